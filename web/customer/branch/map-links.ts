// The addresses of a branch on openstreetmap.org: the embedded map, the map on its own page, and directions.

interface MapPoint {
  readonly latitude: number
  readonly longitude: number
}

const site = 'https://www.openstreetmap.org'

/** About 600 metres around the branch. */
export function embeddedMap({ latitude, longitude }: MapPoint): string {
  const box = [longitude - 0.0045, latitude - 0.0022, longitude + 0.0045, latitude + 0.0022]
  const bbox = box.map((degrees) => degrees.toFixed(5)).join(',')
  return `${site}/export/embed.html?${new URLSearchParams({ bbox, layer: 'mapnik', marker: `${latitude},${longitude}` })}`
}

export const mapPage = ({ latitude, longitude }: MapPoint): string =>
  `${site}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** From a starting point that the visitor enters. */
export const wayThere = ({ latitude, longitude }: MapPoint): string =>
  `${site}/directions?route=${encodeURIComponent(`;${latitude},${longitude}`)}#map=15/${latitude}/${longitude}`
