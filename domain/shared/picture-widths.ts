// The widths in which pictures are kept. Apart from other rules of pictures, because the first load needs only these.

/** The widths in which an uploaded picture is kept, in pixels; never wider than the original. */
export const pictureWidths = [160, 320, 640, 960] as const

/** Those beyond, for what is as wide as the window, and for a panorama. */
export const wideWidths = [1600, 4096] as const

/** In pixels. Of the shop's own pictures, the widest there is comes instead of a wider one. */
export const bundledWidths = [128, 256, 384, 512, 768] as const
