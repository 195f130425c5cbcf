// What every group of options has: its name, how many may be chosen, what is wrong, and an option as a card.
import { type ReactNode, useId } from 'react'
import type { ChoiceProblem } from '../../domain/menu/chosen.ts'
import { sizePrice, sizesGroup } from '../../domain/menu/sizes.ts'
import type { MenuGroup, MenuOption } from '../api/menu/with-groups.ts'
import { useObservable } from '../api/observable.ts'
import { Icon } from '../components/icons/icon.tsx'
import { checkIcon, warningIcon } from '../components/icons/icons.ts'
import { dietView } from '../diet/diet-view.ts'
import type { ItemWords } from '../i18n/customer/en.ts'
import { useItemText } from '../i18n/customer/index.ts'
import type { GroupsChoice } from './groups-choice.ts'

type GroupFrameProps = { group: MenuGroup; choice: GroupsChoice; children: ReactNode }

export function GroupFrame({ group, choice, children }: GroupFrameProps) {
  const { t } = useItemText()
  const wrongId = useId()
  const problem = choice.problemAt(group.id)
  return (
    <fieldset data-wrong={problem && ''} aria-describedby={problem && wrongId} className="min-w-0">
      <Legend name={group.name} hint={hintOf(group, t)} />
      {problem && (
        <p id={wrongId} role="alert" className="item-wrong">
          <Icon of={warningIcon} className="size-5" />
          {wrongWords(problem, group, t)}
        </p>
      )}
      {children}
    </fieldset>
  )
}

export function Legend({ name, hint }: { name: string; hint: string }) {
  return (
    <legend className="item-legend">
      {name} {hint && <small>{hint}</small>}
    </legend>
  )
}

function hintOf({ kind, min, max, included }: MenuGroup, t: ItemWords): string {
  if (kind === 'one') return min > 0 ? t.chooseOne : t.ifYouLike
  const often = included > 0 ? t.included(included) : ''
  if (min > 0) return [max === null ? t.atLeast(min) : t.between(min, max), often].filter(Boolean).join(' · ')
  return [kind === 'many' && max !== null ? t.upTo(max) : '', often].filter(Boolean).join(' · ')
}

function wrongWords({ problem, option }: ChoiceProblem, group: MenuGroup, t: ItemWords): string {
  const name = group.options.find(({ id }) => id === option)?.name ?? group.name
  if (problem === 'option_sold_out') return t.outNow(name)
  if (problem === 'too_many') return t.tooMany(group.max ?? 1)
  return group.kind === 'one' || group.min === 1 ? t.missing(group.name) : t.missingUnits(group.min)
}

type OptionPriceProps = { option: MenuOption; group: MenuGroup; choice: GroupsChoice }

/** Under the price: what is told of it to who avoids something. */
export function OptionDetail(props: OptionPriceProps) {
  const { option, group, choice } = props
  const diet = useObservable(dietView)
  return (
    <>
      <OptionPrice {...props} />
      {diet && <diet.Brings item={choice.item} chosen={choice.chosen} group={group.id} option={option.id} />}
    </>
  )
}

/** What one of it adds, or the whole price of a size; sold out in its place. Where nothing in the group costs anything, nothing is said. */
function OptionPrice({ option, group, choice }: OptionPriceProps) {
  const { t, money } = useItemText()
  if (choice.isOut(option.id)) return <small>{t.soldOut}</small>
  if (choice.wholePrices && group.id === sizesGroup)
    return <small>{money(sizePrice(choice.item, option.id) ?? 0)}</small>
  if (group.options.every(({ price }) => price === 0)) return null
  if (option.price === 0) return <small>{t.inPrice}</small>
  return (
    <small>
      <bdi dir="ltr">
        {option.price > 0 ? '+' : '−'}
        {money(Math.abs(option.price))}
      </bdi>
    </small>
  )
}

type OptionCardProps = {
  type: 'radio' | 'checkbox'
  name?: string
  checked: boolean
  disabled?: boolean
  detail?: ReactNode
  onChange: () => void
  children: ReactNode
}

export function OptionCard({ type, name, checked, disabled = false, detail, onChange, children }: OptionCardProps) {
  return (
    <label className="item-option">
      <input type={type} name={name} checked={checked} disabled={disabled && !checked} onChange={onChange} />
      <span>{children}</span>
      {detail}
      <span className="item-tick">
        <Icon of={checkIcon} className="size-4" />
      </span>
    </label>
  )
}
