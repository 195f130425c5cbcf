// Icons that only the board has.
import type { IconShape } from '../../../components/icons/icon.tsx'

export const historyIcon: IconShape = { d: 'M4 12a8 8 0 1 1 2.5 5.8M4 19v-4.5h4.5M12 8v4.3l2.8 1.7' }
export const keysIcon: IconShape = {
  d: 'M4.5 6.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
}
