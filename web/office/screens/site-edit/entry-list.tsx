// The entries of one kind in order: add, edit, remove, move up and down.
import { useState } from 'react'
import { refuse } from '#domain/shared/result.ts'
import { type ContentKind, contentProblems, missingLocales, tidyEntry } from '#domain/shop/content.ts'
import { rebase } from '#web/data/forms/rebase.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import {
  readSiteEntries,
  type SiteEntry,
  useMoveEntry,
  useRemoveEntry,
  useSaveEntry,
} from '#web/data/staff/site-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { keepForm, useKeptForms } from '#web/office/forms/kept-forms.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon, noteIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useSiteEditText } from '#web/words/editor/index.ts'
import { OfferFields, PostFields, TestimonialFields } from './entry-fields.tsx'
import {
  blankEntry,
  entryFormName,
  headline,
  inForm,
  revivedEntry,
  secondLine,
  sentencesOf,
  type TypedEntry,
  todayInBelgium,
} from './site-entry.ts'

type EntryListProps = { kind: ContentKind; entries: readonly SiteEntry[]; branches: readonly StaffBranch[] }

export function EntryList({ kind, entries, branches }: EntryListProps) {
  const { t, locale } = useSiteEditText()
  const kept = useKeptForms()
  const move = useMoveEntry()
  const save = useSaveAtOnce(move)
  const remove = useRemoveEntry()
  const [editing, setEditing] = useState<{ id: string | undefined }>()
  const [removing, setRemoving] = useState<SiteEntry>()
  const name = removing ? headline(removing.entry, locale) || t.untitled : ''
  const isBegun = (id: string | undefined) => entryFormName(kind, id) in kept

  function moveTo(id: string, place: number) {
    if (move.isPending) return
    save({ kind, id, place }, () => showToast(t.movedTo(place, entries.length)))
  }

  return (
    <section aria-labelledby="kind">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="me-auto">
          <h2 id="kind">{t.kinds[kind]}</h2>
          <p className="text-ink-2">{t.hints[kind]}</p>
        </div>
        <Button size="staff" onClick={() => setEditing({ id: undefined })} className="max-sm:w-full">
          <Icon of={plusIcon} className="size-5" />
          <span>{t.add[kind]}</span>
          {isBegun(undefined) && <span className="font-normal">{`· ${t.unsaved}`}</span>}
        </Button>
      </div>
      {entries.length === 0 ? (
        <EmptyState icon={noteIcon} title={t.none[kind]}>
          {t.noneHint}
        </EmptyState>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {entries.map((stored, index) => (
            <EntryCard
              key={stored.id}
              stored={stored}
              first={index === 0}
              last={index === entries.length - 1}
              unsaved={isBegun(stored.id)}
              branches={branches}
              onEdit={() => setEditing({ id: stored.id })}
              onRemove={() => setRemoving(stored)}
              onMove={(by) => moveTo(stored.id, index + 1 + by)}
            />
          ))}
        </ol>
      )}
      {editing && (
        <EntryDialog
          key={editing.id}
          kind={kind}
          id={editing.id}
          stored={entries.find(({ id }) => id === editing.id)}
          branches={branches}
          onClose={() => setEditing(undefined)}
        />
      )}
      <AskDialog
        wish={removing && { kind, id: removing.id, version: removing.version }}
        send={remove}
        words={{
          title: t.removeTitle(name),
          act: t.remove,
          done: t.removed(name),
          failed: t.failed,
          refusals: { changed_meanwhile: t.changedSince },
        }}
        onDone={() => keepForm(entryFormName(kind, removing?.id), undefined)}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t.removeText}</p>
      </AskDialog>
    </section>
  )
}

type EntryCardProps = {
  stored: SiteEntry
  first: boolean
  last: boolean
  unsaved: boolean
  branches: readonly StaffBranch[]
  onEdit: () => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
}

export function EntryCard({ stored, first, last, unsaved, branches, onEdit, onRemove, onMove }: EntryCardProps) {
  const { t, locale, date } = useSiteEditText()
  const { entry } = stored
  const name = headline(entry, locale) || t.untitled
  const missing = missingLocales(entry)
  return (
    <li>
      <Card className="flex h-full flex-wrap content-start gap-4">
        {entry.kind !== 'testimonial' && (
          <img
            src={imageUrl(entry.image, 256)}
            alt=""
            width="96"
            height="96"
            loading="lazy"
            className="size-24 rounded-control bg-latte-soft object-cover"
          />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="font-text tracking-normal">
            <bdi className="wrap-anywhere">{name}</bdi>
          </h3>
          <p className="line-clamp-2 text-ink-2">
            <bdi>{secondLine(entry, locale)}</bdi>
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {entry.kind === 'post' && <StatusPill>{date(entry.date)}</StatusPill>}
            {entry.kind === 'testimonial' && (
              <StatusPill>{branches.find(({ id }) => id === entry.branch)?.name ?? entry.branch}</StatusPill>
            )}
            {missing.length > 0 && (
              <StatusPill tone="honey">{t.missing(missing.map((each) => each.toUpperCase()).join(', '))}</StatusPill>
            )}
            {unsaved && <StatusPill tone="cherry">{t.unsaved}</StatusPill>}
          </p>
        </div>
        <div className="flex basis-full flex-wrap items-center gap-2">
          <IconButton
            icon={chevronDownIcon}
            label={t.up(name)}
            variant="quiet"
            size="staff"
            aria-disabled={first}
            onClick={() => !first && onMove(-1)}
            className="rotate-180 aria-disabled:opacity-50"
          />
          <IconButton
            icon={chevronDownIcon}
            label={t.down(name)}
            variant="quiet"
            size="staff"
            aria-disabled={last}
            onClick={() => !last && onMove(1)}
            className="me-auto aria-disabled:opacity-50"
          />
          <IconButton icon={trashIcon} label={t.removeOf(name)} variant="danger" size="staff" onClick={onRemove} />
          <Button variant="quiet" size="staff" aria-label={t.editOf(name)} onClick={onEdit}>
            {t.edit}
          </Button>
        </div>
      </Card>
    </li>
  )
}

type EntryDialogProps = {
  kind: ContentKind
  /** Undefined for a new entry. */
  id: string | undefined
  /** The entry as it is now; undefined if it is new, or gone. */
  stored: SiteEntry | undefined
  branches: readonly StaffBranch[]
  onClose: () => void
}

function EntryDialog({ kind, id, stored, branches, onClose }: EntryDialogProps) {
  const { t, locale } = useSiteEditText()
  const form = useEntry({ kind, id, stored, onClose })
  const { entry } = form.fields
  const before = form.base?.entry ?? (form.gone ? undefined : blankEntry(kind, todayInBelgium()))
  const problems = sentencesOf(form.problems, t)
  const fields = {
    problems,
    onBusy: (busy: boolean) => form.busyWith('picture', busy),
    onChange: (next: typeof entry) => form.change({ entry: next }),
  }
  return (
    <EditDialog
      form={{ ...form, isNew: form.gone }}
      words={{
        changed: t.meanwhile,
        changedText: form.base && t.meanwhileText(headline(form.base.entry, locale)),
        goneTitle: t.gone,
        gone: t.goneText,
        notSaved: t.failed,
      }}
      onClose={onClose}
      onKept={() => showToast(t.kept)}
      title={id ? t.editTitle[kind] : t.add[kind]}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {entry.kind === 'offer' && <OfferFields entry={entry} before={before} {...fields} />}
      {entry.kind === 'post' && <PostFields entry={entry} before={before} {...fields} />}
      {entry.kind === 'testimonial' && <TestimonialFields entry={entry} branches={branches} {...fields} />}
    </EditDialog>
  )
}

function useEntry({ kind, id: opened, stored, onClose }: Omit<EntryDialogProps, 'branches'>) {
  const { t } = useSiteEditText()
  const save = sendBy(useSaveEntry())
  return useEditForm<TypedEntry, SiteEntry>({
    name: entryFormName(kind, opened),
    stored,
    fieldsOf: (saved) => ({ entry: saved?.entry ?? blankEntry(kind, todayInBelgium()) }),
    meaning: ({ entry }) => tidyEntry(entry),
    check: ({ entry }) => contentProblems(entry),
    // A new entry has its key as its id, so that saving twice adds it once.
    send: async ({ entry }, base, _extra, key) => {
      const saved = await save({ id: opened ?? key, version: base?.version ?? null, entry })
      return saved.ok ? saved : refuse(inForm(saved.refusal))
    },
    latest: async (key) => (await readSiteEntries()).entries.find(({ id }) => id === (opened ?? key)),
    merge: (base, mine, theirs) => ({ entry: rebase(base.entry, mine.entry, theirs.entry) }),
    revive: revivedEntry,
    addsAgain: true,
    told: () => {
      showToast(t.saved)
      onClose()
    },
  })
}
