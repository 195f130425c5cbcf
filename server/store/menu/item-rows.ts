// An item as a row of its table, in both directions. Its sizes are a use of their group.
import type { Selectable } from 'kysely'
import type { Making } from '#domain/branch/capacity/capacity.ts'
import type { Declaration } from '#domain/menu/allergens.ts'
import type { MadeAhead } from '#domain/menu/bake/made-ahead.ts'
import type { Part } from '#domain/menu/deals/parts.ts'
import type { ImageKind, Item } from '#domain/menu/menu.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import type { VatClass } from '#domain/money/vat-class.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { fromJson, toJson } from '../json.ts'
import type { ItemRow } from './catalogue-tables.ts'

export function itemFrom(row: Selectable<ItemRow>): Item {
  return {
    id: row.id,
    category: row.category,
    name: fromJson<LocalText>(row.name),
    ...(row.kitchen_name && { kitchenName: row.kitchen_name }),
    desc: fromJson<LocalText>(row.description),
    ...(row.description2 === null ? {} : { desc2: fromJson<LocalText>(row.description2) }),
    image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
    price: row.price ?? 0,
    ...(row.making === '[]' ? {} : { making: fromJson<Making[]>(row.making) }),
    ...(row.ahead === null ? {} : { ahead: fromJson<MadeAhead>(row.ahead) }),
    ...(row.declaration === null ? {} : { declaration: fromJson<Declaration>(row.declaration) }),
    ...(row.sold === null ? {} : { sold: fromJson<SaleRules>(row.sold) }),
    ...(row.not_at === '[]' ? {} : { notAt: fromJson<string[]>(row.not_at) }),
    ...(row.vat === null ? {} : { vat: row.vat as VatClass }),
    ...(row.vouchers === null ? {} : { vouchers: row.vouchers === 1 }),
    ...(row.keeps === 1 && { keeps: true }),
    ...(row.parts === '[]' ? {} : { parts: fromJson<Part[]>(row.parts) }),
  }
}

/** The row of a new item. */
export function itemRow(item: Item, position: number): Selectable<ItemRow> {
  return {
    id: item.id,
    legacy_id: null,
    category: item.category,
    position,
    type: 'food',
    name: toJson(item.name),
    kitchen_name: item.kitchenName ?? '',
    description: toJson(item.desc),
    description2: item.desc2 ? toJson(item.desc2) : null,
    image_kind: item.image.kind,
    image_ref: item.image.ref,
    price: item.price,
    glasses: null,
    bottles: null,
    glass_price: null,
    bottle_price: null,
    removed_at: null,
    legacy_image: null,
    making: toJson(item.making ?? []),
    ahead: item.ahead ? toJson(item.ahead) : null,
    declaration: item.declaration ? toJson(item.declaration) : null,
    sold: item.sold ? toJson(item.sold) : null,
    not_at: '[]',
    parts: toJson(item.parts ?? []),
    vat: item.vat ?? null,
    vouchers: item.vouchers === undefined ? null : Number(item.vouchers),
    keeps: item.keeps ? 1 : 0,
  }
}
