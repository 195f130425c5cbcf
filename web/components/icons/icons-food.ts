// One icon per kind of food and drink, for category lists.
import type { IconShape } from './icon.tsx'

export const cupIcon: IconShape = {
  d: 'M5 10h11.5v5.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16.5 11.5h1.2a2.4 2.4 0 0 1 0 4.8h-1.3M8.8 4v2.7M12.7 4v2.7',
}
export const iceCupIcon: IconShape = {
  d: 'M6.5 8.5l1.3 12h8.4l1.3-12M5 8.5h14M12.5 8.5L14 3.5h2.5M10 12.5l2.5-.7l.7 2.5l-2.5.7z',
}
export const coldGlassIcon: IconShape = {
  d: 'M6 8.5h11.5l-1.2 12H7.2zM6.6 14h10.3M11 8.5L9.6 3.5M15.3 8.5a2.9 2.9 0 1 1 4.6 1.7',
}
export const teaIcon: IconShape = {
  d: 'M5 9.5h11.5v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16.5 11.5h1.2a2.4 2.4 0 0 1 0 4.8h-1.3M10 9.5v2.5M8.7 12h2.6v2.8H8.7zM10.5 6.5c-.8-1.6.8-2 0-3.5',
}
export const saladIcon: IconShape = {
  d: 'M3.5 12h17a8.5 8.5 0 0 1-5 7.5h-7a8.5 8.5 0 0 1-5-7.5zM6 12a3.6 3.6 0 0 1 3.5-4.5M9 8.8a3.7 3.7 0 0 1 7.2-.6M13.5 12a3.4 3.4 0 0 1 5-3.4V12',
}
export const paniniIcon: IconShape = {
  d: 'M4 11.5C4 8 7 5.8 12 5.8S20 8 20 11.5zM3.5 14.3c1.5 0 1.5 1 2.9 1s1.4-1 2.8-1s1.4 1 2.8 1s1.4-1 2.8-1s1.4 1 2.8 1s1.5-1 2.9-1M4.5 18.3h15M9 9.3l1.3-1.5M13 9.3l1.3-1.5',
}
export const bagelIcon: IconShape = {
  d: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 9.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2M7.3 8.6l.7.5M15.8 7.2l-.4.7M17.3 13.8l-.8-.2M8.6 16.6l.5-.7M12 6.2v.6',
}
export const grillIcon: IconShape = {
  d: 'M12.5 3.5c.3 3.5 5.5 5.6 5.5 10.8a6 6 0 0 1-12 0c0-2.2 1-4 2.2-5.2c.2 1.6.9 2.7 2 3c-.7-3.4.5-6.6 2.3-8.6z',
}
export const waffleIcon: IconShape = {
  d: 'M6 4.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM9.5 4.5v15M14.5 4.5v15M4.5 9.5h15M4.5 14.5h15',
}
export const cakeIcon: IconShape = {
  d: 'M3.5 12.5L13.5 6c4 0 7 2.5 7 6.5zM3.5 12.5V19h17v-6.5M3.5 15.8h17',
  mirrors: true,
}
export const bottleIcon: IconShape = {
  d: 'M10 3.5h4v4l2 3.2v8.8a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-8.8l2-3.2zM8 13h8v4H8',
}
export const cocktailIcon: IconShape = { d: 'M4.5 6h15L12 13.5zM12 13.5v7M8.5 20.5h7M14 9l3.3-6' }
