// How wide the pictures are kept; apart from the other rules of pictures, because the first load needs no more.

/** The widths in which an uploaded picture is kept, in pixels; never wider than it came. */
export const pictureWidths = [160, 320, 640, 960] as const

/** The widths in which the shop's own pictures can be asked for, in pixels; a narrower one answers where that is all there is. */
export const bundledWidths = [128, 256, 384, 512, 768] as const
