// Where a place is found on openstreetmap.org: the map to embed, the same on a page of its own, and the way there.

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const site = 'https://www.openstreetmap.org'

/** About 600 metres around the place. */
export function embeddedMap({ latitude, longitude }: Place): string {
  const box = [longitude - 0.0045, latitude - 0.0022, longitude + 0.0045, latitude + 0.0022]
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(',')
  return `${site}/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` })}`
}

export const mapPage = ({ latitude, longitude }: Place): string =>
  `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** From wherever the visitor says. */
export const wayThere = ({ latitude, longitude }: Place): string =>
  `${site}/directions?route=${encodeURIComponent(`;${latitude},${longitude}`)}#map=15/${latitude}/${longitude}`
