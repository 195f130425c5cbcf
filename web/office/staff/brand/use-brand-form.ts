// The form of the brand, or of a part of it.
import { type Brand, brandProblems, brandTexts, tidyBrand } from '#domain/shop/brand/brand.ts'
import { colourNames } from '#domain/shop/brand/palette.ts'
import { readStoredBrand, type StoredBrand, useSaveBrand } from '#web/data/staff/site-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import type { EditWords } from '#web/office/forms/edit-form.tsx'
import { changedLines, textLines } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useBrandText } from '#web/words/owner/index.ts'
import { showToast } from '../toasts.tsx'

/** `part` tells apart the forms that show a part each. */
export function useBrandForm(stored: StoredBrand, part = 'all') {
  const { t } = useBrandText()
  const send = sendBy(useSaveBrand())
  const form = useEditForm<Brand, StoredBrand>({
    name: `brand ${part}`,
    stored,
    fieldsOf: ({ brand } = stored) => brand,
    check: (brand) => brandProblems(tidyBrand(brand)),
    send: (brand, { version } = stored) => send({ version, brand: tidyBrand(brand) }),
    latest: readStoredBrand,
    wishOf: tidyBrand,
    told: () => showToast(t.saved),
  })
  const lines = ({ name, colours, typeface, texts, links }: Brand) => [
    { field: 'name', label: t.name, text: name },
    ...colourNames.map((one) => ({ field: 'colours', label: t.colourNames[one], text: colours?.[one] ?? '' })),
    { field: 'typeface', label: t.typeface, text: t.typefaceNames[typeface] },
    ...brandTexts.flatMap((one) => textLines('texts', t.texts[one], texts[one])),
    ...links.map((link, at) => ({ field: 'links', label: t.link(at + 1), text: link })),
  ]
  const words: EditWords = {
    changed: t.meanwhile,
    fields: { ...fieldNames(t), texts: t.words },
    changes: changedLines(form, lines),
  }
  return { form, words }
}

const named = ['name', 'logo', 'media', 'colours', 'typeface', 'links', 'languages'] as const

const fieldNames = (t: Readonly<Record<(typeof named)[number], string>>) =>
  Object.fromEntries(named.map((field) => [field, t[field]]))
