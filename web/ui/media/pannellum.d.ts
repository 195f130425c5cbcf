// The parts of Pannellum 2.5.7 that the panorama uses; the package has no types.
declare module 'pannellum'

interface PannellumViewer {
  getYaw(): number
  getPitch(): number
  getHfov(): number
  setYaw(yaw: number, animated: number | false): void
  setPitch(pitch: number, animated: number | false): void
  setHfov(hfov: number, animated: number | false): void
  on(event: 'load' | 'mouseup' | 'touchend' | 'animatefinished', hear: () => void): void
  on(event: 'error', hear: (message: string) => void): void
  destroy(): void
}

interface Window {
  pannellum: { viewer(container: HTMLElement, config: Readonly<Record<string, unknown>>): PannellumViewer }
}
