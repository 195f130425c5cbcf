// The categories as links: on the whole menu each leads to a section of the page, elsewhere to its own page.
import type { MouseEvent } from 'react'
import type { NavItem } from '../../../components/navigation/nav-item.ts'
import { useText } from '../../../i18n/index.tsx'
import { linkTo } from '../../../location.ts'
import { categoryPath, menuPath } from '../../../paths.ts'
import { type Section, sectionId } from '../sections/sections.ts'
import { useSectionInSight } from './use-section-in-sight.ts'

export type CategoryNavProps = { sections: readonly Section[]; categories: readonly string[] | undefined }

const everything = 'all'

/** `dress` adds a picture or an icon to the entry of a section. */
export function useCategories(
  { sections, categories }: CategoryNavProps,
  dress: (section: Section) => Partial<NavItem>,
) {
  const { t } = useText()
  const { inSight, show } = useSectionInSight(categories ? 0 : sections.length)
  const items: NavItem[] = [
    { id: everything, text: t.menu.all, href: linkTo(menuPath) },
    ...sections.map((section) => ({
      id: section.category.id,
      text: section.category.name,
      href: linkTo(categoryPath(section.category)),
      note: section.items.length > 0 ? undefined : t.menu.unavailable,
      ...dress(section),
    })),
  ]

  function onSelect(id: string, event: MouseEvent) {
    if (categories || event.ctrlKey || event.metaKey || event.shiftKey) return
    const section = document.getElementById(sectionId(id)) ?? undefined
    // A section that is not rendered yet has its own page.
    if (!section && id !== everything) return
    event.preventDefault()
    show(section && id, section)
  }
  return { label: t.menu.categories, items, current: categories?.[0] ?? inSight ?? everything, onSelect }
}
