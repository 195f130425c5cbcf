// Buttons that print, each once however often it is tapped, and then say which printer got the slip.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type OrderSlip, useSlipAgain, useSlipLetBe } from '#web/data/staff/slip-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useSlipText } from '#web/words/printers/index.ts'
import { AllowedOnly } from '../allowed-only.tsx'
import { RefusedNotice } from '../states.tsx'
import { useSlipWords } from './slip-sentences.ts'

/** How long a button shows the outcome and takes no further tap. */
const saidMs = 4000

type PrintButtonProps = {
  children: ReactNode
  /** For screen readers: what it prints. */
  label?: string
  print: () => Promise<readonly OrderSlip[]>
}

export function PrintButton({ children, label, print }: PrintButtonProps) {
  const words = useSlipWords()
  const [state, setState] = useState<{ sending?: boolean; said?: string; error?: Error | null }>({})
  // A second tap may come before the disabled button is drawn.
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function send() {
    if (busy.current) return
    busy.current = true
    setState({ sending: true })
    try {
      setState({ said: words.sentTo(await print()) })
      timer.current = setTimeout(() => {
        busy.current = false
        setState({})
      }, saidMs)
    } catch (error) {
      busy.current = false
      setState({ error: error as Error })
    }
  }

  const { sending = false, said, error = null } = state
  return (
    <div className="grid flex-auto gap-2">
      <Button
        variant="quiet"
        size="staff"
        wide
        className="px-4!"
        busy={sending}
        aria-disabled={said !== undefined}
        aria-label={said ?? label}
        onClick={() => void send()}
      >
        {said === undefined ? (
          children
        ) : (
          <>
            <Icon of={checkIcon} className="size-5 text-leaf" />
            <span>{said}</span>
          </>
        )}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
      <RefusedNotice error={error} />
    </div>
  )
}

type SlipButtonsProps = { slip: OrderSlip; branch: string }

/** *Print again*, and *Let it be* for one that is not on paper. */
export function SlipButtons({ slip, branch }: SlipButtonsProps) {
  const { t } = useSlipText()
  const words = useSlipWords()
  const again = useSlipAgain(slip.id)
  const letBe = useSlipLetBe()
  const name = words.slipOf(slip)
  return (
    <AllowedOnly act="orders.handle" branch={branch}>
      <div className="flex shrink-0 flex-wrap items-start gap-2 max-sm:w-full">
        {(slip.state === 'failed' || (slip.state === 'printed' && slip.what !== 'receipt')) && (
          <PrintButton label={`${t.again}: ${name}`} print={async () => [await again()]}>
            {t.again}
          </PrintButton>
        )}
        {(slip.state === 'failed' || slip.state === 'queued') && (
          <div className="grid flex-auto gap-2">
            <Button
              variant="plain"
              size="staff"
              wide
              aria-label={`${t.letBe}: ${name}`}
              busy={letBe.isPending}
              onClick={() => letBe.mutate({ id: slip.id })}
            >
              {t.letBe}
            </Button>
            <RefusedNotice error={letBe.error} />
          </div>
        )}
      </div>
    </AllowedOnly>
  )
}
