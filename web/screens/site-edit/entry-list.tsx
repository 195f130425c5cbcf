// The entries of one kind in order: add, edit, remove, move up and down.
import { useState } from 'react'
import type { ContentKind } from '../../../domain/content.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { type SiteEntry, useMoveEntry } from '../../api/staff/content.ts'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { noteIcon } from '../../components/icons/icons-more.ts'
import { useSiteEditText } from '../../i18n/editor/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { type Draft, draftKey, newDraft, useDrafts } from './drafts.ts'
import { EntryCard } from './entry-card.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { today } from './today.ts'

type EntryListProps = { kind: ContentKind; entries: readonly SiteEntry[]; branches: readonly BranchName[] }

export function EntryList({ kind, entries, branches }: EntryListProps) {
  const { t } = useSiteEditText()
  const drafts = useDrafts()
  const move = useMoveEntry()
  const [editing, setEditing] = useState<{ name: string; draft: Draft }>()
  const [removing, setRemoving] = useState<SiteEntry>()
  const begun = drafts[draftKey(kind, null)]

  function edit(stored?: SiteEntry) {
    const name = draftKey(kind, stored?.id ?? null)
    const fresh = stored ? { id: stored.id, version: stored.version, entry: stored.entry } : newDraft(kind, today())
    setEditing({ name, draft: drafts[name] ?? fresh })
  }

  function moveTo(id: string, place: number) {
    if (move.isPending) return
    move.mutate(
      { kind, id, place },
      {
        onSuccess: () => showToast(t.movedTo(place, entries.length)),
        onError: () => showWarning(t.failed, { label: t.tryAgain, run: () => moveTo(id, place) }),
      },
    )
  }

  return (
    <section aria-labelledby="kind">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="me-auto">
          <h2 id="kind">{t.kinds[kind]}</h2>
          <p className="text-ink-2">{t.hints[kind]}</p>
        </div>
        <Button size="staff" onClick={() => edit()} className="max-sm:w-full">
          <Icon of={plusIcon} className="size-5" />
          {t.add[kind]}
          {begun && <span className="font-normal">· {t.notSaved}</span>}
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
              unsaved={draftKey(kind, stored.id) in drafts}
              branches={branches}
              onEdit={() => edit(stored)}
              onRemove={() => setRemoving(stored)}
              onMove={(by) => moveTo(stored.id, index + 1 + by)}
            />
          ))}
        </ol>
      )}
      {editing && (
        <EntryDialog
          key={editing.name}
          draftName={editing.name}
          draft={editing.draft}
          stored={entries.find(({ id }) => id === editing.draft.id)}
          today={today()}
          branches={branches}
          onClose={() => setEditing(undefined)}
        />
      )}
      <RemoveDialog key={removing?.id} stored={removing} onClose={() => setRemoving(undefined)} />
    </section>
  )
}
