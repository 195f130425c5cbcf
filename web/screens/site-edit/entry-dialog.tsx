// The form of an offer, a post or a testimonial: saved only if something changed, and nothing typed is ever lost.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type ContentEntry, sameEntry } from '../../../domain/content.ts'
import { type SiteEntry, useSaveEntry } from '../../api/staff/content.ts'
import type { BranchName } from '../../api/staff/shop.ts'
import { Refusal } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { useSiteEditText } from '../../i18n/site-edit/index.ts'
import { showToast } from '../../staff/toasts.tsx'
import { blank, type Draft, keepDraft } from './drafts.ts'
import { OfferFields, PostFields, TestimonialFields } from './entry-fields.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { type Problems, problemsHere, problemsThere, stillWrong } from './problems.ts'

type EntryDialogProps = {
  /** The name under which it is kept until it is saved. */
  draftName: string
  draft: Draft
  /** The entry as the server has it now. */
  stored: SiteEntry | undefined
  today: string
  branches: readonly BranchName[]
  onClose: () => void
}

export function EntryDialog({ draftName, draft: begun, stored, today, branches, onClose }: EntryDialogProps) {
  const { t } = useSiteEditText()
  const sentences = useRefusalText().t.refusals
  const [draft, setDraft] = useState(begun)
  const [problems, setProblems] = useState<Problems>({})
  /** How often problems were shown: each time the focus moves to the first. */
  const [marked, setMarked] = useState(0)
  const [uploading, setUploading] = useState(false)
  const save = useSaveEntry()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { id, version, entry } = draft
  const base = version === null ? blank(entry.kind, today) : stored?.entry
  const changed = base === undefined || !sameEntry(base, entry)
  const refusal = save.error instanceof Refusal ? save.error.refused.refusal : undefined
  const conflict = refusal === 'changed_meanwhile' || refusal === 'not_found'

  useEffect(() => {
    if (marked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [marked])

  function mark(found: Problems) {
    setProblems(found)
    setMarked((times) => times + 1)
  }

  function change(next: ContentEntry) {
    const kept = { ...draft, entry: next }
    setDraft(kept)
    setProblems(stillWrong(problems, next, t))
    keepDraft(draftName, base && sameEntry(base, next) ? undefined : kept)
  }

  function send(changedFrom: string | null) {
    setDraft({ ...draft, version: changedFrom })
    save.mutate(
      { id, version: changedFrom, entry },
      {
        onSuccess: () => {
          keepDraft(draftName, undefined)
          showToast(t.saved)
          onClose()
        },
        onError: (error) => {
          if (error instanceof Refusal && error.refused.refusal === 'bad_input') mark(problemsThere(error.refused, t))
        },
      },
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!changed || uploading || save.isPending) return
    const found = problemsHere(entry, t)
    mark(found)
    if (Object.keys(found).length === 0) send(version)
  }

  function discard() {
    keepDraft(draftName, undefined)
    onClose()
  }

  const fields = { problems, onBusy: setUploading, onChange: change }
  return (
    <Dialog
      open
      onClose={() => {
        if (changed) showToast(t.kept)
        onClose()
      }}
      title={version === null ? t.add[entry.kind] : t.editTitle[entry.kind]}
      closeLabel={t.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={discard}>
            {changed ? t.discard : t.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="staff"
            busy={save.isPending || uploading}
            disabled={!changed || conflict}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {entry.kind === 'offer' && <OfferFields entry={entry} before={base} {...fields} />}
        {entry.kind === 'post' && <PostFields entry={entry} before={base} {...fields} />}
        {entry.kind === 'testimonial' && <TestimonialFields entry={entry} branches={branches} {...fields} />}
        {Object.keys(problems).length > 0 && <Notice kind="error">{t.lookAgain}</Notice>}
        {conflict && (
          <Meanwhile
            stored={stored}
            onMine={() => send(stored?.version ?? null)}
            onTheirs={(theirs) => {
              save.reset()
              setDraft({ id, version: theirs.version, entry: theirs.entry })
              keepDraft(draftName, undefined)
            }}
          />
        )}
        {save.isError && !conflict && refusal !== 'bad_input' && (
          <Notice kind="error" urgent title={t.failed}>
            {sentences[refusal ?? 'broken']}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
