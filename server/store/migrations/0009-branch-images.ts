// The picture of a branch and its description; the three branches that began with one of our pictures keep it.

export const branchImages: readonly string[] = [
  `alter table branch add column image_kind text check (image_kind in ('bundled', 'uploaded', 'url'))`,
  'alter table branch add column image_ref text',
  `alter table branch add column image_words text not null default '{}'`,
  `update branch set image_kind = 'bundled', image_ref = 'branch-' || id
    where id in ('antwerpen', 'merksem', 'etterbeek')`,
]
