// The row of the bar at the top, which begins with the logo; also in the server's first view.
import type { MouseEventHandler, ReactNode } from 'react'
import { Logo } from '../../components/icons/logo.tsx'

type Shop = { readonly shown: string; readonly mark: string }

type BarRowProps = { shop: Shop; home: string; onHome?: MouseEventHandler; children?: ReactNode }

export function BarRow({ shop, home, onHome, children }: BarRowProps) {
  return (
    <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 lg:h-20 lg:gap-6 lg:px-6">
      <a href={home} onClick={onHome} className="inline-flex min-h-11 min-w-0 items-center rounded-small">
        <Logo name={shop.shown} src={shop.mark} />
      </a>
      {children}
    </div>
  )
}
