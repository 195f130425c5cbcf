// One group of options: one of several as cards, several as rows with ticks or steppers, what is left out as pills.

import { roomIn } from '../../domain/menu/choosing.ts'
import { quantityIn } from '../../domain/menu/chosen.ts'
import type { MenuGroup, MenuOption } from '../api/menu/with-groups.ts'
import { useSizeName } from '../cart/size-name.ts'
import { QuantityStepper } from '../components/controls/quantity-stepper.tsx'
import { useItemText, useOptionsText } from '../i18n/customer/index.ts'
import { GroupFrame, OptionCard, OptionDetail } from './group-frame.tsx'
import type { GroupsChoice } from './groups-choice.ts'

export type GroupProps = { group: MenuGroup; choice: GroupsChoice; name: string }

export function OptionGroup(props: GroupProps) {
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
        {option.name} <OptionDetail option={option} group={group} choice={choice} />
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
        {option.name} <OptionDetail option={option} group={group} choice={choice} />
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
