// The lines of a tracked order: image, name, quantity, note and status (TRACK-2).
import type { TrackedOrder } from '../../../contract/index.ts'
import type { LineStatus } from '../../../domain/order/line-status.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { useChoiceName } from '../../cart/choice-name.ts'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { noteIcon } from '../../components/icons/icons-more.ts'
import { useOrderText } from '../../i18n/order/index.ts'

const tones: Readonly<Record<LineStatus, 'honey' | 'leaf' | 'done'>> = {
  received: 'honey',
  ready: 'leaf',
  served: 'done',
}

export function TrackedLines({ order }: { order: TrackedOrder }) {
  const { t, money } = useOrderText()
  return (
    <Card>
      <h2 className="mb-1">{t.track.lines}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p className="flex justify-between border-t border-line pt-3 text-lg font-semibold">
        {t.track.total} <span>{money(order.total)}</span>
      </p>
    </Card>
  )
}

function Line({ line }: { line: TrackedOrder['lines'][number] }) {
  const { t, locale } = useOrderText()
  const choice = useChoiceName()(line.choice, undefined)
  return (
    <li className="flex gap-3 py-3">
      <img
        {...pictureOf(line.image)}
        alt=""
        decoding="async"
        className="size-18 shrink-0 rounded-control bg-latte-soft object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="text-md leading-snug font-semibold">
          <span>{line.quantity} × </span>
          {localize(line.name, locale)}
        </p>
        {choice && <p className="text-sm text-ink-2">{choice}</p>}
        {line.notes && (
          <p className="mt-0.5 flex gap-1.5 text-sm text-ink-2">
            <Icon of={noteIcon} className="mt-0.5 size-4.5" />
            <span className="sr-only">{t.track.note}: </span>
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">{line.notes}</span>
          </p>
        )}
        <div className="mt-1.5">
          <StatusPill tone={tones[line.status]}>{t.track.labels[line.status]}</StatusPill>
        </div>
      </div>
    </li>
  )
}
