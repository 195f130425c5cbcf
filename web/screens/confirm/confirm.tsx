// After ordering: thanks, the token, copied already, and the way to follow the order (CONF-1, CONF-2).
import { useEffect, useState } from 'react'
import { readToken } from '../../../domain/token.ts'
import { copyText } from '../../api/copy-text.ts'
import { Button, LinkButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { checkIcon } from '../../components/icons.ts'
import { copyIcon } from '../../components/icons-more.ts'
import { TokenDisplay } from '../../components/token-display.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { linkTo } from '../../place.ts'
import { useTitle } from '../../shell/title.ts'

export function Confirm({ token: written }: { token: string }) {
  const { t } = useOrderText()
  const token = readToken(written)
  useTitle(t.confirm.title)
  return (
    <div className="mx-auto max-w-lg px-4 pt-4 text-center">
      <span className="rise mx-auto grid size-20 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon of={checkIcon} className="size-10" />
      </span>
      <h1 className="mt-5">{t.confirm.title}</h1>
      {token && <Token key={token} token={token} />}
    </div>
  )
}

function Token({ token }: { token: string }) {
  const { t } = useOrderText()
  const words = t.confirm
  const [copied, setCopied] = useState(false)
  const [told, setTold] = useState(true)

  useEffect(() => {
    let left = false
    void copy(token).then((done) => {
      if (!left) setCopied(done)
    })
    return () => {
      left = true
    }
  }, [token])

  return (
    <>
      <p className="mt-2 text-lg text-ink-2">{words.token}</p>
      <Card className="mt-5">
        <p className="py-4">
          <TokenDisplay token={token} />
        </p>
        <Button variant="quiet" wide onClick={() => void copy(token).then(setCopied)}>
          <Icon of={copied ? checkIcon : copyIcon} className="size-5" />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
      </Card>
      <div className="mt-4">
        <LinkButton href={linkTo(`/track/${token}`)} wide size="staff">
          {words.track}
        </LinkButton>
      </div>
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
        <p className="text-lg">{words.dialogText}</p>
        {copied && <p className="mt-1 text-ink-2">{words.copiedToo}</p>}
      </Dialog>
    </>
  )
}

/** Whether the token lies on the clipboard; a browser that refuses is only logged (CONF-2). */
async function copy(token: string): Promise<boolean> {
  try {
    await copyText(token)
    return true
  } catch (problem) {
    console.error(`Unable to show alert: ${problem instanceof Error ? problem.message : String(problem)}`)
    return false
  }
}
