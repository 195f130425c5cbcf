// The picture at the top of the landing page, in the cuts that screens/home/hero.tsx uses.

interface Poster {
  readonly type: string
  readonly media: string
  readonly srcset: string
  readonly sizes: string
}

const cut = (name: string, widths: readonly number[]): string =>
  widths.map((width) => `/media/${name}-${width}.avif ${width}w`).join(', ')

export const posters: readonly Poster[] = [
  { type: 'image/avif', media: '(width >= 48rem)', srcset: cut('hero-wide', [960, 1600]), sizes: '96vw' },
  { type: 'image/avif', media: '(width < 48rem)', srcset: cut('hero-tall', [420, 720]), sizes: '94vw' },
]
