// What people type, measured the way a person would.

/** Nothing that anybody could read: white space and characters without a shape. */
export const isBlank = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** Length in characters as a person counts them closely enough: an emoji of one code point is one. */
export const lengthOf = (text: string): number => Array.from(text).length
