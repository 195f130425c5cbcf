// The sizes of one item: for how many persons, or by the glass or the bottle (MENU-3, MENU-4).
import { isForPersons, sizesGroup } from '../../../domain/menu/size-ids.ts'
import { loadForSure } from '../../api/http/connection-state.ts'
import { type MenuItem, useMenu } from '../../api/menu/public-menu-api.ts'
import type { MenuOption } from '../../api/menu/with-groups.ts'
import { useBranchId } from '../../cart/cart-store.ts'
import { useSizeName } from '../../cart/option-words.tsx'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { PersonCounter } from '../../components/controls/person-counter.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'

type ChoicesProps = {
  item: MenuItem
  sizes: readonly MenuOption[]
  size: MenuOption
  onChange: (size: string) => void
}

/** A combo counts persons; a wine comes by the glass or the bottle. */
export function ItemChoices({ item, sizes, size, onChange }: ChoicesProps) {
  const { money } = useMoreText()
  const nameOf = useSizeName()
  const branch = useBranchId()
  const { groups } = useMenu()

  /** A board for more persons is the same board, so its line in the cart changes too. */
  function choose(next: string) {
    void loadForSure(() => import('./card-changes.ts')).then(({ changeSize }) => changeSize(item.id, size.id, next))
    onChange(next)
  }
  if (sizes.every(({ id }) => isForPersons(id)))
    return (
      <PersonCounter
        text={nameOf(size)}
        value={size.id}
        choices={sizes.map(({ id, name }) => ({ value: id, name, count: id.slice(id.lastIndexOf('-') + 1) }))}
        onChange={choose}
      />
    )
  const group = groups.find(({ id }) => id === sizesGroup)
  return (
    <ChoicePills
      label={`${group?.name}: ${item.name}`}
      labelHidden
      name={`choice-${item.id}`}
      value={size.id}
      choices={sizes.map((each) => ({
        value: each.id,
        text: nameOf(each),
        detail: money(Math.max(0, item.price + each.price)),
        disabled: branch !== null && each.out?.includes(branch) === true,
      }))}
      onChange={onChange}
    />
  )
}
