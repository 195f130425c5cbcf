// Place Order, in sight with the total and the time, and in words whatever prevents placing (ORDER-3 to ORDER-5).

import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { AgeNotice } from '#web/customer/diet/declared.tsx'
import { LinesFit } from '#web/customer/diet/line-fit.tsx'
import { LegalLinks } from '#web/customer/legal/legal-links.tsx'
import { DayNotice } from '#web/customer/ordering/day-notice.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useOrderText } from '#web/words/order/index.ts'
import { PlacingNotice } from './placing-notice.tsx'
import { OpenWords } from './together-part.tsx'
import type { CheckoutState } from './use-checkout.ts'

type CheckoutProps = { checkout: CheckoutState }

export function PlaceFoot({ checkout }: CheckoutProps) {
  const { branch, state, lines, together } = checkout
  const { t, money } = useOrderText()
  const words = t.checkout
  const reasonId = useId()
  const foot = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLButtonElement>(null)
  const busy = checkout.placing === 'sending' || checkout.placing === 'retrying'
  useFootRoom(foot)
  const atCounter = checkout.payMethod === undefined && (!together || together.payer === 'counter')
  const stands = checkout.hurdle ?? checkout.refused
  return (
    <>
      <div className="order-before">
        <LinesFit items={lines.flatMap(({ shown }) => shown ?? [])} />
        <AgeNotice of={lines.map(({ age }) => age)} />
        <p className="order-law">
          {atCounter && checkout.gift.rest !== 0 && (
            <span>{`${checkout.total > 0 ? words.payment : words.free} `}</span>
          )}
          <span>{words.noWithdrawal}</span>
        </p>
        <LegalLinks pages={['terms', 'privacy']} />
      </div>
      <div ref={foot} className="order-foot">
        <div tabIndex={-1} data-problem={stands && ''} className="order-said">
          {(state.day.ok || !checkout.hurdle) && <PlacingNotice checkout={checkout} />}
          {!state.day.ok && (
            <DayNotice
              branch={branch}
              reasonId={reasonId}
              onMoved={() => requestAnimationFrame(() => place.current?.focus())}
            />
          )}
        </div>
        <div className="order-bar">
          <p className="order-sum">
            <span className="sr-only">{`${words.total} `}</span>
            <b>{money(checkout.total)}</b> <WhenAndWhere checkout={checkout} />
          </p>
          <Button
            ref={place}
            type="submit"
            size="staff"
            className="order-place"
            busy={busy}
            disabled={!state.day.ok}
            aria-describedby={state.day.ok ? undefined : reasonId}
          >
            {together ? <OpenWords payer={together.payer} /> : words.place}
          </Button>
        </div>
      </div>
    </>
  )
}

function WhenAndWhere({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const { form, draft } = checkout
  const table = form === 'table' && draft.table !== null && words.tableNumber(draft.table)
  return <span>{[table, useWhen(checkout)].filter(Boolean).join(' · ')}</span>
}

function useWhen({ branch, state, form, times }: CheckoutState): string {
  const { t, date, time } = useOrderText()
  const pickUp = form === 'pick-up'
  if (pickUp && times.gone !== null) return ''
  const at = pickUp ? (times.at ?? times.soon) : times.soon
  if (at === null) return ''
  const clock = time(at, branch.timeZone)
  if (!state.today) return `${date(state.date)}, ${clock}`
  return pickUp && times.at !== null ? t.checkout.pickUpAt(clock) : t.checkout.readyAbout(clock)
}

/** Smaller differences are the browser's own bars, which come and go while one scrolls. */
const leastKeyboard = 100

/** Heights in rem, so that large text counts: from here on all of the foot has room, or its button. */
const roomForAll = 30
const roomForButton = 18

/**
 * Says on the foot what stays in sight (`data-stays`), and on the page how much the keyboard (`--keyboard`) and the
 * foot (`--foot`) cover, in px: what gets the focus scrolls clear of both.
 */
function useFootRoom(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = foot
    const bar = current?.lastElementChild
    const page = document.documentElement
    const seen = window.visualViewport
    if (!current || !(bar instanceof HTMLElement)) return

    function place() {
      // Somebody who zooms in moves over the page: then nothing follows what they see.
      const hidden = seen && seen.scale < 1.1 ? page.clientHeight - seen.height - seen.offsetTop : 0
      const keyboard = hidden > leastKeyboard ? Math.round(hidden) : 0
      const height = (page.clientHeight - keyboard) / Number.parseFloat(getComputedStyle(page).fontSize)
      const stays = height >= roomForAll ? 'all' : height >= roomForButton ? 'button' : 'nothing'
      current?.setAttribute('data-stays', stays)
      const covered = { all: current?.offsetHeight ?? 0, button: (bar as HTMLElement).offsetHeight, nothing: 0 }
      page.style.setProperty('--keyboard', `${keyboard}px`)
      page.style.setProperty('--foot', `${covered[stays] + keyboard}px`)
    }
    function placeAnew() {
      place()
      const typing = document.activeElement
      // With what stands below it: its hint, and what is wrong with it.
      if (typing?.matches('input, textarea, select')) typing.closest('div')?.scrollIntoView({ block: 'nearest' })
    }

    place()
    const sizes = new ResizeObserver(place)
    sizes.observe(current)
    sizes.observe(bar)
    addEventListener('resize', placeAnew)
    seen?.addEventListener('resize', placeAnew)
    seen?.addEventListener('scroll', place)
    return () => {
      sizes.disconnect()
      removeEventListener('resize', placeAnew)
      seen?.removeEventListener('resize', placeAnew)
      seen?.removeEventListener('scroll', place)
      page.style.removeProperty('--keyboard')
      page.style.removeProperty('--foot')
    }
  }, [foot])
}
