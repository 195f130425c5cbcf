// Folded away until it is wanted: whether something is declared, and as what (ALLG-1).
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { useMenuEditText } from '../../../i18n/editor/index.ts'

type DeclarationFoldProps = {
  title: ReactNode
  hint: string
  /** In words, beside the title. */
  summary: ReactNode
  declared: boolean
  onDeclared: (declared: boolean) => void
  /** Open from the start, for who came to declare it. */
  open: boolean
  undeclaredHint: string
  /** What is declared. */
  children: ReactNode
}

export function DeclarationFold(props: DeclarationFoldProps) {
  const { title, hint, summary, declared, onDeclared, open, undeclaredHint, children } = props
  const { t } = useMenuEditText()
  const name = useId()
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!open) return
    // Once the dialog has opened and moved the focus to its first field.
    requestAnimationFrame(() => {
      part.current?.scrollIntoView({ block: 'start' })
      part.current?.querySelector('input')?.focus({ preventScroll: true })
    })
  }, [open])
  return (
    <details ref={part} open={open} className="scroll-mt-20 rounded-control border border-line">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium">
        {title}
        <span className="text-sm font-normal text-ink-2">{summary}</span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        <p className="text-sm text-ink-2">{hint}</p>
        <RadioGroup
          label={t.declaration}
          labelHidden
          inline
          name={name}
          value={declared ? 'declared' : 'undeclared'}
          choices={[
            { value: 'undeclared', text: t.undeclared },
            { value: 'declared', text: t.declared },
          ]}
          onChange={(value) => onDeclared(value === 'declared')}
        />
        {declared ? children : <p className="text-sm text-ink-2">{undeclaredHint}</p>}
      </div>
    </details>
  )
}
