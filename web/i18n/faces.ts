// The typefaces of Arabic when the language changes on the page; an Arabic document brings them along.

/** Waits a second for them at most. Then the words are shown without, and the faces may come late: the visitor asked for it. */
export function fetchArabicFaces(): Promise<unknown> {
  const faces = [...document.fonts].filter(({ display }) => display === 'optional')
  const loading = faces.map((face) => {
    face.display = 'swap'
    return face.load()
  })
  return Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, 1000))])
}
