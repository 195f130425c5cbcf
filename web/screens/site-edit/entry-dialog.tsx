// The form of an offer, a post or a testimonial; closed unsaved, it is there again as it was typed.
import { useState } from 'react'
import { type ContentKind, contentProblems, tidyEntry } from '../../../domain/content.ts'
import { refuse } from '../../../domain/shared/result.ts'
import { newKey } from '../../api/http/new-key.ts'
import type { BranchName } from '../../api/staff/shop-api.ts'
import { readSiteEntries, type SiteEntry, useSaveEntry } from '../../api/staff/site-api.ts'
import { sendBy } from '../../api/staff/staff-api.ts'
import { EditDialog, EditNotices } from '../../forms/edit-form.tsx'
import { rebase } from '../../forms/rebase.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { showToast } from '../../staff/toasts.tsx'
import { OfferFields, PostFields, TestimonialFields } from './entry-fields.tsx'
import {
  blankEntry,
  entryFormName,
  headline,
  inForm,
  revivedEntry,
  sentencesOf,
  type TypedEntry,
  today,
} from './site-entry.ts'

type EntryDialogProps = {
  kind: ContentKind
  /** Undefined for a new entry. */
  id: string | undefined
  /** The entry as it is now; undefined if it is new, or gone. */
  stored: SiteEntry | undefined
  branches: readonly BranchName[]
  onClose: () => void
}

export function EntryDialog({ kind, id, stored, branches, onClose }: EntryDialogProps) {
  const { t, locale } = useSiteEditText()
  const form = useEntry({ kind, id, stored, onClose })
  const { key, entry } = form.fields
  const before = form.base?.entry ?? (form.gone ? undefined : blankEntry(kind, today()))
  const problems = sentencesOf(form.problems, t)
  const fields = {
    problems,
    onBusy: (busy: boolean) => form.busyWith('picture', busy),
    onChange: (next: typeof entry) => form.change({ key, entry: next }),
  }
  return (
    <EditDialog
      form={{ ...form, isNew: form.gone }}
      onClose={onClose}
      onKept={() => showToast(t.kept)}
      title={id ? t.editTitle[kind] : t.add[kind]}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {entry.kind === 'offer' && <OfferFields entry={entry} before={before} {...fields} />}
      {entry.kind === 'post' && <PostFields entry={entry} before={before} {...fields} />}
      {entry.kind === 'testimonial' && <TestimonialFields entry={entry} branches={branches} {...fields} />}
      <EditNotices
        form={form}
        words={{
          changed: t.meanwhile,
          changedText: form.base && t.meanwhileText(headline(form.base.entry, locale)),
          goneTitle: t.gone,
          gone: t.goneText,
          notSaved: t.failed,
        }}
      />
    </EditDialog>
  )
}

function useEntry({ kind, id: opened, stored, onClose }: Omit<EntryDialogProps, 'branches'>) {
  const { t } = useSiteEditText()
  const save = sendBy(useSaveEntry())
  const [key] = useState(() => opened ?? newKey())
  return useEditForm<TypedEntry, SiteEntry>({
    name: entryFormName(kind, opened),
    stored,
    fieldsOf: (saved) => ({ key, entry: saved?.entry ?? blankEntry(kind, today()) }),
    meaning: ({ entry }) => tidyEntry(entry),
    check: ({ entry }) => contentProblems(entry),
    send: async ({ key: id, entry }, base) => {
      const saved = await save({ id, version: base?.version ?? null, entry })
      return saved.ok ? saved : refuse(inForm(saved.refusal))
    },
    latest: async () => (await readSiteEntries()).entries.find(({ id }) => id === opened),
    merge: (base, mine, theirs) => ({ key: mine.key, entry: rebase(base.entry, mine.entry, theirs.entry) }),
    revive: revivedEntry,
    addsAgain: true,
    told: () => {
      showToast(t.saved)
      onClose()
    },
  })
}
