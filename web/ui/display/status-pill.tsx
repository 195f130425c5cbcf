// A small coloured word: open, ready, late, new.
import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

type StatusPillProps = { tone?: keyof typeof tones; icon?: IconShape | undefined; children: ReactNode }

export function StatusPill({ tone = 'plain', icon, children }: StatusPillProps) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-small px-2.5 py-0.5 text-sm font-semibold ${tones[tone]}`}
    >
      {icon && <Icon of={icon} className="size-4.5" />}
      <span>{children}</span>
    </span>
  )
}

const tones = {
  plain: 'bg-latte-soft text-ink',
  leaf: 'bg-leaf-soft text-leaf',
  honey: 'bg-honey-soft text-honey-ink',
  cherry: 'bg-cherry-soft text-cherry',
  late: 'bg-cherry text-card',
  done: 'bg-leaf text-card',
  dark: 'bg-ink text-honey',
} as const
