// An offer as a honey banner: a small word, what it is, and its picture in a round at the end.
import type { ReactNode } from 'react'

type PromoCardProps = {
  href: string
  eyebrow?: ReactNode
  title: ReactNode
  /** Shown round-cut at the end; square or wider pictures both do. */
  picture?: { src: string; width: number; height: number }
}

export function PromoCard({ href, eyebrow, title, picture }: PromoCardProps) {
  return (
    <a href={href} className="relative flex min-h-27 items-stretch overflow-hidden rounded-card bg-honey text-ink">
      <span className="relative flex flex-1 flex-col justify-center gap-1 py-4 ps-5">
        {eyebrow && <span className="text-sm font-semibold">{eyebrow}</span>}
        <span className="font-heading text-xl leading-heading font-[650] tracking-heading text-balance">{title}</span>
      </span>
      {picture && (
        <span className="relative w-[44%] max-w-64 shrink-0 overflow-hidden rounded-s-full bg-honey-light">
          <img {...picture} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />
        </span>
      )}
    </a>
  )
}
