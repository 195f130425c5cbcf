// One category with its items: what is in stock and what is not, and for menu editors the actions on it (EDIT-1).
import type { Output } from '../../../contract/index.ts'
import { localize } from '../../../domain/shared/locale.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReach } from '../../staff/shop/branches.ts'
import { CategoryTools } from './category-tools.tsx'
import { StockCard } from './stock-card.tsx'

type CategorySectionProps = {
  id: string
  /** Whether the page is only about this category, and so has its name as title. */
  alone: boolean
  menu: Pick<Output<'menu.readAll'>, 'categories' | 'items'>
  items: Output<'stock.read'>['items']
  branches: readonly BranchName[]
  /** For members who may edit the menu. */
  onAdd: (() => void) | undefined
  onEdit: ((item: string) => void) | undefined
  /** Whether the items with all their texts are loaded. */
  canEdit: boolean
}

export function CategorySection({ id, alone, menu, items, branches, onAdd, onEdit, canEdit }: CategorySectionProps) {
  const { t, locale } = useStaffText()
  const places = useReach(branches)
  const category = menu.categories.find((one) => one.id === id)
  return (
    <section aria-labelledby={`category-${id}`} className="mt-4 mb-10">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id={`category-${id}`} className={alone ? 'sr-only' : ''}>
          {category?.name}
        </h2>
        {onAdd && category && <CategoryTools category={category} categories={menu.categories} onAdd={onAdd} />}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={bagIcon} title={t.stock.empty}>
          {t.stock.emptyHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <StockCard
              key={item.id}
              item={item}
              name={localize(item.name, locale)}
              sold={menu.items.find((one) => one.id === item.id)}
              places={places}
              all={branches}
              onEdit={onEdit && canEdit ? () => onEdit(item.id) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
