// The links to the categories on a phone: chips that stick to the top. On the whole menu each leads to a section of the
// page.

import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { categoryPath, menuPath } from '#web/data/address/paths.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import type { NavItem } from '#web/ui/navigation/chip-nav.tsx'
import { ChipNav } from '#web/ui/navigation/chip-nav.tsx'
import { useText } from '#web/words/index.tsx'
import { type MenuShelf, sectionId } from './sections.ts'

export function CategoryChips(props: CategoryNavProps) {
  const nav = useCategoryNav(props, ({ picture }) => ({ picture: picture && imageUrl(picture, 128) }))
  return <ChipNav {...nav} className="md:hidden" />
}

export type CategoryNavProps = { sections: readonly MenuShelf[]; categories: readonly string[] | undefined }

const everything = 'all'

/** `dress` adds a picture or an icon to the entry of a section. */
export function useCategoryNav(
  { sections, categories }: CategoryNavProps,
  dress: (section: MenuShelf) => Partial<NavItem>,
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

/** A section may be a fraction of a pixel below its position. */
const nearly = 4

/** The chosen section's position in the window: when something above loads late, the section stays. */
type HeldSection = { section: HTMLElement | undefined; at: number }

/** The position of a section that was scrolled to: below what sticks to the top of the window. */
function lineOf(section: HTMLElement): number {
  const bar = 'bar' in document.documentElement.dataset ? (document.querySelector('header')?.offsetHeight ?? 0) : 0
  return bar + Number.parseFloat(getComputedStyle(section).scrollMarginTop)
}

const topOf = (section: HTMLElement | undefined): number => section?.getBoundingClientRect().top ?? -scrollY

/** `inSight` is undefined while the page is at its start. `count` is the number of sections; 0 watches nothing. */
function useSectionInSight(count: number) {
  const [inSight, setInSight] = useState<string>()
  // A short section at the end cannot reach the top, so the chosen section stays marked until the visitor scrolls on.
  const asked = useRef<HeldSection>(undefined)

  /** Brings a section to the top, or the page to its start, and marks it. */
  const show = useCallback((id: string | undefined, section: HTMLElement | undefined) => {
    // The bar at the top does not come back for this scroll.
    document.documentElement.dataset.jump = ''
    delete document.documentElement.dataset.bar
    const top = section ? scrollY + section.getBoundingClientRect().top - lineOf(section) : 0
    scrollTo(0, top)
    asked.current = { section, at: topOf(section) }
    setInSight(id)
  }, [])

  useEffect(() => {
    if (count === 0) return
    let frame = 0
    function look() {
      frame = 0
      if (asked.current && Math.abs(topOf(asked.current.section) - asked.current.at) <= nearly) return
      asked.current = undefined
      let passed: string | undefined
      for (const section of document.querySelectorAll<HTMLElement>('[data-category]')) {
        if (section.getBoundingClientRect().top > lineOf(section) + nearly) break
        passed = section.dataset.category
      }
      setInSight(passed)
    }
    function scrolled() {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      removeEventListener('scroll', scrolled)
      cancelAnimationFrame(frame)
    }
  }, [count])

  return { inSight, show }
}
