// One group of options to choose from, as cards, steps or signs for what is left out; it looks like the customer's
// page.
import { quantityIn } from '#domain/menu/chosen.ts'
import type { Chosen, ItemGroup, OptionGroup } from '#domain/menu/options.ts'
import { shownSizes, sizesGroup } from '#domain/menu/sizes.ts'
import type { Cents } from '#domain/shared/money.ts'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useOptionsText } from '#web/words/customer/index.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type GroupChoicesProps = {
  group: ItemGroup<string>
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  isOut?: ((option: string) => boolean) | undefined
  /** Distinguishes the fields of two groups that are shown at once. */
  name: string
  /** Cents for the item before options: its sizes then stand with their whole prices. */
  base?: Cents | undefined
  /** Whether it says what each option costs. */
  isPriced?: boolean | undefined
}

export function GroupChoices(props: GroupChoicesProps) {
  const { group } = props
  const hint = useGroupHint()(group)
  if (group.id === sizesGroup && shownSizes(group).length < 2) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 leading-snug">
        <bdi className="font-heading text-lg font-semibold">{group.name}</bdi>{' '}
        <span className="text-sm text-ink-2">{hint}</span>
      </legend>
      {group.kind === 'one' ? (
        <One {...props} />
      ) : group.kind === 'many' ? (
        <Many {...props} />
      ) : (
        <LeaveOut {...props} />
      )}
    </fieldset>
  )
}

/** The choice with so many of this option, and none of `without`. */
function put(chosen: Chosen, option: string, quantity: number, without: readonly string[] = []): Chosen {
  const others = chosen.filter((one) => one.option !== option && !without.includes(one.option))
  return quantity > 0 ? [...others, { option, quantity }] : others
}

const card =
  'relative flex min-h-control flex-col justify-center rounded-control border-2 border-edge bg-card px-3.5 py-2 leading-snug has-checked:border-ink has-checked:bg-honey-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

function One({ group, chosen, onChange, isOut, name, base, isPriced = true }: GroupChoicesProps) {
  const { t, money } = useOptionEditText()
  const { sized } = useOptionsText().t
  const { id, options, min } = group
  const ids = options.map((option) => option.id)
  const more = usePriceWords()
  const isSizes = id === sizesGroup
  const price = (cents: Cents) =>
    isSizes && base !== undefined ? money(Math.max(0, base + cents)) : more(cents, !isSizes)
  const nothing = ids.every((option) => quantityIn(chosen, option) === 0)
  const choose = (option: string) => onChange(put(chosen, option, 1, ids))
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
      {min === 0 && (
        <ChoiceCard
          name={`${name}-${id}`}
          checked={nothing}
          onChange={() => onChange(put(chosen, '', 0, ids))}
          text={t.none1}
        />
      )}
      {(isSizes ? shownSizes(group) : options).map((option) => (
        <ChoiceCard
          key={option.id}
          name={`${name}-${id}`}
          checked={quantityIn(chosen, option.id) > 0}
          disabled={isOut?.(option.id)}
          onChange={() => choose(option.id)}
          text={option.count === undefined ? option.name : sized(option.name, option.count)}
          detail={isOut?.(option.id) ? t.soldOut : isPriced ? price(option.price) : ''}
        />
      ))}
    </div>
  )
}

type CardProps = {
  name: string
  checked: boolean
  disabled?: boolean | undefined
  onChange: () => void
  text: string
  detail?: string
}

export function ChoiceCard({ name, checked, disabled, onChange, text, detail }: CardProps) {
  return (
    <label className={card}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="absolute inset-0 appearance-none rounded-control outline-none"
      />
      <bdi className="font-semibold wrap-anywhere">{text}</bdi>
      {detail && <span className="text-sm text-ink-2">{detail}</span>}
      {checked && (
        <span className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-ink text-paper">
          <Icon of={checkIcon} className="size-4" />
        </span>
      )}
    </label>
  )
}

function Many({ group: { options }, chosen, onChange, isOut, isPriced = true }: GroupChoicesProps) {
  const { t } = useOptionEditText()
  const price = usePriceWords()
  return (
    <ul className="divide-y divide-line rounded-control bg-card px-3.5 shade-card">
      {options.map(({ id, name, price: cents, most }) => {
        const quantity = quantityIn(chosen, id)
        const out = isOut?.(id) === true
        return (
          <li key={id} className="flex min-h-control items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1 leading-snug">
              <bdi className={`font-semibold wrap-anywhere ${out ? 'text-ink-2' : ''}`}>{name}</bdi>{' '}
              <span className="text-sm text-ink-2">{out ? t.soldOut : isPriced ? price(cents, false) : ''}</span>
            </span>
            <QuantityStepper
              value={quantity}
              max={out ? quantity : most}
              collapses
              onChange={(next) => onChange(put(chosen, id, next))}
              labels={{ group: name, less: t.oneLess(name), more: t.oneMore(name) }}
            />
          </li>
        )
      })}
    </ul>
  )
}

function LeaveOut({ group: { options }, chosen, onChange }: GroupChoicesProps) {
  const { t } = useStaffText()
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ id, name }) => {
        const left = quantityIn(chosen, id) > 0
        return (
          <button
            key={id}
            type="button"
            aria-pressed={left}
            onClick={() => onChange(put(chosen, id, left ? 0 : 1))}
            className="min-h-12 rounded-control border-2 border-edge bg-card px-4 font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {left && <b className="text-honey">{`${t.board.no} `}</b>}
            <bdi>{name}</bdi>
          </button>
        )
      })}
    </div>
  )
}

type Group = Pick<OptionGroup<unknown>, 'kind' | 'min' | 'max' | 'included'>

/** 'choose one', 'choose 2 at most · 1 included'. */
export function useGroupHint(): (group: Group) => string {
  const { choose } = useOptionEditText().t
  const range = ({ min, max }: Group): string => {
    if (max === null) return min > 0 ? choose.atLeast(min) : choose.free
    if (min === max) return choose.exactly(min)
    return min > 0 ? choose.between(min, max) : choose.atMost(max)
  }
  return (group) => {
    if (group.kind === 'remove') return choose.leaveOut
    if (group.kind === 'one') return group.min > 0 ? choose.one : choose.oneFree
    return group.included > 0 ? `${range(group)} · ${choose.included(group.included)}` : range(group)
  }
}

/** '+€0.40', '−€0.20'; what costs nothing is 'included' if `free` says so, and otherwise nothing. */
export function usePriceWords(): (cents: number, free: boolean) => string {
  const { t, money } = useOptionEditText()
  return (cents, free) => {
    if (cents === 0) return free ? t.inPrice : ''
    return cents > 0 ? `+${money(cents)}` : `−${money(-cents)}`
  }
}
