// One section of the landing page: its heading, and its space in the column.
import type { ReactNode } from 'react'

type SectionProps = { title: string; lead?: string; children: ReactNode; className?: string }

export function Section({ title, lead, children, className = 'pt-14 lg:pt-20' }: SectionProps) {
  return (
    <section className={`mx-auto max-w-6xl px-4 lg:px-6 ${className}`}>
      <h2 className="text-3xl">{title}</h2>
      {lead && <p className="mt-1 text-md text-ink-2">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
