// The cuts of the picture at the top of the landing page: a tall one for phones, a wide one for larger windows.
export const heroPicture = {
  name: 'hero-tall',
  widths: [420, 720],
  sizes: '94vw',
  width: 720,
  height: 900,
  other: { media: '(width >= 48rem)', name: 'hero-wide', widths: [960, 1600], sizes: '96vw' },
} as const
