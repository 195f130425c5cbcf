// One category of the menu: its name, the number of items, and their cards.
import { memo } from 'react'
import { sizesOf, sizesOnCard } from '../../api/menu/item-sizes.ts'
import type { MenuBranch } from '../../api/menu/public-menu-api.ts'
import { useObservable } from '../../api/observable.ts'
import { MenuGrid, menuCardLayouts } from '../../components/display/menu-grid.tsx'
import { type DietView, dietView, overMenu } from '../../diet/diet-view.ts'
import { useText } from '../../i18n/index.tsx'
import { useSaleProps } from '../../sale/sale.ts'
import { ItemCard, useOrderable } from './item-card.tsx'
import { SectionHead } from './menu-look.tsx'
import { type Section, sectionId } from './sections.ts'

type MenuSectionProps = {
  section: Section
  branch: MenuBranch | null
  first: boolean
  headless: boolean
}

export const MenuSection = memo(function MenuSection({ section, branch, first, headless }: MenuSectionProps) {
  const { t, number } = useText()
  const orderable = useOrderable(branch)
  const saleProps = useSaleProps(branch)
  const { category } = section
  const diet = useObservable(dietView)
  const items = diet ? section.items.filter(diet.shows) : section.items
  const hiddenCount = section.items.length - items.length
  const layouts = menuCardLayouts(items.map((item) => sizesOnCard(sizesOf(item)).length > 0))
  const headingId = `${sectionId(category.id)}-name`
  return (
    <section
      id={sectionId(category.id)}
      data-category={category.id}
      aria-labelledby={headingId}
      className="scroll-mt-14 pt-4 md:scroll-mt-4 md:first:pt-0"
    >
      <SectionHead
        id={headingId}
        name={category.name}
        count={items.length > 0 && number(items.length)}
        tool={first && <DietTool diet={diet} />}
        hidden={headless}
      />
      {section.items.length === 0 && <p className="px-1 text-ink-2">{t.menu.unavailable}</p>}
      <MenuGrid>
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            orderable={orderable}
            layout={layouts[index] ?? 'tall'}
            eager={first && index < 2}
            {...saleProps(item)}
          />
        ))}
      </MenuGrid>
      {diet && hiddenCount > 0 && <diet.Hidden count={hiddenCount} />}
    </section>
  )
})

/** Where a visitor says what to avoid, and afterwards what becomes of the rest. */
function DietTool({ diet }: { diet: DietView | null | undefined }) {
  const { t } = useText()
  if (diet) return <diet.Tool />
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => overMenu.write('avoid')}
      className="-my-2.5 ms-auto min-h-11 rounded-small px-2 font-semibold underline decoration-honey decoration-3 underline-offset-6"
    >
      {t.menu.diet}
    </button>
  )
}
