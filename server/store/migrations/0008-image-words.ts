// What the pictures of offers and posts show, in words, per language.

export const imageWords: readonly string[] = [
  `alter table offer add column image_words text not null default '{}'`,
  `alter table post add column image_words text not null default '{}'`,
]
