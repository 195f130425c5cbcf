// Where this device is, asked only when somebody wishes it, and kept by this page alone. Plain http has no such thing.
import type { Position } from '#domain/branch/find-branches.ts'

export type PositionAnswer = Position | 'refused' | 'unknown'

/** Whether it makes sense to offer it. */
export const knowsPositions = (): boolean => isSecureContext && 'geolocation' in navigator

/** To a few hundred metres, at most a few minutes old: that orders branches, and comes at once. */
const wish: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 }

export const askPosition = (): Promise<PositionAnswer> =>
  new Promise((tell) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => tell(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      wish,
    )
  })
