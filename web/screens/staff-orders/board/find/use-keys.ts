// The keys of the board: digits type a code, Enter opens or hands over, + goes to the next, ? shows them (BOARD-3).
import { useEffect, useRef } from 'react'
import { isDue } from '../../../../../domain/counter/payment.ts'
import { phaseOf } from '../../../../../domain/order/course.ts'
import { handOver } from '../state/acts.ts'
import { isOpened, open, openOrder } from '../state/opened.ts'
import { codeOf, type Ticket } from '../state/ticket.ts'
import { typedStore } from './typed.ts'

/** `tickets`: all open orders of the branch; `asksUnpaid`: whether one that is not paid is opened rather than handed over. */
export function useKeys(tickets: readonly Ticket[], asksUnpaid: boolean): void {
  const latest = useRef({ tickets, asksUnpaid })
  useEffect(() => {
    latest.current = { tickets, asksUnpaid }
  })
  useEffect(() => {
    typedStore.write({
      ...typedStore.read(),
      act: (text) => actOn(text, latest.current.tickets, latest.current.asksUnpaid),
    })
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isOpened() || isTyping(event.target)) return
      if (/^\d$/.test(event.key)) {
        const { text, byKeys } = typedStore.read()
        typedStore.write({ ...typedStore.read(), text: text + event.key, byKeys: byKeys + 1 })
      } else if (event.key === '+') focusNext()
      else if (event.key === '?') open({ kind: 'keys' })
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      typedStore.write({ text: '', byKeys: 0, act: () => false })
    }
  }, [])
}

/** Hands over the ready order of this code, or opens the one that is being made; false if none on the board has it. */
function actOn(text: string, tickets: readonly Ticket[], asksUnpaid: boolean): boolean {
  const typed = text.toUpperCase().replace(/[\s-]/g, '')
  const meant = tickets.filter(({ order }) => {
    const code = codeOf(order).replace('-', '')
    return code === typed || code.slice(1) === typed
  })
  const [ticket] = meant
  if (!ticket || meant.length > 1) return false
  if (phaseOf(ticket.order) === 'ready' && !(asksUnpaid && isDue(ticket.order))) handOver(ticket.order)
  else openOrder(ticket.id)
  return true
}

/** From ticket to ticket, and from the last to the first. */
function focusNext(): void {
  const heads = [...document.querySelectorAll<HTMLElement>('.ticket-whole')]
  const at = heads.indexOf(document.activeElement as HTMLElement)
  const next = heads[(at + 1) % heads.length]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
