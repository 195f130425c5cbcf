// A page that edits one thing: its sections with a mark where something changed, what customers will see, and a bar
// that saves.
import {
  type MutableRefObject,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from '#contract/index.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { EditBar, EditForm, type EditFormState, type EditWords } from './edit-form.tsx'
import { EditParts, FieldMark, type FormPart, fieldMarkOf } from './edit-parts.tsx'
import type { ChangedLine } from './form-lines.ts'

export interface EditSection extends FormPart {
  readonly content: ReactNode
}

/** The page above, for members who did not come from a list. */
export interface PageAbove {
  readonly path: string
  readonly text: string
}

let cameFromList = false

/** Opens an edit page from a list, to which saving returns, scrolled as it was. */
export function openEditor(path: string): void {
  cameFromList = true
  go(path)
}

export function closeEditor({ path }: PageAbove): void {
  if (cameFromList) history.back()
  else go(path, { replace: true })
  cameFromList = false
}

let goneOn = false

/** A new one after another begins at its top, in its first field. */
function useBeginning(page: RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    if (!goneOn) return
    goneOn = false
    if (!isNew) return
    scrollTo(0, 0)
    page.current?.querySelector<HTMLInputElement>('form input[type=text]')?.focus({ preventScroll: true })
  }, [page, isNew])
}

interface Leaving {
  readonly goesOn: MutableRefObject<boolean>
  readonly hasNext: boolean
  readonly above: PageAbove
}

/** What follows a save: back to the list, or on to the next one. */
export function useLeaving(above: PageAbove, next?: () => void): { leaving: Leaving; saved: () => void } {
  const goesOn = useRef(false)
  return {
    leaving: { goesOn, hasNext: next !== undefined, above },
    saved: () => {
      goneOn = goesOn.current && next !== undefined
      if (goesOn.current && next) next()
      else closeEditor(above)
    },
  }
}

type EditPageProps = {
  form: EditFormState
  title: string
  leaving: Leaving
  sections: readonly EditSection[]
  /** Beside the title: how it is doing now. */
  state?: ReactNode
  /** Beside the title and outside the form, so that they may hold forms of their own. */
  tools?: ReactNode
  /** The button that removes it, below the fields. */
  removal?: ReactNode
  /** Beside the fields: what customers will see. */
  view?: ReactNode
  /** What it is called where it folds away, if customers see something else. */
  viewTitle?: string
  words?: EditWords
  /** If it may be saved although nothing was typed. */
  canSave?: boolean
  onMistake?: (first: Problem) => void
}

export function EditPage({
  form,
  title,
  leaving,
  sections,
  state,
  tools,
  removal,
  view,
  viewTitle,
  words,
  canSave,
  onMistake,
}: EditPageProps) {
  const { t } = useEditFormText()
  const isWide = useSyncExternalStore(watchWidth, hasRoomBeside)
  const { above, goesOn, hasNext } = leaving
  const page = useRef<HTMLElement>(null)
  useBeginning(page, form.isNew)
  const changes = form.isNew || !form.unsaved ? [] : (words?.changes ?? [])
  // What someone else changed is named by its part.
  const partOfField = Object.fromEntries(
    sections.flatMap(({ title: part, fields }) => fields.map((field) => [field, part])),
  )
  return (
    <article ref={page} aria-label={title} className="mx-auto max-w-7xl px-4 pt-5 md:px-8">
      <EditPageHead title={title} above={above} state={state} tools={tools} />
      <EditParts form={form} parts={sections.map((section) => ({ ...section, id: partOf(section.id) }))} />
      <EditForm
        form={form}
        onMistake={onMistake}
        className={`grid items-start gap-5 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28 ${view && isWide ? 'grid-cols-[minmax(0,1fr)_19rem]' : 'grid-cols-[minmax(0,1fr)]'}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {sections.map(({ id, title: heading, fields, content }) => (
            <Card key={id} className="p-5!">
              <h2 id={partOf(id)} className="mb-4 flex scroll-mt-20 items-center gap-2">
                <span>{heading}</span>
                <FieldMark of={fieldMarkOf(form, fields)} />
              </h2>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{content}</div>
            </Card>
          ))}
          {removal}
        </div>
        {view && (
          <ViewBeside isWide={isWide} title={viewTitle ?? t.customersView}>
            {view}
            {changes.length > 0 && <NotSaved changes={changes} />}
          </ViewBeside>
        )}
        <EditBar form={form} words={{ fields: partOfField, ...words }} className="col-span-full md:-mx-8 md:px-8">
          <Cancel form={form} above={above} />
          <Button
            type="submit"
            size="staff"
            busy={form.busy}
            disabled={!(form.unsaved || canSave) || form.uploading}
            onClick={() => {
              goesOn.current = false
            }}
          >
            {form.isNew ? t.addIt : t.save}
          </Button>
          {hasNext && (
            <Button
              type="submit"
              size="staff"
              variant="quiet"
              disabled={form.busy || form.uploading || !(form.unsaved || canSave)}
              onClick={() => {
                goesOn.current = true
              }}
            >
              {form.isNew ? t.addNext : t.saveNext}
            </Button>
          )}
        </EditBar>
      </EditForm>
    </article>
  )
}

type EditPageHeadProps = Pick<EditPageProps, 'title' | 'state' | 'tools'> & { above: PageAbove }

function EditPageHead({ title, above, state, tools }: EditPageHeadProps) {
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="me-auto min-w-0">
        <a
          href={linkTo(above.path)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            closeEditor(above)
          }}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-ink-2"
        >
          <Icon of={chevronDownIcon} className="size-4 rotate-90 rtl:-rotate-90" />
          <bdi>{above.text}</bdi>
        </a>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere">
            <bdi>{title}</bdi>
          </h1>
          {state}
        </div>
      </div>
      {tools}
    </header>
  )
}

/** Beside the fields where there is room, else folded away under its title. */
function ViewBeside({ isWide, title, children }: { isWide: boolean; title: string; children: ReactNode }) {
  if (isWide) return <aside className="sticky top-16 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</aside>
  return (
    <details className="rounded-card border border-line bg-card">
      <summary className="flex min-h-control items-center rounded-card px-5 font-medium">{title}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4">{children}</div>
    </details>
  )
}

/** The way back without saving; asks only if something would be lost. */
function Cancel({ form, above }: { form: EditFormState; above: PageAbove }) {
  const { t } = useEditFormText()
  const [asking, setAsking] = useState(false)
  function leave() {
    // Forgotten before the page is left, which would keep it.
    flushSync(form.discard)
    closeEditor(above)
  }
  return (
    <>
      <Button size="staff" variant="quiet" onClick={() => (form.unsaved ? setAsking(true) : leave())}>
        {t.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.cancelTitle}
        labels={{ cancel: t.cancelNot, confirm: t.discard, close: t.close }}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      >
        {t.cancelText}
      </ConfirmDialog>
    </>
  )
}

function NotSaved({ changes }: { changes: readonly ChangedLine[] }) {
  const { t } = useEditFormText()
  return (
    <Card>
      <h2 className="text-md">{t.notSavedYet}</h2>
      <ul className="mt-2 grid gap-2">
        {changes.map(({ id, label, before, now }) => (
          <li key={id} className="grid">
            <span className="text-sm text-ink-2">{label}</span>
            <span className="wrap-anywhere">
              {before && (
                <>
                  <del className="text-ink-2">
                    <bdi>{before}</bdi>
                  </del>{' '}
                </>
              )}
              <ins className="font-semibold no-underline">
                <bdi>{now || '–'}</bdi>
              </ins>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const partOf = (section: string): string => `part-${section}`

/** In the size of the text, so that large text has the width to itself. */
const hasRoomBeside = (): boolean =>
  innerWidth >= 64 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

function watchWidth(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
