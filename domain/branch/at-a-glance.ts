// How many branches a list shows before it needs a field to find one; in a file that the first script can afford.

/** So many are seen at a glance; among more there is a field to search them. */
export const branchesAtAGlance = 8

/** Of many, so many stand above something else, such as the dishes of the menu. */
export const branchesAbove = 6
