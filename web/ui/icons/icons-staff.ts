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
export const printerIcon: IconShape = {
  d: 'M7 9V4h10v5M7 17H4.5v-6.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7 14h10v6.5H7z',
}
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
