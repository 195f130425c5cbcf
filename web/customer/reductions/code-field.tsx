// The field for the code of a reduction, behind a quiet link, as few people have one: asked about on the spot, and what
// it takes off, or why nothing (PRICE-2).
import { useState } from 'react'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useReductionText } from '#web/words/reductions/index.ts'
import type { AskedCode } from './use-code.ts'

type CodeFieldProps = {
  code: AskedCode
  /** Cents that it takes off. */
  off: number
  onType: (typed: string) => void
}

/** `link`: what brings the field. Nothing in a shop without codes. */
export function FoldedCode({ link, ...field }: CodeFieldProps & { link: string }) {
  const { codes } = useMenu()
  const [asked, ask] = useState<'before' | 'now' | undefined>(field.code.typed === '' ? undefined : 'before')
  if (asked) return <CodeField {...field} focuses={asked === 'now'} />
  if (!codes) return null
  return (
    <Button variant="text" className="-mx-2 justify-self-start" onClick={() => ask('now')}>
      {link}
    </Button>
  )
}

/** `focuses`: opened to be filled in. */
function CodeField({ code, off, onType, focuses }: CodeFieldProps & { focuses: boolean }) {
  const { t, money } = useReductionText()
  const { typed, rule, busy } = code
  const gives = rule && (off > 0 ? t.counts(rule.name, money(off)) : t.notYet(rule.name))
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2 [&>:first-child]:min-w-40 [&>:first-child]:flex-1">
        <TextField
          label={t.code}
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={focuses}
          maxLength={40}
          value={typed}
          error={code.problem}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !code.isNew) return
            event.preventDefault()
            event.stopPropagation()
            void code.check()
          }}
        />
        <Button
          variant="quiet"
          className="mt-6.5"
          busy={busy}
          disabled={typed.trim() === ''}
          onClick={() => (rule ? onType('') : void code.check())}
        >
          {rule ? t.remove : t.use}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold text-honey-ink empty:hidden">
        {busy ? t.checking : gives}
      </p>
    </div>
  )
}
