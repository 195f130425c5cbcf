// What surrounds the fields of a form about something stored: its dialog or its foot, and what became of the last save.
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Problem } from '#contract/index.ts'
import { problemsByField } from '#web/data/forms/form-problems.ts'
import { halfTypedIn, openFoldsAround, useFocusOnMistake } from '#web/data/forms/mistakes.ts'
import { isUnsure } from '#web/data/forms/send-once.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { enterMovesOn } from '#web/ui/fields/enter-moves-on.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { formatRecent } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import type { ChangedLine } from './form-lines.ts'
import type { useEditForm } from './use-edit-form.ts'

/** What the parts around the fields need of `useEditForm`. */
export type EditFormState = Omit<
  ReturnType<typeof useEditForm>,
  'fields' | 'change' | 'base' | 'before' | 'began' | 'busyWith' | 'forgive' | 'save'
> & { readonly save: () => Promise<void> }

export interface EditWords {
  readonly changed?: string
  /** In the place of the usual sentence about that. */
  readonly changedText?: string | undefined
  /** The names of the fields on screen, for those that somebody else changed. */
  readonly fields?: Readonly<Record<string, string>>
  /** That somebody removed it, in one sentence or with a title. */
  readonly gone?: string
  readonly goneTitle?: string
  /** That something is not saved yet. */
  readonly unsaved?: string
  readonly notSaved?: string
  /** Why it was refused, in the place of the usual sentence. */
  readonly refused?: ReactNode
  /** A new one that is sent again is made once. */
  readonly madeOnce?: true
  /** What differs from what is stored, in words. */
  readonly changes?: readonly ChangedLine[]
}

type EditFormProps = {
  form: EditFormState
  id?: string
  className?: string
  /** Called with the first mistake before the focus moves there, so that its field is shown. */
  onMistake?: ((first: Problem) => void) | undefined
  onSubmit?: () => void
  /** What is sent binds: Enter only moves to the next field. */
  binds?: boolean | undefined
  children: ReactNode
}

/** The form element: saves what is new, and moves the focus to the first mistake. */
export function EditForm({ form, id, className = 'grid gap-5', onMistake, onSubmit, binds, children }: EditFormProps) {
  const fields = useRef<HTMLFormElement>(null)
  useFocusOnMistake(fields, form.failures)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (form.busy || form.uploading) return
    if (leadsToHalfTyped(fields.current)) return
    const [first] = form.mistakes
    if (first) onMistake?.(first)
    if (onSubmit) onSubmit()
    else void form.save()
  }

  return (
    <form
      ref={fields}
      id={id}
      noValidate
      onSubmit={submit}
      onKeyDown={binds ? enterMovesOn : undefined}
      className={className}
    >
      {children}
    </form>
  )
}

/** Moves the focus to a day or time that is filled in by half, which must not count as empty; whether there is one. */
function leadsToHalfTyped(within: ParentNode | null): boolean {
  const half = halfTypedIn(within)
  if (!half) return false
  openFoldsAround(half)
  half.focus()
  return true
}

/** That it was left unsaved, that saving failed, or that somebody else was quicker. */
export function EditNotices({ form, words = {} }: { form: EditFormState; words?: EditWords }) {
  const { t, locale } = useEditFormText()
  const sentences = useRefusalText().t.refusals
  const { theirs, gone, refused, restored, quicker } = form
  const apart = (words.changes ?? []).filter(({ isTheirs }) => isTheirs)
  const changed = [...new Set(theirs?.flatMap((field) => words.fields?.[field] ?? []))].join(', ')
  if (theirs)
    return (
      <Notice
        kind="warning"
        urgent
        title={
          quicker
            ? t.savedMeanwhile(quicker.name, formatRecent(quicker.at, serverNow(), locale))
            : (words.changed ?? t.changed)
        }
      >
        <p>{words.changedText ?? (changed ? t.changedFields(changed) : t.changedText)}</p>
        {apart.length > 0 && (
          <ul className="mt-2 grid max-h-48 gap-2 overflow-y-auto">
            {apart.map(({ id, label, before, now }) => (
              <li key={id} className="grid gap-x-3 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
                <span className="font-semibold max-sm:col-span-full">{label}</span>
                <Side of={quicker?.name ?? t.others} text={before} />
                <Side of={t.you} text={now} />
              </li>
            ))}
          </ul>
        )}
        {form.unsaved && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="staff"
              variant="dark"
              onClick={({ currentTarget }) => {
                if (!leadsToHalfTyped(currentTarget.closest('dialog, form'))) void form.save()
              }}
            >
              {t.saveMine}
            </Button>
            <Button size="staff" variant="quiet" onClick={form.discard}>
              {t.takeTheirs}
            </Button>
          </div>
        )}
      </Notice>
    )
  const wrong = Object.keys(problemsByField(form.problems)).length
  // Where only the shape is wrong, no field may show it.
  const isMarked = refused?.refusal === 'bad_input' && refused.problems.every(({ problem }) => problem !== 'bad_input')
  if (refused && isUnsure(refused))
    return (
      <Notice kind="error" urgent title={t.unsure}>
        {`${sentences[refused.refusal]} ${form.isNew && !words.madeOnce ? t.lookFirst : t.nothingTwice}`}
      </Notice>
    )
  const refusal = refused && (words.refused ?? (isMarked ? t.mend(wrong) : sentences[refused.refusal]))
  if (gone || (refused && (refused.problems.length === 0 || wrong > 0)))
    return (
      <Notice kind="error" urgent title={(gone && words.goneTitle) || (words.notSaved ?? t.notSaved)}>
        {(gone && words.gone) || refusal}
      </Notice>
    )
  if (wrong > 0) return <Notice kind="error">{t.mend(wrong)}</Notice>
  if (!restored) return null
  return (
    <Notice
      action={
        <Button variant="text" onClick={form.discard}>
          {t.startAnew}
        </Button>
      }
    >
      {t.kept}
    </Notice>
  )
}

/** What one of the two typed. */
const Side = ({ of, text }: { of: string; text: string }) => (
  <span className="min-w-0 rounded-small border border-edge bg-card px-2.5 py-1 wrap-anywhere">
    <span className="block text-sm text-ink-2">{of}</span> <bdi className="font-medium">{text || '–'}</bdi>
  </span>
)

type EditDialogProps = Pick<EditFormProps, 'onMistake' | 'className' | 'binds' | 'children'> & {
  form: EditFormState
  words?: EditWords
  title: ReactNode
  onClose: () => void
  shape?: string
  /** What the button says that sends. */
  act?: string
  /** Sending does something even if nothing was typed, such as letting somebody in. */
  actsUnchanged?: boolean
  /** Dialogs of its own, outside the form. */
  beside?: ReactNode
  /** Called when it is closed with typed text, which is kept then; without it, closing asks. */
  onKept?: () => void
}

/** Typed text is never lost without a question. */
export function EditDialog(props: EditDialogProps) {
  const { form, words, title, onClose, shape, act, actsUnchanged = false, beside, onKept, ...body } = props
  const { t } = useEditFormText()
  const [leaving, setLeaving] = useState(false)
  const formId = useId()

  function leave() {
    if (!form.unsaved && !form.uploading) return close()
    if (!onKept) return setLeaving(true)
    onKept()
    onClose()
  }

  function close() {
    form.forget()
    onClose()
  }

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={title}
        closeLabel={t.close}
        {...(shape && { shape })}
        outcome={<EditNotices form={form} {...(words && { words })} />}
        actions={
          <>
            <Button variant="quiet" size="staff" onClick={onKept ? close : leave}>
              {onKept && form.unsaved ? t.discard : t.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              size="staff"
              busy={form.busy}
              disabled={!(form.unsaved || actsUnchanged) || form.uploading}
            >
              {act ?? (form.isNew ? t.addIt : t.save)}
            </Button>
          </>
        }
      >
        <EditForm form={form} id={formId} {...body} />
        {beside}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        title={t.leaveTitle}
        labels={{ cancel: t.keepEditing, confirm: t.leave, close: t.close }}
        onCancel={() => setLeaving(false)}
        onConfirm={close}
      >
        {t.leaveText}
      </ConfirmDialog>
    </>
  )
}

type EditFootProps = {
  form: EditFormState
  words?: EditWords
  /** In the place of the button that saves. */
  children?: ReactNode
}

/** The notices, the buttons, and whether everything is saved. */
export function EditFoot({ form, words, children }: EditFootProps) {
  const { t, locale } = useEditFormText()
  const since = form.since > 0 && t.keptSince(formatRecent(form.since, serverNow(), locale))
  return (
    <>
      <EditNotices form={form} {...(words && { words })} />
      {/* After a conflict its own two buttons decide. */}
      <div className={`flex flex-wrap items-center gap-3 ${form.theirs && form.unsaved ? 'hidden' : ''}`}>
        {children ?? (
          <Button type="submit" size="staff" busy={form.busy || form.uploading} disabled={!form.unsaved}>
            {t.save}
          </Button>
        )}
        {form.unsaved && !form.uploading && (
          <Button size="staff" variant="quiet" onClick={form.discard}>
            {t.discard}
          </Button>
        )}
        {!form.isNew && (
          <p role="status" className="text-sm text-ink-2">
            {form.busy
              ? t.saving
              : form.unsaved
                ? [words?.unsaved ?? t.unsaved, since].filter(Boolean).join(' · ')
                : t.allSaved}
          </p>
        )}
      </div>
    </>
  )
}

type EditBarProps = EditFootProps & { className?: string; above?: ReactNode }

/** The foot of a page: at its end while everything is saved, else in sight, and red where somebody else was quicker. */
export function EditBar({ className = '', above, ...foot }: EditBarProps) {
  const { form } = foot
  const isQuiet = !form.isNew && !form.unsaved && !form.busy && !form.uploading && !form.theirs && !form.gone
  return (
    <div
      className={`foot-bar -mx-4 grid gap-2 px-4 py-3 ${className} ${isQuiet ? '' : `sticky bottom-0 z-10 ${form.theirs ? 'border-t-3 border-cherry bg-cherry-soft' : 'border-t border-line bg-paper'}`}`}
    >
      {above}
      <EditFoot {...foot} />
    </div>
  )
}

type RemoveButtonProps = {
  /** The button, the question, and the button that says yes to it. */
  words: { readonly remove: string; readonly title: string; readonly removeIt: string }
  removal: { readonly isPending: boolean; readonly error: Error | null }
  onConfirm: () => void
  children: ReactNode
}

/** Removes what the form is about after a question, which stays open with a sentence if that fails. */
export function RemoveButton({ words, removal, onConfirm, children }: RemoveButtonProps) {
  const { t } = useEditFormText()
  const sentences = useRefusalText().t.refusals
  const [asking, setAsking] = useState(false)
  return (
    <div className="justify-self-start">
      <Button variant="quiet" size="staff" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} className="size-5" />
        <span>{words.remove}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        labels={{ cancel: t.cancel, confirm: words.removeIt, close: t.close }}
        onCancel={() => setAsking(false)}
        onConfirm={onConfirm}
        busy={removal.isPending}
        danger
      >
        <div className="grid gap-3">
          {children}
          {removal.error && (
            <Notice kind="error" urgent>
              {sentences[refusalOf(removal.error)]}
            </Notice>
          )}
        </div>
      </ConfirmDialog>
    </div>
  )
}
