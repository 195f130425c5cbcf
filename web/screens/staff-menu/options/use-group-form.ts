// Fills in, checks, saves and leaves the form of a group; whatever goes wrong, what was typed stays.
import { useState } from 'react'
import { checkGroup, type GroupProblem, type GroupProblemName, tidyGroup } from '../../../../domain/menu/group-draft.ts'
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableGroup, freshGroups, useAddGroup, useSaveGroup } from '../../../api/staff/options.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { useKeptForm } from '../../../forms/left-forms.ts'
import { problemsByField } from '../../../forms/problems.ts'
import { same } from '../../../forms/rebase.ts'
import { checked, useSubmission } from '../../../forms/submission.ts'
import { useMenuEditText, useOptionEditText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { type GroupForm, groupFormOf, groupFrom, leftGroups } from './group-form.ts'

/** `opened` is undefined for a new group. */
export function useGroupForm(opened: EditableGroup | undefined, onClose: () => void) {
  const { t, locale } = useOptionEditText()
  const { lookOver } = useMenuEditText().t
  const key = opened?.id ?? '+'
  const [group, setGroup] = useState(opened)
  const [form, setForm] = useState<GroupForm>(() => leftGroups.get(key) ?? groupFormOf(opened, locale))
  const [wasLeft, setWasLeft] = useState(() => leftGroups.has(key))
  const [tried, setTried] = useState(false)
  const add = sendBy(useAddGroup())
  const save = sendBy(useSaveGroup())
  const draft = groupFrom(form)
  const found = checkGroup(tidyGroup(draft))
  const changed = !same(form, groupFormOf(group, locale))
  const { told, busy, refused, failures, ...submission } = useSubmission(readGroup, send)
  const problems = problemsByField<string>(tried ? [...found, ...told] : [])
  const finished = useKeptForm(leftGroups, key, form, changed)

  function set(change: Partial<GroupForm>) {
    setForm((before) => ({ ...before, ...change }))
    submission.mend(() => true)
  }

  function close() {
    finished.current = true
    onClose()
  }

  function startFrom(fresh: EditableGroup | undefined) {
    setGroup(fresh)
    setForm(groupFormOf(fresh, locale))
    setWasLeft(false)
    setTried(false)
    submission.reset()
  }

  function readGroup(version: string | undefined) {
    return checked(version, found)
  }

  function send(version: string | undefined) {
    return group ? save({ ...draft, id: group.id, version: version ?? group.version }) : add(draft)
  }

  async function finish(version: string | undefined) {
    const saved = await submission.submit(version)
    if (!saved) return
    if (saved.ok) {
      const name = localize(saved.value.name, locale)
      showToast(group ? t.saved(name) : t.added(name))
      close()
      return
    }
    // A group that is gone can only be added again.
    if (saved.refusal.refusal === 'not_found') setGroup(undefined)
  }

  /** Returns the problems; none if the group is being saved. */
  function submit(version = group?.version): readonly GroupProblem[] {
    setTried(true)
    void finish(version)
    return found
  }

  const fresh = async () => (await freshGroups()).groups.find(({ id }) => id === group?.id)

  return {
    form,
    set,
    group,
    /** Of sizes one is always chosen, and each item says what they cost. */
    isSizes: group?.id === sizesGroup,
    draft,
    changed,
    /** Whether it was left unsaved the last time and was restored here. */
    found: wasLeft,
    startAnew: () => startFrom(group),
    busy,
    refusal: refused?.refusal,
    failures,
    /** The sentence about a field, or about its text in any language. */
    wrong: (field: string): string | undefined => {
      const at = Object.keys(problems).find(
        (one) => one === field || /^(en|nl|fr|ar)$/.test(one.replace(`${field}.`, '')),
      )
      const problem = at === undefined ? undefined : problems[at]
      return problem && (t.problems[problem as GroupProblemName] ?? lookOver)
    },
    submit,
    close,
    /** After somebody else's change: take their version, or overwrite it. */
    takeTheirs: async () => startFrom(await fresh()),
    saveMine: async () => {
      const now = await fresh()
      setGroup(now)
      submit(now?.version)
    },
  }
}

export type GroupFormState = ReturnType<typeof useGroupForm>
