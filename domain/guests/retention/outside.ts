// What is kept outside the database: files and other places, for docs/data.md (SAFE-4).

/** How long a shop that a restore set aside is kept: it may be the only copy of what came after the backup. */
export const asideDays = 30
export const asideMs = asideDays * 24 * 3_600_000

export interface OutsidePlace {
  readonly what: string
  readonly holds: string
  readonly kept: string
}

export const outsidePlaces: readonly OutsidePlace[] = [
  {
    what: 'Backups',
    holds: 'everything that the database held at that time',
    kept: 'until they age out: with `BACKUP_WEEKS=3` three to four weeks, so a name is gone from every backup at most four weeks after it was erased. A restore erases before the shop answers: see [operations.md](operations.md#restore)',
  },
  {
    what: '`erased.jsonl` beside the backups',
    holds: 'what was erased on request: kind, number and time of the record, no name',
    kept: '400 days',
  },
  {
    what: '`noisette.db.before-…`',
    holds: 'a shop that a restore set aside, with everything in it but what was erased since',
    kept: `${asideDays} days after the restore; then the shop deletes it. It may be the only copy of what came after the backup: enter again what you need of it before`,
  },
  {
    what: 'The report of an import (`--report`)',
    holds: 'names and telephone numbers of the old site, as they were',
    kept: 'until you delete it; only the user who made it may read it, and the command says so',
  },
  {
    what: "The server's log (standard output)",
    holds: 'no name, telephone number, address, e-mail, note, token or address of a visitor',
    kept: 'as long as your system keeps it',
  },
  {
    what: 'Mails, the form service, web hooks and push services',
    holds:
      'messages, reservations and receipts as they were sent on; web hooks get codes, no names; push services get what only the customer’s browser can read',
    kept: 'where they went, as long as it is kept there: the shop cannot reach it',
  },
  {
    what: "A customer's own browser",
    holds: 'the cart, the last tokens; name and telephone number only if they ticked so',
    kept: 'until they delete it',
  },
]
