// An item as a row of its table and rows of its pieces, in both directions.
import type { Selectable } from 'kysely'
import type { Making } from '../../../domain/capacity/capacity.ts'
import type { Declaration } from '../../../domain/menu/allergens.ts'
import type { Part } from '../../../domain/menu/deals/parts.ts'
import type { ImageKind, Item, Piece } from '../../../domain/menu/menu.ts'
import type { Sold } from '../../../domain/menu/sold.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { read, write } from '../json.ts'
import type { Tables } from '../tables.ts'
import type { ItemRow } from './rows.ts'

type PieceRow = Tables['item_piece']

export function itemFrom(row: Selectable<ItemRow>, pieces: readonly PieceRow[]): Item {
  return {
    id: row.id,
    category: row.category,
    name: read<LocalText>(row.name),
    ...(row.kitchen_name && { kitchenName: row.kitchen_name }),
    desc: read<LocalText>(row.description),
    ...(row.description2 === null ? {} : { desc2: read<LocalText>(row.description2) }),
    image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
    price: row.price,
    ...(row.glass_price === null ? {} : { glassPrice: row.glass_price }),
    ...(row.bottle_price === null ? {} : { bottlePrice: row.bottle_price }),
    ...(pieces.length === 0 ? {} : { pieces: pieces.map(pieceFrom) }),
    ...(row.making === '[]' ? {} : { making: read<Making[]>(row.making) }),
    ...(row.declaration === null ? {} : { declaration: read<Declaration>(row.declaration) }),
    ...(row.sold === null ? {} : { sold: read<Sold>(row.sold) }),
    ...(row.parts === '[]' ? {} : { parts: read<Part[]>(row.parts) }),
  }
}

export const pieceFrom = ({ persons, count, price }: Piece): Piece => ({ persons, count, price })

/** The row of a new item; its pieces have rows of their own. */
export function itemRow(item: Item, position: number): Selectable<ItemRow> {
  return {
    id: item.id,
    legacy_id: null,
    category: item.category,
    position,
    type: 'food',
    name: write(item.name),
    kitchen_name: item.kitchenName ?? '',
    description: write(item.desc),
    description2: item.desc2 ? write(item.desc2) : null,
    image_kind: item.image.kind,
    image_ref: item.image.ref,
    price: item.price,
    glasses: null,
    bottles: null,
    glass_price: item.glassPrice ?? null,
    bottle_price: item.bottlePrice ?? null,
    removed_at: null,
    legacy_image: null,
    making: write(item.making ?? []),
    declaration: item.declaration ? write(item.declaration) : null,
    sold: item.sold ? write(item.sold) : null,
    parts: write(item.parts ?? []),
  }
}

export const pieceRows = ({ id, pieces = [] }: Pick<Item, 'id' | 'pieces'>): PieceRow[] =>
  pieces.map((piece) => ({ item: id, ...pieceFrom(piece) }))
