// Descriptions of the pictures of offers and posts, per language.

export const imageWords: readonly string[] = [
  `alter table offer add column image_words text not null default '{}'`,
  `alter table post add column image_words text not null default '{}'`,
]
