// The parts that the sections of the form share: a section, a sentence about a problem, a checkbox.
import { type ReactNode, useEffect, useRef } from 'react'
import type { BranchProblemName, BranchSettings } from '#domain/branch/branch-settings.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import type { BranchDraft } from './branch-draft.ts'

/** What the sections need. */
export interface BranchEditing {
  readonly draft: BranchDraft
  readonly settings: BranchSettings
  /** The problems to show so far, by field. */
  readonly problems: Readonly<Record<string, BranchProblemName>>
  /** Whether hours, cut-off and numbers can be read, so that a preview is correct. */
  readonly readable: boolean
  readonly change: (change: Partial<BranchDraft>) => void
  readonly busyWith: (file: string, busy: boolean) => void
}

export type SectionProps = { form: BranchEditing }

export function FormSection({
  id,
  title,
  hint,
  children,
}: {
  id: string
  title: string
  hint?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-5!">
        <div>
          <h2 id={id} className="scroll-mt-20">
            {title}
          </h2>
          {hint && <p className="mt-1 text-ink-2">{hint}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}

/** Whether something is wrong with a field of this kind, such as all of the hours. */
export const anyProblem = (problems: BranchEditing['problems'], fields: RegExp): boolean =>
  Object.keys(problems).some((field) => fields.test(field))

type FoldedSectionProps = {
  id: string
  title: string
  hint?: string
  summary: ReactNode
  /** For a mistake in it. It stays open: mending the mistake must not fold its field away. */
  opens: boolean
  children: ReactNode
}

/** A section that is closed at first; `summary` says what is set in it. */
export function FoldedSection({ id, title, hint, summary, opens, children }: FoldedSectionProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opens && fold.current) fold.current.open = true
  }, [opens])
  return (
    <section aria-labelledby={id}>
      <Card bare>
        <details ref={fold} className="group">
          <summary className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-card p-5">
            <h2 id={id} className="scroll-mt-20">
              {title}
            </h2>
            <span className="me-auto text-ink-2 group-open:hidden">{summary}</span>
          </summary>
          <div className="grid gap-4 px-5 pb-5">
            {hint && <p className="-mt-4 text-ink-2">{hint}</p>}
            {children}
          </div>
        </details>
      </Card>
    </section>
  )
}

/** What is wrong; the fields concerned refer to it by its id. */
export function ProblemLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-cherry">
      <Icon of={warningIcon} className="size-5" />
      <span>{children}</span>
    </p>
  )
}

type TickProps = {
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
  describedBy?: string | undefined
}

export function FormTick({ text, checked, onChange, describedBy }: TickProps) {
  return (
    <label className="flex min-h-control items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-5 font-medium has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        className="size-5.5 shrink-0 outline-none"
        checked={checked}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{text}</span>
    </label>
  )
}
