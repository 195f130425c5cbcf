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
export const beerIcon: IconShape = {
  d: 'M6 8.5h10v11a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1zM16 10.5h1.8a1.7 1.7 0 0 1 1.7 1.7v3.6a1.7 1.7 0 0 1-1.7 1.7H16M9.5 12v5M12.5 12v5M6 8.5a2.4 2.4 0 0 1 1.4-4.2a3.4 3.4 0 0 1 6-.3A2.3 2.3 0 0 1 16 8.5',
}
export const breadIcon: IconShape = {
  d: 'M6.5 19.5v-8a3.4 3.4 0 0 1 1-6.5h9a3.4 3.4 0 0 1 1 6.5v8zM10 9.5v2M14 9.5v2',
}
export const croissantIcon: IconShape = {
  d: 'M4 15.5C4 9.5 7.5 6 12 6s8 3.5 8 9.5c0 1.6-2.2 2-2.9.5c-.8-2.3-1.7-3.5-3.1-4H10c-1.4.5-2.3 1.7-3.1 4c-.7 1.5-2.9 1.1-2.9-.5zM9.5 6.5L10 12M14.5 6.5L14 12M5.3 10.5l3.4 2.5M18.7 10.5l-3.4 2.5',
}
export const burgerIcon: IconShape = {
  d: 'M4 10.5C4 7 7.5 5 12 5s8 2 8 5.5zM3.5 13.5h17M4.5 16.5h15a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3zM9 8.3h.01M12.5 7.3h.01M15.5 8.6h.01',
}
export const pizzaIcon: IconShape = {
  d: 'M12 20.5L4 6.5c4.5-3 11.5-3 16 0zM5.6 9.3c4-2.2 8.8-2.2 12.8 0M10.5 12h.01M13.5 13h.01M11.8 16h.01',
}
export const eggIcon: IconShape = {
  d: 'M9 4.5c3-1 4.5 1.5 7 2s4.5 2.5 4 5.5s-3 3-4.5 5s-4 3-6.5 2s-2.3-3-4-4.5s-2-4.5 0-6S6.5 5.3 9 4.5zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
}
export const soupIcon: IconShape = {
  d: 'M3.5 11.5h17a8.5 8.5 0 0 1-5 7.7v1.3h-7v-1.3a8.5 8.5 0 0 1-5-7.7zM9 8.5c-.9-1.7.9-2.3 0-4M12.5 8.5c-.9-1.7.9-2.3 0-4M16 8.5c-.9-1.7.9-2.3 0-4',
}
export const bowlIcon: IconShape = {
  d: 'M3.5 12h17a8.5 8.5 0 0 1-5 7.7v.8h-7v-.8a8.5 8.5 0 0 1-5-7.7zM13 12L19.5 4M9.5 12L17 3',
}
export const fruitIcon: IconShape = {
  d: 'M12 8c-1.5-1.3-4-1.5-5.7.3c-2.5 2.7-1 8.2 1.2 10.9c1.3 1.6 2.8 1.3 4.5.6c1.7.7 3.2 1 4.5-.6c2.2-2.7 3.7-8.2 1.2-10.9C16 6.5 13.5 6.7 12 8zM12 8c0-2 .5-3.3 2.5-4.5',
}
export const iceCreamIcon: IconShape = {
  d: 'M7 11.5L12 21l5-9.5M6 11.5h12M6.5 11.5a5.5 5.5 0 1 1 11 0',
}
export const giftIcon: IconShape = {
  d: 'M4.5 8.5h15v4h-15zM6 12.5h12v8H6zM12 8.5v12M12 8.5c-4.5 0-5.5-4-3-4.5c2-.4 3 2.5 3 4.5c0-2 1-4.9 3-4.5c2.5.5 1.5 4.5-3 4.5z',
}
