// How a table is sorted, and how a press on a header changes it.
export type Sorting = { by: string; direction: 'ascending' | 'descending' }

/** The same column again turns the direction; another column starts ascending. */
export function pressedHeader(sorting: Sorting | undefined, column: string): Sorting {
  const turned = sorting?.by === column && sorting.direction === 'ascending'
  return { by: column, direction: turned ? 'descending' : 'ascending' }
}
