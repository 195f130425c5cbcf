// The head of both places of the bake list: what it is for, the branch, the way to the other place, and printing.
import type { ReactNode } from 'react'
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import { linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { ovenIcon } from '#web/ui/icons/icons-staff.ts'
import { useBakeText } from '#web/words/bake/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'

export type BakeAt = { branch: StaffBranch; branches: readonly StaffBranch[] }

type BakeHeadProps = BakeAt & {
  title: string
  detail?: ReactNode
  place: 'list' | 'left'
  children?: ReactNode
}

export function BakeHead({ title, detail, place, branch, branches, children }: BakeHeadProps) {
  const { t } = useBakeText()
  const { pages } = useOfficeText().t
  const tabs = [
    { place: 'list', path: '/bake', icon: ovenIcon, text: t.list },
    { place: 'left', path: '/bake/left', icon: bagIcon, text: t.left },
  ]
  return (
    <header className="no-print mb-3 flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-2xl first-letter:uppercase">{title}</h1>
        <p className="text-ink-2 first-letter:uppercase empty:hidden">{detail}</p>
      </div>
      {branches.length > 1 && <BranchSelect branches={branches} branch={branch.id} />}
      <nav aria-label={pages.bake} className="max-md:order-last rounded-control bg-latte p-1">
        <ul className="flex flex-wrap gap-1">
          {tabs.map((tab) => (
            <li key={tab.path}>
              <a
                href={linkTo(tab.path)}
                aria-current={tab.place === place ? 'page' : undefined}
                className="flex min-h-13 items-center gap-2 rounded-small px-4 font-semibold aria-current:bg-card aria-current:shade-card"
              >
                <Icon of={tab.icon} className="size-5" />
                <span>{tab.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </header>
  )
}

/** The mark and the name of a category, at the head of its items. */
export function CategoryHead({ icon, name }: { icon: string; name: string }) {
  return (
    <h2 className="flex min-h-11 items-center gap-2.5 px-4 pt-1.5 text-lg">
      <Icon of={categoryIcon(icon as CategoryIcon)} className="size-5.5 shrink-0 text-ink-2" />
      <bdi>{name}</bdi>
    </h2>
  )
}
