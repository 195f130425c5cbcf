// The search and the keys of the board: digits typed anywhere land in the field, Enter opens or hands over, + goes to
// the next ticket, ? shows the keys (BOARD-3).

import { type FormEvent, useEffect, useRef } from 'react'
import { calledCode } from '#domain/order/counter/code.ts'
import { phaseOf } from '#domain/order/course.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { handOverOrder } from './board-acts.ts'
import { asksFirst } from './board-money.ts'
import { isOpened, openOrder, showOpened } from './board-state.ts'
import { settleMs } from './tap-guard.ts'
import type { Ticket } from './ticket.ts'

const nothing = {
  text: '',
  /** Whether the field has the focus, or had it a moment ago: a tap that takes it away still meets what it meant. */
  focused: false,
  /** How many digits were typed while the field had no focus. */
  byKeys: 0,
}

/** Kept outside the field, because a bar for new orders may stand in its place when somebody begins to type. */
const typedStore = createObservable(nothing)
const type = (text: string): void => typedStore.write({ ...typedStore.read(), text })
const focus = (focused: boolean): void => typedStore.write({ ...typedStore.read(), focused })
let leaving: ReturnType<typeof setTimeout> | undefined

/** Whether somebody searches, and the field has to stay in its place. */
export function useSearching(): boolean {
  const { text, focused } = useObservable(typedStore)
  return text !== '' || focused
}

type FindFieldProps = {
  tickets: readonly Ticket[]
  /** Whether an unpaid order is opened instead of being handed over. */
  asksUnpaid: boolean
  /** Whether the member may hand one over; otherwise it is opened. */
  handles: boolean
}

export function FindField({ tickets, asksUnpaid, handles }: FindFieldProps) {
  const { t } = useBoardText()
  const typed = useObservable(typedStore)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (typed.byKeys > 0 && typedStore.read().text !== '') field.current?.focus({ preventScroll: true })
  }, [typed.byKeys])

  function find(event: FormEvent) {
    event.preventDefault()
    const text = typedStore.read().text.trim()
    if (text !== '' && !actOn(text, tickets, (order) => handles && !asksFirst(order, asksUnpaid)))
      showOpened({ kind: 'find', text })
    clear()
  }
  const clear = () => {
    type('')
    field.current?.blur()
  }
  const wide = useSearching()
  return (
    <search className="relative shrink-0">
      <form onSubmit={find} className="relative">
        <Icon of={searchIcon} className="pointer-events-none absolute start-3 top-3 text-latte" />
        <input
          ref={field}
          type="search"
          aria-label={t.find}
          placeholder={t.findHint}
          maxLength={100}
          enterKeyHint="search"
          value={typed.text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            clearTimeout(leaving)
            focus(true)
          }}
          onBlur={() => {
            leaving = setTimeout(() => focus(false), settleMs)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') clear()
          }}
          className={`min-h-12 rounded-control bg-ink-soft ps-11 pe-2 text-md font-medium text-paper placeholder:text-latte ${wide ? 'w-40' : 'w-40 max-lg:w-12 max-lg:placeholder:text-transparent'}`}
        />
      </form>
    </search>
  )
}

export function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isOpened() || isTyping(event.target)) return
      if (/^\d$/.test(event.key)) {
        const { text, byKeys, focused } = typedStore.read()
        typedStore.write({ text: text + event.key, byKeys: byKeys + 1, focused })
      } else if (event.key === '+') focusNext()
      else if (event.key === '?') showOpened({ kind: 'keys' })
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      clearTimeout(leaving)
      typedStore.write(nothing)
    }
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null

/** Hands over the ready order of this code, or opens the one that is being made; false if none on the board has it. */
function actOn(text: string, tickets: readonly Ticket[], goesOut: (order: Ticket['order']) => boolean): boolean {
  const typed = text.toUpperCase().replace(/[\s-]/g, '')
  const meant = tickets.filter(({ order }) => {
    const code = calledCode(order).replace('-', '')
    return code === typed || code.slice(1) === typed
  })
  const [ticket] = meant
  if (!ticket || meant.length > 1) return false
  if (phaseOf(ticket.order) === 'ready' && goesOut(ticket.order)) handOverOrder(ticket.order)
  else openOrder(ticket.id)
  return true
}

/** Moves from ticket to ticket, and from the last to the first. */
function focusNext(): void {
  const heads = [...document.querySelectorAll<HTMLElement>('.ticket-whole')]
  const at = heads.indexOf(document.activeElement as HTMLElement)
  const next = heads[(at + 1) % heads.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const keys = [
  ['0–9', 'digits'],
  ['Enter', 'enter'],
  ['+', 'plus'],
  ['Esc', 'escape'],
  ['?', 'question'],
] as const

export function KeysHelp() {
  const { t } = useBoardText()
  return (
    <dl className="grid gap-2">
      {keys.map(([key, name]) => (
        <div key={key} className="flex items-center gap-4 rounded-control bg-card p-3 shade-card">
          <dt className="grid min-h-10 min-w-16 place-items-center rounded-small bg-latte-soft px-2 text-lg font-bold">
            <bdi dir="ltr">{key}</bdi>
          </dt>
          <dd className="text-lg">{t.keys[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
