// Folds words for searching.

/** Lower case without accents, the same on both engines. */
export const searchFold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
