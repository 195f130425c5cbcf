// Taps of the list and of an order's page: sent one after the other, told in a sentence, and taken back from there.
import type { ReactNode } from 'react'
import { calledCode } from '#domain/order/counter/code.ts'
import type { Phase } from '#domain/order/course.ts'
import type { TappedChange, WishOfTap } from '#web/data/staff/tap.ts'
import { changesTo, queueTap, resendTaps, type ShownOrder, takenBack } from '#web/data/staff/tap-queue.ts'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

/** What is to be done with an order next. */
export type NextStep = 'accept' | 'ready' | 'handOver'

const nextSteps: Readonly<Partial<Record<Phase, NextStep>>> = {
  placed: 'accept',
  accepted: 'ready',
  making: 'ready',
  ready: 'handOver',
}

/** Undefined for an order that is over. */
export const nextStepOf = (phase: Phase): NextStep | undefined => nextSteps[phase]

type Tapped = Parameters<typeof queueTap>[0]

/** Sets lines and says so, with a way back. */
export function useLineTaps(): (order: Tapped, changes: readonly TappedChange[], words: string) => void {
  const { t } = useStaffText()
  const sendTap = useSendTap()

  return function send(order, changes, words) {
    if (changes.length === 0) return
    const back = { kind: 'lines', changes: takenBack(changes) } as const
    const undo = { label: t.undo, run: () => sendTap(order, back, t.board.undone) }
    sendTap(order, { kind: 'lines', changes }, words, undo)
  }
}

type Undo = { readonly label: string; readonly run: () => void }

function useSendTap(): (order: Tapped, wish: WishOfTap, words: string, undo?: Undo) => void {
  const { t } = useStaffText()
  return (order, wish, words, undo) => {
    const about = (text: string): ReactNode => (
      <>
        <b>
          <bdi dir="ltr">{calledCode(order)}</bdi>
        </b>
        <span>{` ${text}`}</span>
      </>
    )
    const again = { label: t.frame.tryAgain, run: () => resendTaps(order.id) }
    showToast(about(words), undo)
    void queueTap(order, wish).then((outcome) => {
      if (outcome === 'kept') showWarning(about(t.board.sendFailed), again)
      if (outcome === 'refused') showWarning(about(t.board.changed))
    })
  }
}

/** Takes the next step of an order. */
export function useNextStep(): (order: ShownOrder | Tapped, step: NextStep) => void {
  const { t } = useStaffText()
  const setLines = useLineTaps()
  const sendTap = useSendTap()
  return (order, step) => {
    if (step === 'accept')
      return sendTap(order, { kind: 'step', step: 'accept', version: order.version }, t.list.told.accept)
    const lines = step === 'ready' ? order.lines.filter(({ status }) => status === 'received') : order.lines
    setLines(order, changesTo(lines, step === 'ready' ? 'ready' : 'served'), t.list.told[step])
  }
}
