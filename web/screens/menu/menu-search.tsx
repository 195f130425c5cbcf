// Looking for something in the menu: the field, and what it found.
import type { MenuBranch } from '../../api/menu.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { TextField } from '../../components/field.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { closeIcon, searchIcon } from '../../components/icons.ts'
import { MenuGrid } from '../../components/menu-grid.tsx'
import { menuCardLayout } from '../../components/menu-layout.ts'
import { useMoreText } from '../../i18n/more/index.ts'
import { setSearch, useSearch } from '../../shell/search.ts'
import { ItemCard } from './item-card.tsx'
import { itemsMatching } from './items-matching.ts'
import type { Section } from './sections.ts'
import { useOrderable } from './use-orderable.ts'

export function SearchField() {
  const { t } = useMoreText()
  const text = useSearch() ?? ''
  return (
    <search className="flex items-center gap-1">
      <div className="flex-1">
        <TextField
          label={t.menu.searchLabel}
          labelHidden
          placeholder={t.menu.searchLabel}
          enterKeyHint="search"
          autoComplete="off"
          // The visitor has just asked for this field.
          autoFocus
          value={text}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch(null)}
        />
      </div>
      <IconButton icon={closeIcon} label={t.menu.clearSearch} onClick={() => setSearch(null)} />
    </search>
  )
}

type FoundProps = { text: string; sections: readonly Section[]; branch: MenuBranch | null }

export function Found({ text, sections, branch }: FoundProps) {
  const { t } = useMoreText()
  const orderable = useOrderable(branch)
  const items = itemsMatching(sections, text)
  return (
    <>
      <p role="status" className="mt-4 mb-3 px-1 text-ink-2 md:mt-0">
        {items.length > 0 && t.menu.found(items.length)}
      </p>
      {items.length === 0 ? (
        <EmptyState icon={searchIcon} title={t.menu.nothingFound(text)} />
      ) : (
        <MenuGrid>
          {items.map((item, index) => (
            <ItemCard
              key={item.id}
              item={item}
              orderable={orderable}
              layout={menuCardLayout(index, items.length)}
              eager={false}
            />
          ))}
        </MenuGrid>
      )}
    </>
  )
}
