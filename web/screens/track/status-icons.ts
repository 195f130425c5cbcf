// The icon of each line status.
import type { LineStatus } from '../../../domain/order/line-status.ts'
import type { IconShape } from '../../components/icons/icon.tsx'
import { bagIcon, checkIcon, clockIcon } from '../../components/icons/icons.ts'

export const statusIcons: Readonly<Record<LineStatus, IconShape>> = {
  received: clockIcon,
  ready: bagIcon,
  served: checkIcon,
}
