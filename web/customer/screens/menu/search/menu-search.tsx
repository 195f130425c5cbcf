// The search of the menu: the field and its results.
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { sizesGroup } from '#domain/menu/size-ids.ts'
import { overMenu } from '#web/customer/diet/diet-view.ts'
import { FitWords, fitAsItComes, fitOf } from '#web/customer/diet/item-fit.tsx'
import { DayNotice } from '#web/customer/ordering/day-notice.tsx'
import { useSaleProps } from '#web/customer/sale/sale.ts'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { readStored } from '#web/data/browser-storage.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { otherNames, readOtherNames } from '#web/data/menu/other-names.ts'
import { type MenuBranch, type MenuItem, type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { fullItem, optionsOut } from '#web/data/menu/with-groups.ts'
import { useObservable } from '#web/data/observable.ts'
import { setSearch, useSearch } from '#web/data/page/search.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { MenuGrid } from '#web/ui/display/menu-grid.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { closeIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { useDietText, useMoreText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'
import { ItemCard, type Orderable, useOrderable } from '../item-card.tsx'
import type { MenuShelf } from '../sections.ts'
import type { NamedOption } from './items-matching.ts'
import { type FoodSources, resultsOf, type SearchResult, type SearchResults } from './search-results.ts'

const FavouriteRow = lazyPart(() => import('../favourite-row.tsx').then((file) => file.FavouriteRow))

/** Before anything is typed it offers the favourites of this device. */
export function SearchField() {
  const { t } = useMoreText()
  const text = useSearch() ?? ''
  useBackCloses('search', true, close)
  return (
    <>
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
      {text === '' && readStored('favourites') ? <FavouriteRow /> : null}
    </>
  )
}

const close = (): void => setSearch(null)

type FoundProps = { text: string; sections: readonly MenuShelf[]; branch: MenuBranch | null }

export function FoundOnMenu({ text, sections, branch }: FoundProps) {
  const { t, locale } = useMoreText()
  const orderable = useOrderable(branch)
  const names = useObservable(otherNames)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => void readOtherNames(), [])
  useKeptInSight(top, text)
  const menu = useMenu()
  const here = branch?.id ?? null
  const { kind, results } = useMemo(
    () => resultsOf(sections, text, { names, language: locale, ...foodOf(menu, here) }),
    [sections, text, names, locale, menu, here],
  )
  return (
    // As high as the window, so that the results can be scrolled to its top whatever their number.
    <div ref={top} className="min-h-dvh">
      <Aloud text={results.length > 0 ? t.menu.found(results.length) : t.menu.nothingFound(text)} />
      {kind !== 'words' && <AboutDiet kind={kind} />}
      {results.length > 0 ? (
        <FoundItems results={results} orderable={orderable} branch={branch} />
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

function foodOf(menu: MenuState, branch: string | null): Omit<FoodSources, 'names' | 'language'> {
  const options = new Map<MenuItem, readonly NamedOption[]>()
  return {
    optionsOf: (item) => {
      const known = options.get(item)
      if (known) return known
      const full = fullItem(menu, item.id, branch)
      const isOut = optionsOut(full, branch)
      // What can be left out does not help to find anything.
      const groups = (full?.groups ?? []).filter((group) => group.id !== sizesGroup && group.kind !== 'remove')
      const found = groups.flatMap((group) => group.options.filter(({ id }) => !isOut(id)))
      options.set(item, found)
      return found
    },
    asItComes: (item, list) => fitAsItComes(item.id, list, menu, branch),
    fitOf: (item, list) => fitOf(item.id, list, menu, branch),
  }
}

/** A search is no check for an allergy: it says what the results are, and where the menu asks what a visitor avoids. */
function AboutDiet({ kind }: { kind: Exclude<SearchResults['kind'], 'words'> }) {
  const { t } = useDietText()
  const shell = useText().t
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-honey-soft py-1.5 ps-4 pe-1.5">
      <p className="min-w-0 flex-1 basis-32 text-sm">{t.searched[kind]}</p>
      <Button variant="quiet" onClick={() => overMenu.write('avoid')}>
        {shell.menu.diet}
      </Button>
    </div>
  )
}

/** One below the other on a phone: the keyboard leaves little room. */
type FoundItemsProps = { results: readonly SearchResult[]; orderable: Orderable; branch: MenuBranch | null }

function FoundItems({ results, orderable, branch }: FoundItemsProps) {
  const { t } = useMoreText()
  const { t: diet, money } = useDietText()
  const saleProps = useSaleProps(branch)
  const found = new Map(results.map((result) => [result.item.id, result]))
  const wayOf = ({ name, price }: NamedOption) =>
    price > 0 ? diet.dearer(diet.withThat(name), `+${money(price)}`) : diet.withThat(name)
  const wordsOf = (item: MenuItem) => {
    const { option, fit } = found.get(item.id) ?? {}
    return (
      <>
        {option && <p className="text-sm first-letter:uppercase">{wayOf(option)}</p>}
        {fit && <FitWords fit={fit} />}
      </>
    )
  }
  return (
    <>
      <h2 className="px-1 py-2 font-text text-sm font-normal text-ink-2">{t.menu.found(results.length)}</h2>
      <MenuGrid>
        {results.map(({ item }, index) => (
          <ItemCard
            key={item.id}
            item={item}
            orderable={orderable}
            layout="wide"
            eager={index < 2}
            {...saleProps(item)}
            found={wordsOf(item)}
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
