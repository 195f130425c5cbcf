// The form of an offer, a post or a testimonial: saved only if something changed, and nothing typed is ever lost.
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Input } from '../../../contract/index.ts'
import { type ContentEntry, contentProblems, sameEntry } from '../../../domain/content.ts'
import { refuse } from '../../../domain/shared/result.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { type SiteEntry, useSaveEntry } from '../../api/staff/content.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useFocusOnMistake } from '../../forms/mistakes.ts'
import { checked, useSubmission } from '../../forms/submission.ts'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { showToast } from '../../staff/toasts.tsx'
import { blank, type Draft, keepDraft } from './drafts.ts'
import { OfferFields, PostFields, TestimonialFields } from './entry-fields.tsx'
import { Meanwhile } from './meanwhile.tsx'
import { inForm, isMended, sentencesOf } from './problems.ts'

type Wish = Input<'content.save'> & { readonly entry: ContentEntry }

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
  const [uploading, setUploading] = useState(false)
  const save = sendBy(useSaveEntry())
  const { submit, mend, reset, busy, refused, problems: marked, failures } = useSubmission(readWish, sendEntry)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const { id, version, entry } = draft
  const base = version === null ? blank(entry.kind, today) : stored?.entry
  const changed = base === undefined || !sameEntry(base, entry)
  const conflict = refused?.refusal === 'changed_meanwhile' || refused?.refusal === 'not_found'
  const problems = sentencesOf(marked, entry, t)
  useFocusOnMistake(form, failures)

  async function sendEntry(wish: Wish) {
    const saved = await save(wish)
    return saved.ok ? saved : refuse(inForm(saved.refusal))
  }

  function change(next: ContentEntry) {
    const kept = { ...draft, entry: next }
    setDraft(kept)
    mend(isMended(next))
    keepDraft(draftName, base && sameEntry(base, next) ? undefined : kept)
  }

  async function send(changedFrom: string | null) {
    setDraft({ ...draft, version: changedFrom })
    const saved = await submit({ id, version: changedFrom, entry })
    if (!saved?.ok) return
    keepDraft(draftName, undefined)
    showToast(t.saved)
    onClose()
  }

  function submitForm(event: FormEvent) {
    event.preventDefault()
    if (changed && !uploading) void send(version)
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
          <Button type="submit" form={formId} size="staff" busy={busy || uploading} disabled={!changed || conflict}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submitForm} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {entry.kind === 'offer' && <OfferFields entry={entry} before={base} {...fields} />}
        {entry.kind === 'post' && <PostFields entry={entry} before={base} {...fields} />}
        {entry.kind === 'testimonial' && <TestimonialFields entry={entry} branches={branches} {...fields} />}
        {Object.keys(problems).length > 0 && <Notice kind="error">{t.lookAgain}</Notice>}
        {conflict && (
          <Meanwhile
            stored={stored}
            onMine={() => void send(stored?.version ?? null)}
            onTheirs={(theirs) => {
              reset()
              setDraft({ id, version: theirs.version, entry: theirs.entry })
              keepDraft(draftName, undefined)
            }}
          />
        )}
        {refused && !conflict && refused.refusal !== 'bad_input' && (
          <Notice kind="error" urgent title={t.failed}>
            {sentences[refused.refusal]}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

const readWish = (wish: Wish) => checked(wish, contentProblems(wish.entry))
