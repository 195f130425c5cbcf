// Adds a group of options, or edits one, beside a picture of what customers will see; asks before typed text is lost.
import { useState } from 'react'
import { checkGroup, type GroupProblemName, tidyGroup } from '../../../../domain/menu/group-draft.ts'
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { type Locale, locales, localize } from '../../../../domain/shared/locale.ts'
import {
  type EditableGroup,
  freshGroups,
  useAddGroup,
  useRemoveGroup,
  useSaveGroup,
} from '../../../api/staff/menu-calls.ts'
import { sendBy } from '../../../api/staff/staff.ts'
import { EditDialog, EditNotices, RemoveButton } from '../../../forms/edit-form.tsx'
import { problemsByField } from '../../../forms/problems.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { useEditFormText } from '../../../i18n/staff/index.ts'
import { useFormLanguages } from '../../../staff/fields/local-fields.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { GroupFields, GroupPreview } from './group-fields.tsx'
import { type GroupEditing, type GroupForm, groupFormOf, groupFrom } from './group-form.ts'
import { OptionList } from './option-list.tsx'

const shape = 'rise m-auto max-h-[94dvh] rounded-card shade-bar'
const wide = `${shape} w-[min(68rem,calc(100%-1rem))]`
/** Sizes are shown on the cards, so nothing stands beside the fields. */
const narrow = `${shape} w-[min(44rem,calc(100%-1rem))]`

type GroupDialogProps = {
  /** Undefined for a new one. */
  group: EditableGroup | undefined
  /** How many items ask for it. */
  items: number
  onClose: () => void
  /** The option that it is opened for, to be declared. */
  declares?: string
}

/** Give it the group as key, so that it starts fresh. */
export function GroupDialog({ group: opened, items, onClose, declares }: GroupDialogProps) {
  const { t, locale } = useOptionEditText()
  const { lookOver } = useEditFormText().t
  const edit = useGroup(opened, onClose)
  const { base: group, fields } = edit
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const problems = problemsByField<string>(edit.problems)
  const isSizes = group?.id === sizesGroup
  const form: GroupEditing = {
    form: fields,
    set: edit.change,
    isSizes,
    wrong: (field) => {
      const ofText = (one: string) => /^(en|nl|fr|ar)$/.test(one.replace(`${field}.`, ''))
      const at = Object.keys(problems).find((one) => one === field || ofText(one))
      const problem = at === undefined ? undefined : problems[at]
      return problem && (t.problems[problem as GroupProblemName] ?? lookOver)
    },
  }
  return (
    <EditDialog
      form={edit}
      onClose={onClose}
      title={group ? <bdi>{localize(group.name, locale)}</bdi> : t.addTitle}
      shape={isSizes ? narrow : wide}
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isSizes ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}
      onMistake={({ field }) => {
        const inLanguage = locales.find((each) => field?.endsWith(`.${each}`))
        if (inLanguage) setLanguage(inLanguage)
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {items > 0 && <p className="rounded-control bg-honey-soft px-4 py-2.5 font-medium">{t.meets(items)}</p>}
        <GroupFields form={form} language={language} onLanguage={setLanguage} />
        <OptionList form={form} language={language} declares={declares} />
      </div>
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isSizes ? 'empty:hidden' : 'lg:sticky lg:top-18'}`}>
        {!isSizes && <GroupPreview group={groupFrom(fields)} language={language} />}
        <EditNotices form={edit} words={{ changed: t.changedTitle, gone: t.gone }} />
        {group && !isSizes && (
          <RemoveGroup
            group={group}
            items={items}
            onRemoved={() => {
              edit.forget()
              onClose()
            }}
          />
        )}
      </div>
    </EditDialog>
  )
}

function useGroup(opened: EditableGroup | undefined, onClose: () => void) {
  const { t, locale } = useOptionEditText()
  const add = sendBy(useAddGroup())
  const save = sendBy(useSaveGroup())
  return useEditForm<GroupForm, EditableGroup>({
    name: `group ${opened?.id ?? ''}`,
    stored: opened,
    fieldsOf: (group) => groupFormOf(group, locale),
    check: (fields) => checkGroup(tidyGroup(groupFrom(fields))),
    send: (fields, base) => {
      const draft = groupFrom(fields)
      return base ? save({ ...draft, id: base.id, version: base.version }) : add(draft)
    },
    latest: async () => (await freshGroups()).groups.find(({ id }) => id === opened?.id),
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onClose()
    },
  })
}

type RemoveGroupProps = { group: EditableGroup; items: number; onRemoved: () => void }

function RemoveGroup({ group, items, onRemoved }: RemoveGroupProps) {
  const { t, locale } = useOptionEditText()
  const remove = useRemoveGroup()
  const name = localize(group.name, locale)

  function goOn() {
    remove.mutate(
      { id: group.id },
      {
        onSuccess: () => {
          showToast(t.removed(name))
          onRemoved()
        },
      },
    )
  }

  return (
    <RemoveButton
      words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
      removal={remove}
      onConfirm={goOn}
    >
      {items > 0 && <p className="font-semibold text-ink">{t.removeText(items)}</p>}
      <p>{t.removeAfter}</p>
    </RemoveButton>
  )
}
