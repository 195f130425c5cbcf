// The typefaces of Arabic for a change of language on the page; an Arabic document brings them along.

/** Waits at most a second for them. Then the words are shown without, and the typefaces may come late. */
export function fetchArabicFaces(): Promise<unknown> {
  const faces = [...document.fonts].filter(({ display }) => display === 'optional')
  const loading = faces.map((face) => {
    face.display = 'swap'
    return face.load()
  })
  return Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, 1000))])
}
