// The look of a choice of branches: a card each. The page makes them buttons; the server's first view only shows them.
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { pinIcon } from '#web/ui/icons/icons.ts'

export function BranchGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-1 gap-3 max-md:gap-2 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {children}
    </ul>
  )
}

/**
 * The classes of the card; with text at 200 % it has no room for a picture. Above the menu a phone also needs room for
 * the dishes: there, with `brief`, it has two lines.
 */
export const branchCardLook = (brief: boolean): string =>
  `relative flex h-full w-full rounded-card bg-card text-start shade-card ${brief ? 'flex-wrap items-center gap-x-3 px-4 py-1.5 md:flex-col md:flex-nowrap md:items-stretch md:gap-1 md:p-4 md:pe-26' : 'flex-col gap-1 p-4 @min-[15rem]:pe-26'}`

type BranchFaceProps = {
  brief: boolean
  name: ReactNode
  /** At the end of the line with the name. */
  mark?: ReactNode
  address: ReactNode
  open: ReactNode
  /** Until when it takes orders. */
  orders: ReactNode
}

/** The content of the card. */
export function BranchFace({ brief, name, mark, address, open, orders }: BranchFaceProps) {
  return (
    <>
      <span className={`flex items-center justify-between gap-2 ${brief ? 'flex-1 md:flex-none' : 'w-full'}`}>
        <span
          className={`min-w-0 font-heading font-semibold wrap-anywhere ${brief ? 'text-lg md:text-xl' : 'text-xl'}`}
        >
          {name}
        </span>
        {mark}
      </span>
      {/* Addresses in two scripts are nearly as wide as three cards side by side, so they may use a second line. */}
      <span
        className={`address flex items-start gap-2 text-ink-2 rtl:md:max-xl:min-h-[2lh] ${brief ? 'max-md:hidden' : ''}`}
      >
        <Icon of={pinIcon} className="mt-0.5 size-5" />
        <bdi className="min-w-0 wrap-anywhere">{address}</bdi>
      </span>
      {/* As wide as 'Opens Wed at 07:00', so that the card is as tall whether it is open or not. */}
      <span className={`flex items-center gap-2 font-medium ${brief ? 'max-md:min-w-42 md:mt-2' : 'mt-2'}`}>
        {open}
      </span>
      <span
        className={`flex min-h-7 items-center gap-2 text-sm text-ink-2 md:min-h-10 ${brief ? 'w-full md:-me-22 md:w-auto' : '@min-[15rem]:-me-22'}`}
      >
        {orders}
      </span>
    </>
  )
}
