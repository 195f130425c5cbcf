// The branches that say themselves that they do not sell an item (J-83).
export const notSoldAt: readonly string[] = ["alter table item add column not_at text not null default '[]'"]
