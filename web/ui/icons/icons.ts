// The icons of customers' pages; the kinds of food are in icons-food.ts, and what only staff see in icons-staff.ts.
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
export const chevronIcon: IconShape = { d: 'M9 5.5l6.5 6.5L9 18.5', mirrors: true }
export const chevronDownIcon: IconShape = { d: 'M5.5 9l6.5 6.5L18.5 9' }
export const arrowIcon: IconShape = { d: 'M4.5 12h15M13 5.5l6.5 6.5l-6.5 6.5', mirrors: true }
export const backIcon: IconShape = { d: 'M19.5 12h-15M11 5.5L4.5 12l6.5 6.5', mirrors: true }
export const starIcon: IconShape = {
  d: 'M12 3.8l2.5 5.2l5.7.8l-4.1 4l1 5.7L12 16.8l-5.1 2.7l1-5.7l-4.1-4l5.7-.8z',
}
export const noteIcon: IconShape = { d: 'M5.5 4.5h13V14L13 19.5H5.5zM18.5 14H13v5.5', mirrors: true }
export const copyIcon: IconShape = {
  d: 'M9.5 8.5h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM4.5 15.5v-10a1 1 0 0 1 1-1h10',
}
export const userIcon: IconShape = { d: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0' }
export const phoneIcon: IconShape = {
  d: 'M5 4h3.8l1.7 4.5l-2.2 1.6a11 11 0 0 0 5.6 5.6l1.6-2.2l4.5 1.7V19a1.2 1.2 0 0 1-1.3 1.2C10.9 19.7 4.3 13.1 3.8 5.3A1.2 1.2 0 0 1 5 4z',
}
export const mailIcon: IconShape = {
  d: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6l8-6',
}
export const eyeIcon: IconShape = {
  d: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
}
export const eyeOffIcon: IconShape = {
  d: 'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a8.7 8.7 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4',
}
export const homeIcon: IconShape = { d: 'M4 11l8-6.5l8 6.5v8.5h-5.5V14h-5v5.5H4z' }
export const pauseIcon: IconShape = { d: 'M8.5 5.5v13M15.5 5.5v13' }
export const playIcon: IconShape = { d: 'M7.5 5l11 7l-11 7z' }
export const handIcon: IconShape = {
  d: 'M8 13V6.5a1.5 1.5 0 0 1 3 0V11M11 11V4.8a1.5 1.5 0 0 1 3 0V11M14 11V6.5a1.5 1.5 0 0 1 3 0V14a6.5 6.5 0 0 1-6.5 6.5c-2.5 0-3.9-1.1-5.2-3.3l-1.7-3a1.5 1.5 0 0 1 2.5-1.6L8 15',
}
export const leafIcon: IconShape = {
  d: 'M7 17.5C4 10.5 9 4.5 19.5 4.5C20 15 14 20 7 17.5zM4.5 20.5c2-5 5-7.5 9-9.5',
  mirrors: true,
}
/** Something else instead. */
export const swapIcon: IconShape = {
  d: 'M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19',
  mirrors: true,
}
export const askIcon: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M9.6 9.8a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 1.9M12 16.6h.01',
}
export const noIcon: IconShape = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M6.2 6.2l11.6 11.6' }
export const shareIcon: IconShape = {
  d: 'M12 14.5V4M8.5 7L12 3.5L15.5 7M7.5 10.5H6a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-8a1 1 0 0 0-1-1h-1.5',
}
export const qrIcon: IconShape = {
  d: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5M19.5 13.5v2M13.5 19.5h2M18 19.5h1.5v-1.5',
}
export const heartIcon: IconShape = {
  d: 'M12 20S3.8 15 3.8 9.2A4.4 4.4 0 0 1 12 7.1A4.4 4.4 0 0 1 20.2 9.2C20.2 15 12 20 12 20z',
}
/** A parcel with its bow. */
export const giftIcon: IconShape = {
  d: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C10 9 7.5 8 7.5 5.9A1.9 1.9 0 0 1 9.4 4C11.3 4 12 6.5 12 9M12 9c2 0 4.5-1 4.5-3.1A1.9 1.9 0 0 0 14.6 4C12.7 4 12 6.5 12 9',
}
export const printerIcon: IconShape = {
  d: 'M7 9V4h10v5M7 17H4.5v-6.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7 14h10v6.5H7z',
}
export const tagIcon: IconShape = {
  d: 'M4.5 5.5v6.3l7.9 7.9a1 1 0 0 0 1.4 0l5.9-5.9a1 1 0 0 0 0-1.4L11.8 4.5H5.5a1 1 0 0 0-1 1zM8.6 8.6h.01',
}
