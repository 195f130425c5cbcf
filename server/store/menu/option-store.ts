// Option groups and their uses, as the catalogue reads them.
import type { Making } from '#domain/branch/capacity/capacity.ts'
import type { OptionDeclaration } from '#domain/menu/allergens.ts'
import type { GroupKind, GroupUse, Option, OptionGroup } from '#domain/menu/options.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'
import type { VatClass } from '#domain/money/vat-class.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import type { GroupUseRow, OptionGroupRow, ShopOptionRow } from './catalogue-tables.ts'

/** The uses of items and of categories, by the id of their owner, without sizes. */
export interface UsesByOwner {
  readonly items: ReadonlyMap<string, readonly GroupUse[]>
  readonly categories: ReadonlyMap<string, readonly GroupUse[]>
}

export interface Options {
  readonly groups: readonly OptionGroup[]
  readonly uses: UsesByOwner
  /** By item id, the use that says in which sizes it is sold. */
  readonly sizes: ReadonlyMap<string, GroupUse>
}

export async function readOptions(db: Db): Promise<Options> {
  const groups = await db.selectFrom('option_group').selectAll().orderBy('position').orderBy('id').execute()
  const options = await db.selectFrom('shop_option').selectAll().orderBy('position').orderBy('id').execute()
  const uses = await db.selectFrom('group_use').selectAll().orderBy('position').execute()
  const usesOf = (kind: GroupUseRow['owner_kind']) => {
    const rows = uses.filter(({ owner_kind, group_id }) => owner_kind === kind && group_id !== sizesGroup)
    return new Map(
      Map.groupBy(rows, ({ owner }) => owner)
        .entries()
        .map(([owner, own]) => [owner, own.map(useFrom)]),
    )
  }
  return {
    groups: groups.map((row) =>
      groupFrom(
        row,
        options.filter(({ group_id }) => group_id === row.id),
      ),
    ),
    uses: { items: usesOf('item'), categories: usesOf('category') },
    sizes: new Map(uses.filter(({ group_id }) => group_id === sizesGroup).map((row) => [row.owner, useFrom(row)])),
  }
}

const groupFrom = ({ id, name, kind, min, max, included }: OptionGroupRow, options: ShopOptionRow[]): OptionGroup => ({
  id,
  name: fromJson<LocalText>(name),
  kind: kind as GroupKind,
  min,
  max,
  included,
  options: options.map(optionFrom),
})

const optionFrom = ({
  id,
  name,
  kitchen_name,
  price,
  most,
  making,
  declaration,
  vat,
  own_cup,
  hidden,
}: ShopOptionRow): Option => ({
  id,
  name: fromJson<LocalText>(name),
  ...(kitchen_name && { kitchenName: kitchen_name }),
  price,
  most,
  ...(making !== '[]' && { making: fromJson<Making[]>(making) }),
  ...(declaration !== null && { declaration: fromJson<OptionDeclaration>(declaration) }),
  ...(vat !== null && { vat: vat as VatClass }),
  ...(own_cup === 1 && { ownCup: true }),
  ...(hidden === 1 && { hidden: true }),
})

const useFrom = ({ group_id, settings }: GroupUseRow): GroupUse => ({
  group: group_id,
  ...fromJson<Omit<GroupUse, 'group'>>(settings),
})
