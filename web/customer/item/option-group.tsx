// One group of options: cards to choose one, rows with ticks or steppers to choose several, pills for what is left out.

import { type ReactNode, useId } from 'react'
import { roomIn } from '#domain/menu/choosing.ts'
import { type ChoiceProblem, quantityIn } from '#domain/menu/chosen.ts'
import { sizePrice, sizesGroup } from '#domain/menu/sizes.ts'
import type { MenuGroup, MenuOption } from '#web/data/menu/with-groups.ts'
import { useObservable } from '#web/data/observable.ts'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, warningIcon } from '#web/ui/icons/icons.ts'
import type { ItemWords } from '#web/words/customer/en.ts'
import { useItemText, useOptionsText } from '#web/words/customer/index.ts'
import { useSizeName } from '../cart/option-words.tsx'
import { dietView } from '../diet/diet-view.ts'
import type { GroupsChoice } from './use-item-choice.ts'

type GroupProps = { group: MenuGroup; choice: GroupsChoice; name: string }

export function OptionGroupField(props: GroupProps) {
  const { kind } = props.group
  return (
    <GroupFrame group={props.group} choice={props.choice}>
      {kind === 'one' && <OneOf {...props} />}
      {kind === 'many' && <Several {...props} />}
      {kind === 'remove' && <LeaveOut {...props} />}
    </GroupFrame>
  )
}

function OneOf({ group, choice, name }: GroupProps) {
  const nameOf = useSizeName()
  return (
    <div className="item-options">
      {group.options.map((option) => {
        const checked = quantityIn(choice.chosen, option.id) > 0
        return (
          <OptionCard
            key={option.id}
            // What need not be chosen can be taken back by a second tap.
            type={group.min === 0 ? 'checkbox' : 'radio'}
            name={name}
            checked={checked}
            disabled={choice.isOut(option.id)}
            detail={<OptionDetail option={option} group={group} choice={choice} />}
            onChange={() => choice.pick(group.id, option.id, checked ? 0 : 1)}
          >
            {nameOf(option)}
          </OptionCard>
        )
      })}
    </div>
  )
}

function Several(props: GroupProps) {
  return (
    <ul className="item-rows">
      {props.group.options.map((option) => (
        <li key={option.id}>
          {option.most === 1 || props.choice.isOut(option.id) ? (
            <TickRow {...props} option={option} />
          ) : (
            <StepRow {...props} option={option} />
          )}
        </li>
      ))}
    </ul>
  )
}

type RowProps = GroupProps & { option: MenuOption }

function TickRow({ group, choice, option }: RowProps) {
  const checked = quantityIn(choice.chosen, option.id) > 0
  const full = roomIn(group, choice.chosen) === 0
  return (
    <label className="item-row-tick">
      <span className="item-row-words">
        <span>{`${option.name} `}</span>
        <OptionDetail option={option} group={group} choice={choice} />
      </span>
      <input
        type="checkbox"
        checked={checked}
        // What is chosen can always be taken back.
        disabled={!checked && (full || choice.isOut(option.id))}
        onChange={() => choice.pick(group.id, option.id, checked ? 0 : 1)}
      />
    </label>
  )
}

function StepRow({ group, choice, option }: RowProps) {
  const { t } = useItemText()
  const units = quantityIn(choice.chosen, option.id)
  const room = roomIn(group, choice.chosen) ?? option.most
  return (
    <>
      <span className="item-row-words">
        <span>{`${option.name} `}</span>
        <OptionDetail option={option} group={group} choice={choice} />
      </span>
      <QuantityStepper
        value={units}
        max={Math.min(option.most, units + room)}
        collapses
        onChange={(next) => choice.pick(group.id, option.id, next)}
        labels={{ group: option.name, less: `${t.oneLess}: ${option.name}`, more: `${t.oneMore}: ${option.name}` }}
      />
    </>
  )
}

function LeaveOut({ group, choice }: GroupProps) {
  const { without } = useOptionsText().t
  return (
    <div className="item-pills">
      {group.options.map(({ id, name }) => {
        const checked = quantityIn(choice.chosen, id) > 0
        return (
          <OptionCard
            key={id}
            type="checkbox"
            checked={checked}
            disabled={!checked && roomIn(group, choice.chosen) === 0}
            onChange={() => choice.pick(group.id, id, checked ? 0 : 1)}
          >
            {without(name)}
          </OptionCard>
        )
      })}
    </div>
  )
}

type GroupFrameProps = { group: MenuGroup; choice: GroupsChoice; children: ReactNode }

function GroupFrame({ group, choice, children }: GroupFrameProps) {
  const { t } = useItemText()
  const wrongId = useId()
  const problem = choice.problemAt(group.id)
  return (
    <fieldset data-wrong={problem && ''} aria-describedby={problem && wrongId} className="min-w-0">
      <Legend name={group.name} hint={hintOf(group, t)} />
      {problem && (
        <p id={wrongId} role="alert" className="item-wrong">
          <Icon of={warningIcon} className="size-5" />
          <span>{wrongWords(problem, group, t)}</span>
        </p>
      )}
      {children}
    </fieldset>
  )
}

export function Legend({ name, hint }: { name: string; hint: string }) {
  return (
    <legend className="item-legend">
      <span>{`${name} `}</span>
      {hint && <small>{hint}</small>}
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

/** Under the price: what matters to a customer who avoids something. */
function OptionDetail(props: OptionPriceProps) {
  const { option, group, choice } = props
  const diet = useObservable(dietView)
  return (
    <>
      <OptionPrice {...props} />
      {diet && <diet.Brings item={choice.item} group={group.id} option={option.id} />}
    </>
  )
}

/**
 * What one of it adds, or the whole price of a size, or that it is sold out. Empty where nothing in the group costs
 * anything.
 */
function OptionPrice({ option, group, choice }: OptionPriceProps) {
  const { t, money } = useItemText()
  if (choice.isOut(option.id)) return <small>{t.soldOut}</small>
  if (choice.wholePrices && group.id === sizesGroup)
    return <small>{money(sizePrice(choice.item, option.id) ?? 0)}</small>
  if (group.options.every(({ price }) => price === 0)) return null
  if (option.price === 0) return <small>{t.inPrice}</small>
  return (
    <small>
      <bdi dir="ltr">{`${option.price > 0 ? '+' : '−'}${money(Math.abs(option.price))}`}</bdi>
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

function OptionCard({ type, name, checked, disabled = false, detail, onChange, children }: OptionCardProps) {
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
