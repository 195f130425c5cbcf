// The token: once in a dialog, already copied, and on the page with a button that copies it again (CONF-2).
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { copyText } from '../../api/copy-text.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { TokenDisplay } from '../../components/display/token-display.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { copyIcon } from '../../components/icons/icons-more.ts'
import { useOrderText } from '../../i18n/order/index.ts'

export function TokenCard({ token }: { token: string }) {
  const words = useOrderText().t.confirm
  const [first] = useState(() => !toldTokens().includes(token))
  const [told, setTold] = useState(first)
  const [copied, setCopied] = useState(false)

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

  return (
    <>
      <p className="mt-2 text-lg text-ink-2">{words.token}</p>
      <Card className="mt-4">
        <p className="py-3">
          <TokenDisplay token={token} />
        </p>
        <Button variant="quiet" wide className="no-print" onClick={() => void copy(token).then(setCopied)}>
          <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
      </Card>
      <Dialog
        open={told}
        onClose={() => setTold(false)}
        title={words.dialogTitle}
        closeLabel={words.close}
        actions={
          <Button variant="dark" data-autofocus onClick={() => setTold(false)}>
            {words.ok}
          </Button>
        }
      >
        <div className="text-start">
          <p className="rounded-control bg-card px-3 py-5 text-center">
            <TokenDisplay token={token} />
          </p>
          <p className="mt-4 text-lg">{words.dialogText}</p>
          {copied && <p className="mt-1 text-ink-2">{words.copiedToo}</p>}
        </div>
      </Dialog>
    </>
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
