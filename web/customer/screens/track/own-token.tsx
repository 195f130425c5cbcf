// The token after ordering: once in a dialog, already copied, and on the page with a button that copies it again
// (CONF-2).
import { useEffect, useState } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { momentOf, promiseWords } from '#domain/order/following.ts'
import { lastTokens } from '#web/customer/ordering/kept-checkout.ts'
import { linkTo } from '#web/data/address/location.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { copyText } from '#web/data/copy-text.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, copyIcon } from '#web/ui/icons/icons.ts'
import { useFollowingText, useOrderText } from '#web/words/order/index.ts'

/** Below the code, which is what is called: the token is for following the order from elsewhere. */
export function TokenCard({ token }: { token: string }) {
  const words = useOrderText().t.confirm
  const [copied, setCopied] = useState(false)
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-ink-2">{words.token}</span> <TokenDisplay token={token} size="row" />
      </p>
      <div className="no-print flex flex-wrap gap-3">
        <Button variant="quiet" className="flex-auto" onClick={() => void copy(token).then(setCopied)}>
          <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <LinkButton href={linkTo(`/track/${token}`)} variant="quiet" className="flex-auto">
          {words.track}
        </LinkButton>
      </div>
    </Card>
  )
}

type TokenDialogProps = { token: string; order: TrackedOrder | undefined; now: number }

/** Shows the token once on the phone that placed the order, and makes way for what the customer has to know instead. */
export function TokenDialog({ token, order, now }: TokenDialogProps) {
  const words = useOrderText().t.confirm
  const following = useFollowingText().t
  const { moments } = following
  const [first] = useState(() => lastTokens().includes(token) && !toldTokens().includes(token))
  const [open, setOpen] = useState(first)
  const [copied, setCopied] = useState(false)
  const hasNews = order !== undefined && (order.proposal !== null || promiseWords(order, now)?.was !== null)

  useEffect(() => {
    if (!first) return
    let left = false
    rememberTold(token)
    void copy(token).then((done) => {
      if (!left) setCopied(done)
    })
    return () => {
      left = true
    }
  }, [token, first])

  useEffect(() => {
    if (hasNews) setOpen(false)
  }, [hasNews])

  return (
    <Dialog
      open={open && !hasNews}
      onClose={() => setOpen(false)}
      title={words.dialogTitle}
      closeLabel={words.close}
      actions={
        <Button variant="dark" data-autofocus onClick={() => setOpen(false)}>
          {words.ok}
        </Button>
      }
    >
      <p className="rounded-control bg-card px-3 py-5 text-center">
        <TokenDisplay token={token} size="card" />
      </p>
      {order?.code && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="text-ink-2">{following.code}</span>
          <CodeDisplay code={order.code} size="row" />
        </p>
      )}
      <p className="mt-4 text-lg">{words.dialogText}</p>
      {copied && <p className="mt-1 text-ink-2">{words.copiedToo}</p>}
      <p role="status" className="mt-3 font-semibold">
        {order && moments[momentOf(order, now)]}
      </p>
    </Dialog>
  )
}

/** Returns whether the token is on the clipboard; a refusal of the browser is only logged (CONF-2). */
async function copy(token: string): Promise<boolean> {
  try {
    await copyText(token)
    return true
  } catch (problem) {
    console.error(`Unable to show alert: ${problem instanceof Error ? problem.message : String(problem)}`)
    return false
  }
}

const mostTold = 50

/** The orders whose token this phone has shown in its dialog, newest first: once each, not at every reload. */
function toldTokens(): string[] {
  const told = readStored('told')
  return Array.isArray(told) ? told.filter((token) => typeof token === 'string') : []
}

const rememberTold = (token: string): void =>
  writeStored('told', [token, ...toldTokens().filter((known) => known !== token)].slice(0, mostTold))
