// The sizes of one item: for how many persons, or by the glass or the bottle (MENU-3, MENU-4).

import { useId } from 'react'
import { isForPersons, sizesGroup } from '#domain/menu/size-ids.ts'
import { useBranchId } from '#web/customer/cart/cart-store.ts'
import { useSizeName } from '#web/customer/cart/option-words.tsx'
import { loadForSure } from '#web/data/http/connection-state.ts'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import type { MenuOption } from '#web/data/menu/with-groups.ts'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { minusIcon, plusIcon, userIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'

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

type PersonCounterProps = {
  /** Explains the current number. */
  text: string
  value: string
  /** `count` is the number that is shown, `name` its accessible name. */
  choices: readonly { value: string; count: string; name: string }[]
  onChange: (value: string) => void
}

/** For how many persons: one step fewer or more, and numbers side by side, unlike the stepper that counts pieces. */
function PersonCounter({ text, value, choices, onChange }: PersonCounterProps) {
  const { t } = useMoreText()
  const group = useId()
  const at = choices.findIndex((choice) => choice.value === value)
  const step = (icon: IconShape, label: string, to: number) => {
    const next = choices[to]
    return (
      <IconButton
        icon={icon}
        label={label}
        variant="quiet"
        // Not disabled, so that the last step leaves the focus where it is.
        aria-disabled={!next || undefined}
        onClick={() => next && onChange(next.value)}
        className="aria-disabled:opacity-40"
      />
    )
  }
  return (
    <fieldset>
      <legend className="mb-2 flex items-center gap-2 text-sm font-medium">
        <Icon of={userIcon} className="size-5" />
        <span>{text}</span>
      </legend>
      <div className="mb-2 flex items-center justify-between gap-2">
        {step(minusIcon, t.persons.fewer, at - 1)}
        <span aria-hidden="true" className="font-semibold">
          {choices[at]?.count}
        </span>
        {step(plusIcon, t.persons.more, at + 1)}
      </div>
      {/* Two by two on a phone: side by side they would be too narrow for a thumb. */}
      <div className="grid grid-cols-2 overflow-hidden rounded-control border border-edge md:grid-cols-4">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid min-h-11 place-items-center font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-honey"
          >
            <input
              type="radio"
              className="absolute inset-0 appearance-none outline-none"
              name={group}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span aria-hidden="true" className="pointer-events-none relative">
              {choice.count}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
