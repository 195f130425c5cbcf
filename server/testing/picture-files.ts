// Picture files as people have them on their phones and disks, made by sharp for the tests.
import sharp from 'sharp'

/** Left half red, right half blue. */
export const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1030c0' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#d02010' } },
      left: 0,
      top: 0,
    },
  ])

/** A photo from a phone held upright: stored sideways, with the rotation in its metadata. */
export const phonePhoto = (width = 1200, height = 900): Promise<Buffer> =>
  halves(width, height)
    .withExif({ IFD0: { Make: 'Amira’s phone', Copyright: 'Amira' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
