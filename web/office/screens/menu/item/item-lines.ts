// What the form of an item says, line by line: for what is not saved yet, and for what two people typed apart.
import { asItComes, sizesGroup } from '#domain/menu/sizes.ts'
import { localize } from '#domain/shared/locale.ts'
import { useGroups } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { type FormLine, textLines } from '#web/office/forms/form-lines.ts'
import { usePaceText } from '#web/words/board/index.ts'
import { useDealEditText, useMenuEditText } from '#web/words/editor/index.ts'
import { useStations } from '../times/use-stations.ts'
import { useDeclarationWords } from './declaration-fields.tsx'
import type { ItemForm } from './item-form.ts'

/** All but the picture and the sale times, which are marked at their section. */
export function useItemLines(): (form: ItemForm) => FormLine[] {
  const { t, locale } = useMenuEditText()
  const deal = useDealEditText().t
  const making = usePaceText().t.making
  const declared = useDeclarationWords()
  const menu = useShopMenu(locale).data
  const { stations = [] } = useStations()
  const sizes = useGroups().data?.groups.find(({ id }) => id === sizesGroup)?.options ?? []
  const named = <Of extends { id: string; name: string }>(all: readonly Of[] | undefined, id: string) =>
    all?.find((one) => one.id === id)?.name ?? id
  const sizeOf = (id: string) => localize(sizes.find((one) => one.id === id)?.name ?? {}, locale) || id
  return (form) => [
    ...textLines('name', t.name, form.name),
    ...textLines('desc', t.description, form.desc),
    ...textLines('desc2', t.description2, form.desc2),
    { field: 'kitchenName', label: t.kitchenName, text: form.kitchenName.trim() },
    { field: 'price', label: t.price, text: form.price.trim() },
    ...Object.entries(form.sizes).map(([id, { price, count }]) => ({
      field: 'sizes',
      label: `${t.price}, ${sizeOf(id)}`,
      text: [count.trim() && `${count.trim()} ×`, price.trim()].filter(Boolean).join(' '),
    })),
    { field: 'newSize', label: t.newSize, text: [form.newSize.name, form.newSize.price].filter(Boolean).join(' ') },
    ...Object.entries(form.branchPrices).flatMap(([branch, own]) =>
      Object.entries(own).map(([size, price]) => ({
        field: 'branchPrices',
        label: [t.price, named(menu?.branches, branch), size !== asItComes && sizeOf(size)].filter(Boolean).join(', '),
        text: price.trim(),
      })),
    ),
    { field: 'declaration', label: t.declaration, text: declared(form.declaration) },
    {
      field: 'parts',
      label: deal.title,
      text: form.parts.map(({ name }, at) => localize(name, locale) || deal.part(at + 1)).join(' + '),
    },
    ...Object.entries(form.making).map(([id, time]) => ({
      field: 'making',
      label: `${making}, ${named(stations, id)}`,
      text: time.trim(),
    })),
    ...(form.spot ? [{ field: 'spot', label: t.category, text: named(menu?.categories, form.spot.category) }] : []),
  ]
}
