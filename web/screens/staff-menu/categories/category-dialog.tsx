// Adds a category, or edits one: texts, address, icon or picture, and whether customers see it (CATG-1).
import { type FormEvent, useId, useRef, useState } from 'react'
import { categoryLimits } from '../../../../domain/menu/category-draft.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { slugOf } from '../../../../domain/shared/slug.ts'
import type { EditableCategory } from '../../../api/staff/categories.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Switch } from '../../../components/controls/switch.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { useCategoryText, useMenuEditText } from '../../../i18n/editor/index.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import { categoryPath } from '../../../paths.ts'
import { anyImage, ImagePicker } from '../../../staff/fields/image-picker.tsx'
import { LocalLineField } from '../../../staff/fields/local-line-field.tsx'
import { LocalTextField } from '../../../staff/fields/local-text-field.tsx'
import { ItemNotices } from '../item/item-notices.tsx'
import { IconChoice } from './icon-choice.tsx'
import { RemoveCategory } from './remove-category.tsx'
import { useCategoryForm } from './use-category-form.ts'

const SoldFields = lazyPart(
  () => import('../sold/sold-fields.tsx').then((file) => file.SoldFields),
  <div className="h-14" />,
)

type CategoryDialogProps = {
  /** Undefined for a new one. */
  category: EditableCategory | undefined
  onClose: () => void
}

/** Give it the category's id as key, so that it starts fresh. */
export function CategoryDialog({ category: opened, onClose }: CategoryDialogProps) {
  const { t, locale } = useCategoryText()
  const words = useMenuEditText().t
  const category = useCategoryForm(opened, onClose)
  const { form, set, changed, busy, category: saved } = category
  const [sending, setSending] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, category.failures)
  const wrong = (...fields: string[]) => {
    const problem = fields.map(category.problemAt).find(Boolean)
    return problem && ((t.problems as Readonly<Record<string, string>>)[problem] ?? words.lookOver)
  }
  const leave = () => (changed || sending ? setLeaving(true) : category.close())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!sending && !busy && changed) void category.submit()
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={saved ? <bdi>{localize(saved.name, locale)}</bdi> : t.addTitle}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="quiet" size="staff" onClick={leave}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} size="staff" busy={busy} disabled={!changed || sending}>
              {saved ? words.save : words.addIt}
            </Button>
          </>
        }
      >
        <form ref={fields} id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <LocalLineField
            label={words.name}
            value={form.name}
            error={wrong('name', 'name.en', 'name.nl', 'name.fr', 'name.ar')}
            onChange={(name) => set({ name })}
          />
          <div>
            <LocalTextField
              label={words.description}
              hint={t.descHint}
              value={form.desc}
              onChange={(desc) => set({ desc })}
            />
            {wrong('desc.en', 'desc.nl', 'desc.fr', 'desc.ar') && (
              <p role="alert" className="mt-1.5 text-sm font-medium text-cherry">
                {wrong('desc.en', 'desc.nl', 'desc.fr', 'desc.ar')}
              </p>
            )}
          </div>
          {saved && saved.slug === '' ? (
            <p className="text-ink-2">
              {t.fixedAddress} <bdi dir="ltr">#{categoryPath({ id: saved.id })}</bdi>
            </p>
          ) : (
            <TextField
              label={t.address}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={categoryLimits.slug}
              value={form.slug}
              placeholder={slugOf(localize(form.name, 'en'), categoryLimits.slug)}
              hint={
                <>
                  {t.addressHint} <bdi dir="ltr">#/c/…</bdi>
                </>
              }
              error={wrong('slug')}
              onChange={(event) => set({ slug: event.target.value })}
            />
          )}
          <IconChoice value={form.icon} onChange={(icon) => set({ icon })} />
          <div>
            <ImagePicker
              key={saved?.version}
              image={form.image ?? undefined}
              onChange={(image) => set({ image: image ?? null })}
              onBusy={setSending}
              accept={anyImage}
              error={wrong('image')}
            />
            <p className="mt-1.5 text-sm text-ink-2">{t.pictureHint}</p>
          </div>
          <SoldFields sold={form.sold ?? null} onChange={(sold) => set({ sold })} problemAt={category.problemAt} />
          <Switch label={t.shown} size="staff" checked={!form.hidden} onChange={(shown) => set({ hidden: !shown })} />
          {saved && <RemoveCategory category={saved} onRemoved={category.close} />}
          <ItemNotices item={category} words={{ changedTitle: t.changedTitle, gone: t.gone }} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={words.leaveTitle}
        labels={{ cancel: words.keepEditing, confirm: words.leave, close: words.close }}
        onCancel={() => setLeaving(false)}
        onConfirm={category.close}
      >
        {words.leaveText}
      </ConfirmDialog>
    </>
  )
}
