// Who is in the basket with what and, if each pays, who has paid.
import { useEffect, useRef, useState } from 'react'
import { localize } from '#domain/shared/locale.ts'
import { linePrice } from '#domain/shared/money.ts'
import type { SharedBasket } from '#web/customer/basket/basket-api.ts'
import { useOptionLine } from '#web/customer/cart/option-words.tsx'
import { ReductionOfLine } from '#web/customer/reductions/reduction-of-line.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { checkIcon, clockIcon, closeIcon } from '#web/ui/icons/icons.ts'
import { useBasketText } from '#web/words/basket/index.ts'
import type { BasketPlace } from './basket-place.ts'
import type { BasketActs } from './use-basket-acts.ts'

type BasketPeopleProps = Pick<BasketPlace, 'basket'> & { acts: BasketActs; isOpen: boolean }

export function BasketPeople({ basket, acts, isOpen }: BasketPeopleProps) {
  const { t } = useBasketText()
  const { people, you } = basket
  const things = people.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0)
  const fresh = useFresh(people)
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{t.people(people.length, things)}</h2>
        <p className="text-sm text-ink-2">{t.onCups}</p>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {people.map((person) => (
          <PersonRow
            key={person.number}
            person={person}
            basket={basket}
            isNew={fresh.has(person.number)}
            isOpen={isOpen}
            onTakeOut={
              isOpen && person.paid !== 'yes' && (person.number === you?.number || you?.opener)
                ? (line) => void acts.takeOut(line)
                : undefined
            }
          />
        ))}
      </ul>
      {acts.refused?.act === 'takeOut' && (
        <Notice kind="error" urgent>
          {acts.refused.text}
        </Notice>
      )}
    </Card>
  )
}

type Person = SharedBasket['people'][number]

type PersonRowProps = {
  person: Person
  basket: SharedBasket
  isNew: boolean
  isOpen: boolean
  onTakeOut: ((line: number) => void) | undefined
}

function PersonRow({ person, basket, isNew, isOpen, onTakeOut }: PersonRowProps) {
  const { t, money, locale } = useBasketText()
  const optionsOf = useOptionLine()
  const { name, lines, share, number } = person
  return (
    <li className="basket-person" {...(isNew && { 'data-new': '' })}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <b className="font-semibold">
            <bdi>{name}</bdi>
          </b>
          <span>{` ${number === basket.you?.number ? t.you : ''}`}</span>
        </p>
        {lines.length === 0 &&
          (isOpen ? (
            <p className="text-sm font-semibold text-leaf">{t.choosing}</p>
          ) : (
            <p className="text-sm text-ink-2">{person.out ? t.tags.out : t.nothing}</p>
          ))}
        <ul>
          {lines.map((line) => (
            <li key={line.id} className="flex items-start justify-between gap-2 text-sm text-ink-2">
              <span className="min-w-0 py-0.5 wrap-anywhere">
                {line.quantity > 1 && <span>{`${line.quantity} × `}</span>}
                <bdi>{localize(line.name, locale)}</bdi>
                {[optionsOf(line.options)].filter(Boolean).map((words) => ` · ${words}`)}
                {lines.length > 1 && <span>{` · ${money(linePrice(line.price, line.quantity))}`}</span>}
                <ReductionOfLine line={line} />
              </span>
              {onTakeOut && (
                <Button
                  variant="text"
                  className="-my-2.5 shrink-0 text-sm whitespace-nowrap"
                  aria-label={`${t.takeOut}: ${localize(line.name, locale)}, ${name}`}
                  onClick={() => onTakeOut(line.id)}
                >
                  {t.takeOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="text-end">
        {(share > 0 || !person.out) && <p className="font-semibold whitespace-nowrap">{money(share)}</p>}
        {basket.payer === 'each' && <PaidTag person={person} />}
      </div>
    </li>
  )
}

const looks = {
  yes: { tone: 'leaf', icon: checkIcon },
  checking: { tone: 'honey', icon: clockIcon },
  no: { tone: 'plain', icon: undefined },
} as const

function PaidTag({ person: { out, paid, share } }: { person: Person }) {
  const { t } = useBasketText()
  if (out)
    return (
      <StatusPill tone="cherry" icon={closeIcon}>
        {t.tags.out}
      </StatusPill>
    )
  if (share === 0) return null
  return <StatusPill {...looks[paid]}>{t.tags[paid]}</StatusPill>
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => Array.from(part)[0]?.toLocaleUpperCase() ?? '')
    .join('')

const glowMs = 2000

/** The people whose part grew in the last two seconds. */
function useFresh(people: readonly Person[]): ReadonlySet<number> {
  const before = useRef<ReadonlyMap<number, number> | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const now = new Map(people.map(({ number, lines }) => [number, lines.length]))
    const known = before.current
    before.current = now
    const grown =
      known && [...now].filter(([number, lines]) => lines > (known.get(number) ?? 0)).map(([number]) => number)
    if (!grown || grown.length === 0) return
    setFresh(new Set(grown))
    const timer = setTimeout(() => setFresh(new Set()), glowMs)
    return () => clearTimeout(timer)
  }, [people])
  return fresh
}
