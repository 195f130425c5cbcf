// Fills in, checks and saves which groups an item or a category asks for; what was typed stays whatever goes wrong.
import { useState } from 'react'
import { checkUses, type GroupProblemName } from '../../../../domain/menu/group-draft.ts'
import { type GroupUse, isOfSizes } from '../../../../domain/menu/options.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { type EditableGroups, freshGroups, type UseOwner, useSaveUses } from '../../../api/staff/options.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { same } from '../../../forms/rebase.ts'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { useMenuEditText, useOptionEditText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { usesAt, versionAt } from '../options/where-used.ts'
import { groupUseOf, newUse, notAsked, rowIn, type UseRow } from './uses-form.ts'

/** `name`: of the item or category. */
export function useUsesForm(owner: UseOwner, name: string, { groups, uses }: EditableGroups, onClose: () => void) {
  const { t, locale } = useOptionEditText()
  const { lookOver } = useMenuEditText().t
  const [base, setBase] = useState(() => usesAt(uses, owner))
  const [version, setVersion] = useState(() => versionAt(uses, owner))
  const rowsIn = (all: readonly GroupUse[]) => all.map((use) => rowIn(use, groups, locale))
  const [rows, setRows] = useState(() => rowsIn(base))
  const [tried, setTried] = useState(false)
  const save = sendBy(useSaveUses())
  const sent = rows.map(groupUseOf)
  const found = checkUses(sent, groups)
  const { told, busy, refused, failures, ...submission } = useSubmission(
    (since: string) => checked(since, found),
    (since) => save({ owner, uses: [...sent], version: since }),
  )
  const problems = problemsByField<string>(tried ? [...found, ...told] : [])
  const sizes = useSizesAt(owner)

  function put(next: readonly UseRow[]) {
    setRows([...next])
    submission.mend(() => true)
  }

  async function submit(since = version) {
    setTried(true)
    const saved = await submission.submit(since)
    if (!saved?.ok) return
    showToast(t.uses.saved(name))
    onClose()
  }

  return {
    rows,
    groups,
    /** The sizes in which it is sold, or items of it are. */
    sizes,
    changed: !same(rows, rowsIn(base)),
    busy,
    refusal: refused?.refusal,
    failures,
    wrong: (field: string): string | undefined => {
      const problem = problems[field]
      return problem && (t.problems[problem as GroupProblemName] ?? lookOver)
    },
    change: (group: string, part: Partial<UseRow>) =>
      put(rows.map((row) => (row.group === group ? { ...row, ...part } : row))),
    attach: (group: string) => {
      const added = groups.find(({ id }) => id === group)
      if (added) put([...rows, newUse(added)])
    },
    differ: (use: UseRow) => put([...rows, use]),
    leaveOut: (group: string) => put([...rows, notAsked(group)]),
    remove: (group: string) => put(rows.filter((row) => row.group !== group)),
    move: (at: number, by: 1 | -1) => put(swapped(rows, at, by)),
    submit: () => void submit(),
    /** After somebody else's change: overwrite it, or take their version. */
    saveMine: async () => submit(versionAt((await freshGroups()).uses, owner)),
    takeTheirs: async () => {
      const fresh = (await freshGroups()).uses
      const theirs = usesAt(fresh, owner)
      setBase(theirs)
      setVersion(versionAt(fresh, owner))
      setRows(rowsIn(theirs))
      setTried(false)
      submission.reset()
    },
  }
}

export type UsesFormState = ReturnType<typeof useUsesForm>

function swapped(rows: readonly UseRow[], at: number, by: 1 | -1): readonly UseRow[] {
  const [one, other] = [rows[at], rows[at + by]]
  if (!one || !other) return rows
  return rows.map((row, place) => (place === at ? other : place === at + by ? one : row))
}

function useSizesAt(owner: UseOwner): ReadonlySet<string> {
  const { locale } = useOptionEditText()
  const items = usePlaces(locale).data?.items ?? []
  const own = items.filter(({ id, category }) => ('item' in owner ? id === owner.item : category === owner.category))
  return new Set(own.flatMap(({ groups }) => groups?.find(isOfSizes)?.only ?? []))
}
