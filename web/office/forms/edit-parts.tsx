// The row of links to the parts of a long form, each with a mark where something changed or is wrong.
import { useEffect, useRef, useState } from 'react'
import { openFoldsAround } from '#web/data/forms/mistakes.ts'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { useEditFormText } from '#web/words/staff/index.ts'
import type { EditFormState } from './edit-form.tsx'

export interface FormPart {
  /** Of its heading. */
  readonly id: string
  readonly title: string
  /** The form's fields in it, by which it gets its mark. */
  readonly fields: readonly string[]
}

type EditPartsProps = {
  form: EditFormState
  parts: readonly FormPart[]
}

/** Leads to the parts of a long form, each with its mark; the one in view is underlined. */
export function EditParts({ form, parts }: EditPartsProps) {
  const { t } = useEditFormText()
  const list = useRef<HTMLUListElement>(null)
  const inView = usePartInView(parts.map(({ id }) => id))
  useEffect(() => {
    const row = list.current
    const link = row?.querySelector(`[data-part="${inView}"]`)
    // Nothing moves away from under a pointer that is about to press it.
    if (!row || !link || row.scrollWidth <= row.clientWidth || row.matches(':hover')) return
    const outer = row.getBoundingClientRect()
    const inner = link.getBoundingClientRect()
    row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 })
  }, [inView])
  return (
    <nav aria-label={t.parts} className="sticky top-0 z-10 -mx-4 mb-4 md:-mx-8">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto border-b border-line bg-paper px-2 md:px-6">
        {parts.map(({ id, title, fields }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              data-part={id}
              aria-current={id === inView ? 'true' : undefined}
              onClick={() => jumpTo(id)}
              className="flex min-h-12 items-center gap-2 border-b-3 border-transparent px-3 font-medium whitespace-nowrap aria-current:border-honey aria-current:font-semibold"
            >
              <span>{title}</span>
              <FieldMark of={fieldMarkOf(form, fields)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that was jumped to while its heading is in view; else the last one that has passed the reading line. */
function usePartInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const look = () => setInView(partInView(all.split(' ')))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('focusin', look)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('focusin', look)
    }
  }, [all])
  return inView
}

function partInView(ids: readonly string[]): string | undefined {
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  const jumped = ids.find((id) => id === document.activeElement?.id)
  if (jumped && topOf(jumped) >= 0 && topOf(jumped) < innerHeight) return jumped
  // The line moves down the window with the page, so that the last part, which never reaches the top, has its turn.
  const room = document.documentElement.scrollHeight - innerHeight
  const line = 120 + (room > 0 ? scrollY / room : 0) * (innerHeight - 120)
  return ids.findLast((id) => topOf(id) <= line) ?? ids[0]
}

function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  openFoldsAround(heading)
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}

type MarkKind = 'changed' | 'wrong' | undefined

export function fieldMarkOf(
  { changed, theirs = [], problems, unsaved }: EditFormState,
  fields: readonly string[],
): MarkKind {
  const isIn = (field = '') => fields.includes(field.split('.')[0] ?? '')
  if (problems.some(({ field }) => isIn(field)) || theirs.some(isIn)) return 'wrong'
  return unsaved && changed.some(isIn) ? 'changed' : undefined
}

export function FieldMark({ of }: { of: MarkKind }) {
  const { t } = useEditFormText()
  if (!of) return null
  return (
    <span
      className={`size-2.5 shrink-0 border-2 ${of === 'wrong' ? 'border-cherry bg-cherry' : 'rounded-full border-ink bg-honey'}`}
    >
      <VisuallyHidden>{t.marks[of]}</VisuallyHidden>
    </span>
  )
}
