// A category as a row of its table, in both directions.
import type { Selectable } from 'kysely'
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import type { Category, ImageKind } from '#domain/menu/menu.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import { usualVatClass, type VatClass } from '#domain/money/vat-class.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { fromJson, toJson } from '../json.ts'
import type { CategoryRow } from './catalogue-tables.ts'

export const categoryFrom = (row: Selectable<CategoryRow>): Category => ({
  id: row.id,
  name: fromJson<LocalText>(row.name),
  desc: fromJson<LocalText>(row.description),
  index: row.position,
  ...(row.hidden === 1 ? { hidden: true } : {}),
  ...(row.slug === null ? {} : { slug: row.slug }),
  icon: row.icon as CategoryIcon,
  ...(row.image_kind !== null && row.image_ref !== null
    ? { image: { kind: row.image_kind as ImageKind, ref: row.image_ref } }
    : {}),
  ...(row.vat === usualVatClass ? {} : { vat: row.vat as VatClass }),
  ...(row.sold === null ? {} : { sold: fromJson<SaleRules>(row.sold) }),
})

export const categoryRow = (category: Category): Selectable<CategoryRow> => ({
  id: category.id,
  position: category.index,
  name: toJson(category.name),
  description: toJson(category.desc),
  hidden: category.hidden ? 1 : 0,
  slug: category.slug ?? null,
  icon: category.icon,
  image_kind: category.image?.kind ?? null,
  image_ref: category.image?.ref ?? null,
  sold: category.sold ? toJson(category.sold) : null,
  vat: category.vat ?? usualVatClass,
})
