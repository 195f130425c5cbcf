// The texts of the legal pages as the owner wrote or confirmed them: every version that there was, never deleted. A page
// without one has the draft that comes with the program.

export const legalTexts: readonly string[] = [
  `create table legal_text (
    page text not null, locale text not null, version {int} not null, text text not null, at {int} not null,
    confirmed_at {int}, primary key (page, locale, version)
  ) {table}`,
]
