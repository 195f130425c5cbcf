// How wide the pictures are kept; apart from the other rules of pictures, because the first load needs no more.

/** The widths in which an uploaded picture is kept, in pixels; never wider than it came. */
export const pictureWidths = [160, 320, 640, 960] as const
