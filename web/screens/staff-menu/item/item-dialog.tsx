// Adds an item, or edits one: picture, texts, prices; asks before typed text is lost (EDIT-2, EDIT-3, EDIT-5).
import { type FormEvent, useId, useRef, useState } from 'react'
import { type Locale, locales, localize } from '../../../../domain/shared/locale.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { copyIcon } from '../../../components/icons/icons-more.ts'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import { useFormLanguages } from '../../../staff/fields/form-languages.ts'
import { anyImage, ImagePicker, pngGifJpeg } from '../../../staff/fields/image-picker.tsx'
import { UsesButton } from '../uses/uses-button.tsx'
import { ItemDeclaration } from './item-declaration.tsx'
import { ItemMaking } from './item-making.tsx'
import { ItemNotices } from './item-notices.tsx'
import { ItemPrices } from './item-prices.tsx'
import { ItemSold } from './item-sold.tsx'
import { ItemSpot, sellsInSizes, spotOf } from './item-spot.tsx'
import { ItemTexts } from './item-texts.tsx'
import { RemoveItem } from './remove-item.tsx'
import { type Subject, useItemForm } from './use-item-form.ts'

const PartsFields = lazyPart(
  () => import('../deal/parts-fields.tsx').then((file) => file.PartsFields),
  <div className="h-14" />,
)

type ItemDialogProps = {
  subject: Subject
  onClose: () => void
  /** Opens another dialog, for a copy. */
  onCopy?: (copy: Subject) => void
}

/** Give it `subjectKey` as key, so that it starts fresh. */
export function ItemDialog({ subject, onClose, onCopy }: ItemDialogProps) {
  const { t, locale } = useMenuEditText()
  const menu = usePlaces(locale).data
  const [from] = useState(() => spotOf(subject, menu?.items ?? []))
  const [spot, setSpot] = useState(from)
  const item = useItemForm(subject, spot, from, onClose)
  const saved = item.item
  const [language, setLanguage] = useState<Locale>(useFormLanguages().first)
  const [sending, setSending] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, item.failures)
  const wrong = (field: string) => {
    const problem = item.problemAt(field)
    return problem && ((t.problems as Readonly<Record<string, string>>)[problem] ?? t.lookOver)
  }
  const leave = () => (item.changed || sending ? setLeaving(true) : item.close())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || item.busy || !item.canSave) return
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
        title={
          item.item ? (
            <bdi>{localize(item.item.name, locale)}</bdi>
          ) : subject.copyOf ? (
            t.copyTitle(localize(subject.copyOf.name, locale))
          ) : (
            t.addTitle
          )
        }
        closeLabel={t.close}
        actions={
          <>
            <Button variant="quiet" size="staff" onClick={leave}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId} size="staff" busy={item.busy} disabled={!item.canSave || sending}>
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
          <ItemPrices form={item.form} onChange={item.set} wrong={wrong} sized={sellsInSizes(menu, spot.category)} />
          <TextField
            label={t.kitchenName}
            hint={t.kitchenNameHint}
            autoComplete="off"
            maxLength={100}
            value={item.form.kitchenName}
            error={wrong('kitchenName')}
            onChange={(event) => item.set({ kitchenName: event.target.value })}
          />
          <PartsFields
            own={saved?.id}
            parts={item.form.parts}
            onChange={(parts) => item.set({ parts })}
            wrong={wrong}
          />
          {item.form.parts.length === 0 && (
            <ItemDeclaration form={item.form} onChange={item.set} open={subject.declares === true} />
          )}
          <ItemSold
            form={item.form}
            onChange={item.set}
            problemAt={item.problemAt}
            within={menu?.categories.find(({ id }) => id === spot.category)?.sold}
          />
          <ItemMaking form={item.form} onChange={item.set} wrong={wrong} />
          <ItemSpot
            item={saved?.id}
            from={from}
            spot={spot}
            onChange={saved || subject.chooses || subject.copyOf ? setSpot : undefined}
          />
          {saved && (
            <div className="flex flex-wrap gap-3">
              {onCopy && (
                <Button
                  variant="quiet"
                  size="staff"
                  disabled={item.changed || sending}
                  title={item.changed ? t.saveFirst : undefined}
                  onClick={() => onCopy({ category: saved.category, item: undefined, copyOf: saved })}
                >
                  <Icon of={copyIcon} className="size-5" />
                  {t.copy}
                </Button>
              )}
              <RemoveItem item={saved} onRemoved={item.close} />
            </div>
          )}
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
