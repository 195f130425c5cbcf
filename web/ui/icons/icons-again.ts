// Icons of favourites and shared carts; they load with what shows them.
import type { IconShape } from './icon.tsx'

export const heartIcon: IconShape = {
  d: 'M12 20S3.8 15 3.8 9.2A4.4 4.4 0 0 1 12 7.1A4.4 4.4 0 0 1 20.2 9.2C20.2 15 12 20 12 20z',
}
export const shareCartIcon: IconShape = {
  d: 'M12 15V4M8 7.5L12 3.5l4 4M7.5 11H6a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1.5',
}
