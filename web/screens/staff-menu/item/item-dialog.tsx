// Adds an item, or edits one: picture, texts, prices; asks before typed text is lost (EDIT-2, EDIT-3, EDIT-5).
import { type FormEvent, useId, useRef, useState } from 'react'
import type { CategoryId } from '../../../../domain/menu/menu.ts'
import { type Locale, locales, localize } from '../../../../domain/shared/locale.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { SelectField } from '../../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { anyImage, ImagePicker, pngGifJpeg } from '../../../staff/fields/image-picker.tsx'
import { UsesButton } from '../uses/uses-button.tsx'
import { ItemDeclaration } from './item-declaration.tsx'
import { ItemMaking } from './item-making.tsx'
import { ItemNotices } from './item-notices.tsx'
import { ItemPrices } from './item-prices.tsx'
import { ItemTexts } from './item-texts.tsx'
import { RemoveItem } from './remove-item.tsx'
import { type Subject, useItemForm } from './use-item-form.ts'

type ItemDialogProps = { subject: Subject; onClose: () => void }

/** Give it the subject as key, so that it starts fresh. */
export function ItemDialog({ subject, onClose }: ItemDialogProps) {
  const { t, locale } = useMenuEditText()
  const [category, setCategory] = useState(subject.category)
  const item = useItemForm(subject, category, onClose)
  const [language, setLanguage] = useState<Locale>(locale)
  const [sending, setSending] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, item.failures)
  const wrong = (field: string) => {
    const problem = item.problemAt(field)
    return problem && (t.problems[problem] ?? t.lookOver)
  }
  const leave = () => (item.changed || sending ? setLeaving(true) : item.close())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || item.busy || !item.changed) return
    const [first] = item.submit()
    if (!first) return
    const inLanguage = locales.find((each) => first.field?.endsWith(`.${each}`))
    if (inLanguage) setLanguage(inLanguage)
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={item.item ? <bdi>{localize(item.item.name, locale)}</bdi> : t.addTitle}
        closeLabel={t.close}
        actions={
          <>
            <Button variant="quiet" size="staff" onClick={leave}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId} size="staff" busy={item.busy} disabled={!item.changed || sending}>
              {item.item ? t.save : t.addIt}
            </Button>
          </>
        }
      >
        <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <ImagePicker
            key={item.item?.version}
            image={item.form.image}
            onChange={(image) => item.set({ image })}
            onBusy={setSending}
            accept={item.item ? anyImage : pngGifJpeg}
            error={wrong('image')}
          />
          <ItemTexts form={item.form} language={language} onLanguage={setLanguage} onChange={item.set} wrong={wrong} />
          <ItemPrices
            form={item.form}
            onChange={item.set}
            wrong={wrong}
            drinks={['DRINKS', 'COCKTAILS'].includes(category)}
          />
          <ItemDeclaration form={item.form} onChange={item.set} open={subject.declares === true} />
          <ItemMaking form={item.form} onChange={item.set} wrong={wrong} />
          <Category id={category} onChoose={subject.chooses && !item.item ? setCategory : undefined} />
          {item.item && <RemoveItem item={item.item} onRemoved={item.close} />}
          <ItemNotices item={item} />
        </form>
        {item.item && (
          <div className="mt-5">
            <UsesButton
              owner={{ item: item.item.id }}
              name={localize(item.item.name, locale)}
              category={item.item.category}
              says
            />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={t.leaveTitle}
        labels={{ cancel: t.keepEditing, confirm: t.leave, close: t.close }}
        onCancel={() => setLeaving(false)}
        onConfirm={item.close}
      >
        {t.leaveText}
      </ConfirmDialog>
    </>
  )
}

type CategoryProps = { id: string; onChoose: ((id: CategoryId) => void) | undefined }

/**
 * Read-only on a category's screen, because an item stays in its category. On the main page, a new item's is chosen.
 */
function Category({ id, onChoose }: CategoryProps) {
  const { t, locale } = useMenuEditText()
  const categories = usePlaces(locale).data?.categories ?? []
  return (
    <SelectField
      label={t.category}
      value={id}
      disabled={!onChoose}
      onChange={(event) => onChoose?.(event.target.value as CategoryId)}
    >
      {(onChoose ? categories.filter(({ hidden }) => !hidden) : categories).map((category) => (
        <option key={category.id} value={category.id}>
          {category.name}
        </option>
      ))}
    </SelectField>
  )
}
