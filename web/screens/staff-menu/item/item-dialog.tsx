// Adds an item, or edits one: texts, prices, picture; asks before typed text is lost (EDIT-2, EDIT-3, EDIT-5).
import { useState } from 'react'
import { checkItem, tidyDraft } from '../../../../domain/menu/item-draft.ts'
import { type Locale, locales, localize } from '../../../../domain/shared/locale.ts'
import { type EditableItem, freshItem, useAddItem, useRemoveItem, useSaveItem } from '../../../api/staff/menu-api.ts'
import { usePlaces } from '../../../api/staff/shop-api.ts'
import { sendBy } from '../../../api/staff/staff-api.ts'
import { Button } from '../../../components/controls/button.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { copyIcon } from '../../../components/icons/icons-more.ts'
import { EditDialog, EditNotices, RemoveButton } from '../../../forms/edit-form.tsx'
import { sentencesAt } from '../../../forms/form-problems.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { useEditFormText } from '../../../i18n/staff/index.ts'
import { anyImage, ImagePicker, pngGifJpeg } from '../../../staff/fields/image-picker.tsx'
import { useFormLanguages } from '../../../staff/fields/local-fields.tsx'
import { showToast } from '../../../staff/toasts.tsx'
import { PartsFields } from '../deal/parts-fields.tsx'
import { UsesButton } from '../uses/uses-button.tsx'
import { ItemDeclaration } from './declaration-fields.tsx'
import { ItemMaking, ItemPrices, ItemSold, ItemSpot, ItemTexts, sellsInSizes, spotOf } from './item-fields.tsx'
import { copyFrom, draftFrom, formOf, type ItemForm, type Subject, subjectKey } from './item-form.ts'

type ItemDialogProps = {
  /** Undefined: it is closed. */
  subject: Subject | undefined
  onSubject: (subject: Subject | undefined) => void
}

/** A new subject is a new dialog. */
export const ItemDialog = ({ subject, onSubject }: ItemDialogProps) =>
  subject && <OpenDialog key={subjectKey(subject)} subject={subject} onSubject={onSubject} />

function OpenDialog({ subject, onSubject }: ItemDialogProps & { subject: Subject }) {
  const onClose = () => onSubject(undefined)
  const { t, locale } = useMenuEditText()
  const { lookOver } = useEditFormText().t
  const menu = usePlaces(locale).data
  const item = useItem(subject, onClose)
  const { base: saved, fields, change, unsaved, uploading } = item
  const from = spotOf({ ...subject, item: saved }, menu?.items ?? [])
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const wrong = sentencesAt(item.problems, t.problems, lookOver)
  const name = localize(saved?.name ?? {}, locale)
  const title = saved ? <bdi>{name}</bdi> : t.addTitle
  const remove = useRemoveItem()
  const removed = () => {
    showToast(t.removed(name))
    item.forget()
    onClose()
  }
  return (
    <EditDialog
      form={item}
      onClose={onClose}
      title={!saved && subject.copyOf ? t.copyTitle(localize(subject.copyOf.name, locale)) : title}
      // A copy is something new.
      canSave={!saved && subject.copyOf !== undefined}
      onMistake={({ field }) => {
        const inLanguage = locales.find((each) => field?.endsWith(`.${each}`))
        if (inLanguage) setLanguage(inLanguage)
      }}
      below={
        saved && (
          <div className="mt-5">
            <UsesButton owner={{ item: saved.id }} name={name} category={saved.category} says />
          </div>
        )
      }
    >
      <ItemTexts form={fields} language={language} onLanguage={setLanguage} onChange={change} wrong={wrong} />
      <ItemPrices
        form={fields}
        onChange={change}
        wrong={wrong}
        sized={sellsInSizes(menu, (fields.spot ?? from).category)}
      />
      <ImagePicker
        key={saved?.version}
        image={fields.image ?? undefined}
        onChange={(image) => change({ image: image ?? null })}
        onBusy={(busy) => item.busyWith('image', busy)}
        accept={saved ? anyImage : pngGifJpeg}
        error={wrong('image')}
      />
      <TextField
        label={t.kitchenName}
        hint={t.kitchenNameHint}
        autoComplete="off"
        maxLength={100}
        value={fields.kitchenName}
        error={wrong('kitchenName')}
        onChange={(event) => change({ kitchenName: event.target.value })}
      />
      <PartsFields
        own={saved?.id}
        parts={fields.parts}
        onChange={(parts) => change({ parts })}
        wrong={wrong}
        opens={item.problems.some(({ field }) => field?.startsWith('parts'))}
      />
      {fields.parts.length === 0 && (
        <ItemDeclaration
          declaration={fields.declaration}
          onChange={(declaration) => change({ declaration })}
          open={subject.declares === true}
        />
      )}
      <ItemSold
        form={fields}
        onChange={change}
        problems={item.problems}
        within={menu?.categories.find(({ id }) => id === (fields.spot ?? from).category)?.sold}
      />
      <ItemMaking form={fields} onChange={change} wrong={wrong} />
      <ItemSpot
        item={saved?.id}
        from={from}
        moves={fields.spot}
        onChange={saved || subject.chooses || subject.copyOf ? (spot) => change({ spot }) : undefined}
      />
      {saved && (
        <div className="flex flex-wrap gap-3">
          {!subject.declares && (
            <Button
              variant="quiet"
              size="staff"
              disabled={unsaved || uploading}
              title={unsaved ? t.saveFirst : undefined}
              onClick={() => onSubject({ category: saved.category, item: undefined, copyOf: saved })}
            >
              <Icon of={copyIcon} className="size-5" />
              {t.copy}
            </Button>
          )}
          <RemoveButton
            words={{ remove: t.remove, title: t.removeTitle(name), removeIt: t.removeIt }}
            removal={remove}
            onConfirm={() => remove.mutate(saved.id, { onSuccess: removed })}
          >
            <p>{t.removeText}</p>
          </RemoveButton>
        </div>
      )}
      <EditNotices form={item} words={{ changed: t.changedTitle, gone: t.gone }} />
    </EditDialog>
  )
}

function useItem(subject: Subject, onClose: () => void) {
  const { t, locale } = useMenuEditText()
  const { item, category, copyOf } = subject
  const add = sendBy(useAddItem())
  const save = sendBy(useSaveItem())
  return useEditForm<ItemForm, EditableItem>({
    name: `item ${subjectKey(subject)}`,
    stored: item,
    fieldsOf: (one) => (one || !copyOf ? formOf(one, locale) : copyFrom(copyOf, locale)),
    meaning: (fields) => [tidyDraft(draftFrom(fields)), fields.spot],
    check: (fields) => checkItem(tidyDraft(draftFrom(fields))),
    send: (fields, base) => {
      const draft = draftFrom(fields)
      const { spot } = fields
      if (base) return save({ ...draft, ...spot, id: base.id, version: base.version })
      return add({ ...draft, category: spot?.category ?? category, ...(copyOf && { copyOf: copyOf.id }) })
    },
    latest: async () => item && (await freshItem(item.id)),
    addsAgain: true,
    told: (saved, isNew) => {
      showToast((isNew ? t.added : t.savedNamed)(localize(saved.name, locale)))
      onClose()
    },
  })
}
