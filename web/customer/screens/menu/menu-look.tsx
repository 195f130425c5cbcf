// The look of the menu's top and of a category's heading; also in the server's first view.
import type { ReactNode } from 'react'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'

export const menuFrame = 'mx-auto max-w-7xl px-4 lg:px-6'

type HeadLookProps = {
  /** The page has one h1; the first view, without scripts, has several parts. */
  heading?: 'h1' | 'h2'
  title: ReactNode
  lead?: ReactNode
  /** Whether the heading asks for the branch: smaller on a phone, to leave room for the dishes. */
  asks: boolean
  branch?: ReactNode
  /** Below it: the choice of a branch and the notices. */
  children: ReactNode
}

export function HeadLook({ heading: Heading = 'h1', title, lead, asks, branch, children }: HeadLookProps) {
  return (
    <>
      <div className="grid gap-x-8 gap-y-3 pt-1 max-md:gap-y-2 lg:grid-cols-[minmax(0,1fr)_min(24rem,50%)] lg:items-center">
        <div>
          <Heading className={`text-3xl lg:text-4xl ${asks ? 'max-md:text-xl' : ''}`}>{title}</Heading>
          {lead && <p className={`mt-1 text-ink-2 ${asks ? 'max-md:hidden' : ''}`}>{lead}</p>}
        </div>
        {branch}
      </div>
      <div className="mt-3 grid gap-3 max-md:mt-2 max-md:gap-2">{children}</div>
    </>
  )
}

/** What every customer should know, such as that there is no delivery. */
export function ShopNotice({ children }: { children: ReactNode }) {
  return (
    <Notice icon={bagIcon} compact>
      {children}
    </Notice>
  )
}

type SectionHeadProps = {
  id?: string
  name: ReactNode
  count: ReactNode
  /** At the end of the line; it takes no height of its own. */
  tool?: ReactNode
  /** The page's own heading already says it. */
  hidden?: boolean
}

export function SectionHead({ id, name, count, tool, hidden = false }: SectionHeadProps) {
  return (
    <div className={`flex items-baseline gap-2 px-1 ${hidden && !tool ? 'sr-only' : 'mb-3'}`}>
      <h2 id={id} className={hidden ? 'sr-only' : undefined}>
        {name}
      </h2>
      {!hidden && (
        <span aria-hidden="true" className="text-sm text-ink-2">
          {count}
        </span>
      )}
      {tool}
    </div>
  )
}
