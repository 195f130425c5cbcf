// Find: a field and, below it, what it found; arrow keys choose, Enter opens, Escape closes (OFFICE-6).
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { go } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useFindText, useStaffText } from '#web/words/staff/index.ts'
import { soughtPerson } from './sought-person.ts'
import { type SearchHit, useFound } from './use-found.ts'

type FindDialogProps = { member: Member; onClose: () => void }

export function FindDialog({ member, onClose }: FindDialogProps) {
  const { t } = useFindText()
  const { frame } = useStaffText().t
  const [typed, setTyped] = useState('')
  /** The key of the chosen hit, so that it stays chosen when more come; the first one if it is not there. */
  const [chosen, setChosen] = useState('')
  const list = useId()
  const { hits, isSearching, hasFailed } = useFound(member, typed)
  const at = Math.max(
    0,
    hits.findIndex(({ key }) => key === chosen),
  )
  const active = hits[at]

  function open({ path, section, person }: SearchHit) {
    onClose()
    if (person !== undefined) soughtPerson.write(person)
    go(path)
    if (section) showSection(section)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) setChosen(hits[(at + step + hits.length) % hits.length]?.key ?? '')
    else if (event.key === 'Enter' && active) open(active)
    else return
    event.preventDefault()
  }

  const said = hits.length > 0 ? t.found(hits.length) : isSearching ? t.searching : t.none(typed.trim())
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      closeLabel={frame.close}
      shape="rise mx-auto mt-[min(6rem,8dvh)] mb-auto max-h-[84dvh] w-[min(40rem,calc(100%-1.5rem))] rounded-card shade-bar"
    >
      <div className="sticky top-17 z-10 -mx-5 bg-paper px-5 pb-3">
        <span className="relative block">
          <Icon of={searchIcon} className="pointer-events-none absolute start-3.5 top-3.5 size-5" />
          <input
            type="text"
            role="combobox"
            aria-label={t.field}
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-activedescendant={active && `${list}-${at}`}
            aria-autocomplete="list"
            data-autofocus
            placeholder={t.field}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            enterKeyHint="go"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen('')
            }}
            onKeyDown={press}
            className="min-h-12 w-full rounded-control border border-edge bg-card ps-11 pe-3.5 text-md"
          />
        </span>
      </div>
      <p role="status" className={typed.trim() === '' || hits.length > 0 ? 'sr-only' : 'py-6 text-center text-ink-2'}>
        {typed.trim() === '' ? t.hint : said}
      </p>
      <div id={list} role="listbox" aria-label={t.title} className="grid gap-3">
        {hits
          .filter(({ kind }, place) => kind !== hits[place - 1]?.kind)
          .map(({ kind }) => (
            <fieldset key={kind} aria-label={t.kinds[kind]} className="min-w-0">
              <p aria-hidden="true" className="px-3 pb-1 text-sm font-semibold text-ink-2">
                {t.kinds[kind]}
              </p>
              {hits.map(
                (hit, place) =>
                  hit.kind === kind && (
                    <HitRow
                      key={hit.key}
                      id={`${list}-${place}`}
                      hit={hit}
                      isActive={place === at}
                      onPoint={() => setChosen(hit.key)}
                      onOpen={() => open(hit)}
                    />
                  ),
              )}
            </fieldset>
          ))}
      </div>
      {hasFailed && <p className="mt-3 px-3 text-cherry">{t.failed}</p>}
      {typed.trim() === '' && <p className="mt-4 px-3 text-sm text-ink-2">{t.hint}</p>}
    </Dialog>
  )
}

type HitRowProps = { id: string; hit: SearchHit; isActive: boolean; onPoint: () => void; onOpen: () => void }

function HitRow({ id, hit, isActive, onPoint, onOpen }: HitRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus.
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onOpen}
      className="flex min-h-12 scroll-mt-36 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-ink aria-selected:text-paper"
    >
      <Icon of={hit.icon} className="size-5" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <bdi className="font-semibold wrap-anywhere">{hit.text}</bdi>
        <bdi className={`text-sm wrap-anywhere ${isActive ? 'text-latte' : 'text-ink-2'}`}>{hit.detail}</bdi>
      </span>
    </div>
  )
}

/** A page that takes longer is left alone: by then somebody may have scrolled. */
const patienceMs = 5000

/** Brings a section into view once its page has come, and moves the focus there. */
function showSection(id: string): void {
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
  }
  const look = () => {
    const section = document.getElementById(id)
    if (!section) return
    stop()
    section.tabIndex = -1
    section.style.scrollMarginBlockStart = '6rem'
    const fold = section.closest('details')
    if (fold) fold.open = true
    section.scrollIntoView()
    section.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(look)
  const timer = setTimeout(stop, patienceMs)
  watcher.observe(document.body, { childList: true, subtree: true })
  // The dialog gives the focus back to what opened it first.
  requestAnimationFrame(look)
}
