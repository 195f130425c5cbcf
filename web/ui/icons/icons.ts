// The icons of the first load; the others are in icons-more.ts, so that each page loads only its own.
import type { IconShape } from './icon.tsx'

const circle = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17'

export const bagIcon: IconShape = { d: 'M6 8.5h12l1.2 11a1 1 0 0 1-1 1H5.8a1 1 0 0 1-1-1zM9 11V7a3 3 0 0 1 6 0v4' }
export const searchIcon: IconShape = { d: 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16.2 16.2l4.3 4.3' }
export const menuIcon: IconShape = { d: 'M4 6.5h16M4 12h16M4 17.5h10', mirrors: true }
export const closeIcon: IconShape = { d: 'M6 6l12 12M18 6L6 18' }
export const plusIcon: IconShape = { d: 'M12 5v14M5 12h14' }
export const minusIcon: IconShape = { d: 'M5 12h14' }
export const checkIcon: IconShape = { d: 'M5 12.5l4.6 4.6L19 7.5' }
export const pinIcon: IconShape = {
  d: 'M12 21s-7-6.1-7-11.1a7 7 0 0 1 14 0C19 14.9 12 21 12 21zM12 7.4a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
}
export const clockIcon: IconShape = { d: `${circle}M12 7.5V12l3 2` }
export const infoIcon: IconShape = { d: `${circle}M12 11.5v4.8M12 7.7h.01` }
export const warningIcon: IconShape = { d: 'M12 4l9 15.5H3zM12 10v4.3M12 16.9h.01' }
export const calendarIcon: IconShape = {
  d: 'M5.5 5.5h13a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-12a1 1 0 0 1 1-1zM4.5 10h15M8.5 3.5v4M15.5 3.5v4',
}
