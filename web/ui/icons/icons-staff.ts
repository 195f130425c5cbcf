// The icons of the staff's screens.
import type { IconShape } from './icon.tsx'

export const bellIcon: IconShape = {
  d: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8a2.4 2.4 0 0 0 4 0M12 5V3.5',
}
export const bellOffIcon: IconShape = {
  d: 'M4 4l16 16M16 18H4.5L6 16.5V11a6 6 0 0 1 .6-2.6M9.3 5.6A6 6 0 0 1 18 11v3M10 20.8a2.4 2.4 0 0 0 4 0',
}
export const wifiIcon: IconShape = {
  d: 'M3.5 9.7a12 12 0 0 1 17 0M6.5 13a7.8 7.8 0 0 1 11 0M9.5 16.2a3.6 3.6 0 0 1 5 0M12 19.3h.01',
}
export const wifiOffIcon: IconShape = {
  d: 'M4 4l16 16M3.5 9.7a12 12 0 0 1 3.7-2.5M11 6.2a12 12 0 0 1 9.5 3.5M6.5 13a7.8 7.8 0 0 1 3.6-2.1M9.5 16.2a3.6 3.6 0 0 1 5 0M12 19.3h.01',
}
export const trashIcon: IconShape = {
  d: 'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10.2 10.5v5M13.8 10.5v5',
}
export const columnsIcon: IconShape = {
  d: 'M6 4.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM9.6 4.5v10.5M14.4 4.5v10.5',
}
export const listIcon: IconShape = {
  d: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  mirrors: true,
}
/** A television on its foot. */
export const displayIcon: IconShape = { d: 'M4 5h16v11H4zM12 16v3.5M8 19.5h8' }
export const printerOffIcon: IconShape = {
  d: 'M7 9V4h10v5M7 17H4.5v-6.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V17H17M9.3 13.8l5.4 5.4M14.7 13.8l-5.4 5.4',
}
export const downloadIcon: IconShape = { d: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 15.5v4h15v-4' }
export const signOutIcon: IconShape = {
  d: 'M13.5 4.5h-7a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h7M10.5 12h10M16.5 8l4 4l-4 4',
  mirrors: true,
}
export const undoIcon: IconShape = { d: 'M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9M9 5L4.5 9.5L9 14', mirrors: true }
export const sortIcon: IconShape = { d: 'M8 19.5v-15L4.5 8M8 4.5L11.5 8M16 4.5v15L12.5 16M16 19.5l3.5-3.5' }
export const pencilIcon: IconShape = { d: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5' }
export const imageIcon: IconShape = {
  d: 'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4.5 16l4-4l4 4l2.5-2.5l4.5 4.5M15 8.5h.01',
}
export const upIcon: IconShape = { d: 'M12 19.5v-15M5.5 11L12 4.5l6.5 6.5' }
export const downIcon: IconShape = { d: 'M12 4.5v15M5.5 13L12 19.5l6.5-6.5' }
export const historyIcon: IconShape = { d: 'M4 12a8 8 0 1 1 2.5 5.8M4 19v-4.5h4.5M12 8v4.3l2.8 1.7' }
export const keysIcon: IconShape = {
  d: 'M4.5 6.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
}

// Of the navigation: one for each page and group that none of the others stands for.
export const tillIcon: IconShape = {
  d: 'M5 20.5h14a1 1 0 0 0 1-1V15H4v4.5a1 1 0 0 0 1 1zM5.5 15l1.5-7.5h10L18.5 15M9 7.5V4h6v3.5M9.5 11h5M11 17.8h2',
}
export const slidersIcon: IconShape = {
  d: 'M4.5 7h8M17 7h2.5M14.7 4.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6M4.5 17H7M11.5 17h8M9.2 14.7a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6',
}
export const ovenIcon: IconShape = {
  d: 'M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4 9h16M7.5 12.5h9v4h-9zM8 6.8h.01M11 6.8h.01',
}
export const tilesIcon: IconShape = {
  d: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
}
/** A coupon, torn along its middle. */
export const couponIcon: IconShape = {
  d: 'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6zM12 9.5h.01M12 12h.01M12 14.5h.01',
}
export const sheetIcon: IconShape = {
  d: 'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM4.5 9.5h15M4.5 14.5h15M10 9.5v10',
}
export const stopwatchIcon: IconShape = {
  d: 'M12 6.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 10v3.5l2 1.5M9.5 3.5h5M12 3.5v3M17.5 7.5l1.2-1.2',
}
export const chartIcon: IconShape = { d: 'M4 20h16M7.5 16.5v-5M12 16.5V5M16.5 16.5V9' }
export const percentIcon: IconShape = {
  d: 'M18.5 5.5l-13 13M7.5 4.7a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6M16.5 13.7a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6',
}
export const dayEndIcon: IconShape = {
  d: 'M3.5 18.5h17M7 18.5a5 5 0 0 1 10 0M12 4.5v6M9 8l3 3l3-3M4.8 12.3l1.4 1.2M19.2 12.3l-1.4 1.2',
}
export const shieldIcon: IconShape = {
  d: 'M12 3.5l7.5 2.5v6c0 4.5-3.2 7.3-7.5 8.5c-4.3-1.2-7.5-4-7.5-8.5V6zM8.8 12l2.3 2.3l4.2-4.3',
}
export const personFolderIcon: IconShape = {
  d: 'M3.5 19V5.5h6l2 2.5h9v11zM12 10.3a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8M8.8 17a3.3 3.3 0 0 1 6.4 0',
}
export const tentCardIcon: IconShape = { d: 'M4 19.5h16M7 19.5l2.5-14h5l2.5 14M10.7 9.5h2.6M10.2 13h3.6' }
export const shopFrontIcon: IconShape = {
  d: 'M4.5 9.5L6 4.5h12l1.5 5a2.5 2.5 0 0 1-5 0a2.5 2.5 0 0 1-5 0a2.5 2.5 0 0 1-5 0zM6 12v7.5h12V12M10 19.5V15h4v4.5',
}
export const brushIcon: IconShape = {
  d: 'M19.5 4.5c-4.5 1.5-8.5 5-10 8.5l2.5 2.5c3.5-1.5 6.5-6 7.5-11zM9.5 13c-2.5 0-3.5 1.5-3.5 3.5c0 1.5-1 2.5-2 3c4 1 8-.5 8-4',
}
export const scalesIcon: IconShape = {
  d: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0z',
}
export const badgeIcon: IconShape = {
  d: 'M6 6.5h12A1.5 1.5 0 0 1 19.5 8v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V8A1.5 1.5 0 0 1 6 6.5zM10 6.5v-3h4v3M12 10a2.1 2.1 0 1 0 0 4.2a2.1 2.1 0 1 0 0-4.2M8.5 17.6a3.6 3.6 0 0 1 7 0',
}
export const sirenIcon: IconShape = {
  d: 'M7 17v-4.5a5 5 0 0 1 10 0V17M5 20h14v-3H5zM12 4.5V3M5.5 7l-1-1M18.5 7l1-1',
}
export const flagIcon: IconShape = { d: 'M6.5 20.5V4M6.5 5h11l-2.5 3.8l2.5 3.7h-11', mirrors: true }
export const gearIcon: IconShape = {
  d: 'M12 8.7a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6M12 3.5v2.2M12 18.3v2.2M3.5 12h2.2M18.3 12h2.2M6 6l1.6 1.6M16.4 16.4L18 18M18 6l-1.6 1.6M7.6 16.4L6 18',
}
export const guestsIcon: IconShape = {
  d: 'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.8 19.5a6.3 6.3 0 0 1 12.4 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.2a6.3 6.3 0 0 1 3.7 5.3',
  mirrors: true,
}
export const payIcon: IconShape = {
  d: 'M4.5 6.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM3.5 10.5h17M7 14.5h3.5',
}
export const payoutIcon: IconShape = {
  d: 'M4 9.5L12 4.5l8 5M5 9.5h14M6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17M4 19.5h16M4.5 17h15',
}
export const euroIcon: IconShape = { d: 'M18 6.3a7.5 7.5 0 1 0 0 11.4M4 10.3h9.5M4 13.7h8.5' }
export const foldIcon: IconShape = {
  d: 'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9.5 4.5v15M15.5 9.5L13 12l2.5 2.5',
  mirrors: true,
}
export const unfoldIcon: IconShape = {
  d: 'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9.5 4.5v15M13.5 9.5L16 12l-2.5 2.5',
  mirrors: true,
}
export const dotsIcon: IconShape = { d: 'M6 12h.01M12 12h.01M18 12h.01' }
export const dayBookIcon: IconShape = {
  d: 'M12 6.5C10.5 5.3 7.8 4.8 4 5v13.5c3.8-.2 6.5.3 8 1.5c1.5-1.2 4.2-1.7 8-1.5V5c-3.8-.2-6.5.3-8 1.5zM12 6.5V20',
}
export const invoiceIcon: IconShape = {
  d: 'M6 3.5h8.5l4 4v13l-2.6-1.6l-2.4 1.6l-2.4-1.6l-2.4 1.6L6 18.9zM14 3.5v4.5h4.5M9 11.5h6M9 15h3.5',
}
export const accountantIcon: IconShape = {
  d: 'M6.5 3.5h11a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM8.5 7h7v3h-7zM9 13.5h.01M12 13.5h.01M15 13.5h.01M9 17h.01M12 17h.01M15 17h.01',
}
export const stampIcon: IconShape = {
  d: 'M4.5 6.5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM7.5 10h.01M12 10h.01M16.5 10h.01M7.5 14h.01M12 14h.01M15.2 14l1 1l1.8-2',
}
/** Six dots, by which a row is dragged. */
export const gripIcon: IconShape = { d: 'M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01' }
