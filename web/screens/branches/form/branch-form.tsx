// The whole form of a branch, beside a preview of what customers will read, with the buttons at its foot.
import { type FormEvent, type ReactNode, useRef } from 'react'
import type { ShopState } from '../../../../domain/branch/branch.ts'
import type { Described } from '../../../../domain/shared/picture.ts'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useFocusOnMistake } from '../../../forms/mistakes.ts'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { ExceptionsSection } from './exceptions-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { PlaceSection } from './location-section.tsx'
import { ContactSection, NameSection } from './name-section.tsx'
import { OrdersSection } from './orders-section.tsx'
import { HalfHours } from './periods-field.tsx'
import { PictureSection } from './picture-section.tsx'
import { Preview, PreviewLine } from './preview.tsx'
import type { DraftForm } from './use-branch-form.ts'

type BranchFormProps = {
  form: DraftForm
  /** The branch as last saved; undefined for a new one. */
  saved?: Described
  shop: ShopState
  unsaved: boolean
  onSubmit: () => void
  /** At the foot: the result of the last save. */
  news?: ReactNode
  /** Above the preview. */
  state?: ReactNode
  actions: ReactNode
}

export function BranchForm({ form, saved, shop, unsaved, onSubmit, news, state, actions }: BranchFormProps) {
  const { t } = useBranchText()
  const branch = { ...form.settings, shop }
  const wrong = Object.keys(form.problems).length
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, form.failures)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form
      ref={fields}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_min(22rem,45%)] [&_button]:scroll-mb-28 [&_input]:scroll-mb-28"
    >
      <div className="grid gap-5 lg:sticky lg:top-24 lg:order-last">
        {state}
        <Preview branch={branch} unsaved={unsaved} readable={form.readable} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <NameSection form={form} />
        <ContactSection form={form} />
        <PictureSection form={form} saved={saved} />
        <HoursSection form={form} />
        <ExceptionsSection form={form} />
        <OrdersSection form={form} />
        <PlaceSection form={form} />
        <HalfHours />
        <div className="foot-bar sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 md:mx-0 md:rounded-t-card">
          {news}
          {wrong > 0 && <Notice kind="error">{t.mend(wrong)}</Notice>}
          {unsaved && form.readable && <PreviewLine branch={branch} />}
          <div className="flex flex-wrap items-center gap-3">{actions}</div>
        </div>
      </div>
    </form>
  )
}
