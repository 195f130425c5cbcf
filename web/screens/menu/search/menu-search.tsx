// The search of the menu: the field and its results.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { MenuBranch, MenuItem } from '../../../api/menu/menu.ts'
import { otherNames, readOtherNames } from '../../../api/menu/other-names.ts'
import { useObservable } from '../../../api/observable.ts'
import { useBackCloses } from '../../../back-closes.ts'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { MenuGrid } from '../../../components/display/menu-grid.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { closeIcon, searchIcon } from '../../../components/icons/icons.ts'
import { useMoreText } from '../../../i18n/more/index.ts'
import { DayNotice } from '../../../ordering/day-notice.tsx'
import { useSaleProps } from '../../../sale/sale.ts'
import { setSearch, useSearch } from '../../../shell/nav/search.ts'
import { ItemCard } from '../item-card.tsx'
import type { Section } from '../sections/sections.ts'
import { type Orderable, useOrderable } from '../use-orderable.ts'
import { itemsMatching } from './items-matching.ts'

export function SearchField() {
  const { t } = useMoreText()
  const text = useSearch() ?? ''
  useBackCloses('search', true, close)
  return (
    <search className="flex items-center gap-1 pb-3">
      <div className="flex-1">
        <TextField
          label={t.menu.searchLabel}
          labelHidden
          placeholder={t.menu.searchLabel}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          // The visitor has just opened this field.
          autoFocus
          value={text}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      </div>
      <IconButton icon={closeIcon} label={t.menu.clearSearch} onClick={close} />
    </search>
  )
}

const close = (): void => setSearch(null)

type FoundProps = { text: string; sections: readonly Section[]; branch: MenuBranch | null }

export function Found({ text, sections, branch }: FoundProps) {
  const { t, locale } = useMoreText()
  const orderable = useOrderable(branch)
  const names = useObservable(otherNames)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => void readOtherNames(), [])
  useKeptInSight(top, text)
  const items = useMemo(() => itemsMatching(sections, text, names, locale), [sections, text, names, locale])
  return (
    // As high as the window, so that the results can be scrolled to its top whatever their number.
    <div ref={top} className="min-h-dvh">
      <Aloud text={items.length > 0 ? t.menu.found(items.length) : t.menu.nothingFound(text)} />
      {items.length > 0 ? (
        <FoundItems items={items} orderable={orderable} branch={branch} />
      ) : (
        <EmptyState icon={searchIcon} title={t.menu.nothingFound(text)} />
      )}
      {branch && (
        <div className="pt-4">
          <DayNotice branch={branch} />
        </div>
      )}
    </div>
  )
}

/** One below the other on a phone: the keyboard leaves little room. */
type FoundItemsProps = { items: readonly MenuItem[]; orderable: Orderable; branch: MenuBranch | null }

function FoundItems({ items, orderable, branch }: FoundItemsProps) {
  const { t } = useMoreText()
  const saleProps = useSaleProps(branch)
  return (
    <>
      <h2 className="px-1 py-2 font-text text-sm font-normal text-ink-2">{t.menu.found(items.length)}</h2>
      <MenuGrid>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            orderable={orderable}
            layout="wide"
            eager={index < 2}
            {...saleProps(item)}
          />
        ))}
      </MenuGrid>
    </>
  )
}

/** Announces the number of results once typing pauses, rather than at each letter. */
function Aloud({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

const restMs = 500

/** An open keyboard covers the lower half of the window, so the field moves to the top, with the results below it. */
function useKeptInSight(found: RefObject<HTMLElement | null>, text: string) {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const look = () => {
      const top = found.current?.getBoundingClientRect().top
      if (top === undefined || view.height > innerHeight * 0.8) return
      if (text && top > fieldRoom) scrollBy(0, top - fieldRoom)
    }
    look()
    view.addEventListener('resize', look)
    return () => view.removeEventListener('resize', look)
  }, [found, text])
}

/** The space that the field takes above the results. */
const fieldRoom = 72
