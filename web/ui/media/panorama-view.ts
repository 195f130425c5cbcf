// The panorama itself: Pannellum and its style sheet, loaded only when a panorama is near.
import 'pannellum'
import sheetAddress from 'pannellum/build/pannellum.css?url'
import { isMotionWanted } from './motion.ts'

export interface PanoramaView {
  /** Degrees clockwise from straight ahead, 0 to 359. */
  readonly yaw: () => number
  readonly turn: (degrees: number) => void
  readonly tilt: (degrees: number) => void
  /** A factor below 1 zooms in. */
  readonly zoom: (factor: number) => void
  readonly close: () => void
}

interface Hearer {
  readonly ready: () => void
  readonly turned: () => void
  readonly failed: () => void
}

const widest = 110
const nearest = 30

/** Fills the element with the panorama, at first with the same view as the flat picture of 100° by 16:9. */
export async function openView(element: HTMLElement, panorama: string, hear: Hearer): Promise<PanoramaView> {
  await styleSheet()
  const viewer = window.pannellum.viewer(element, {
    type: 'equirectangular',
    panorama,
    autoLoad: true,
    hfov: hfovLike(element.clientWidth / element.clientHeight),
    minHfov: nearest,
    maxHfov: widest,
    minPitch: -60,
    maxPitch: 60,
    showControls: false,
    // The wheel keeps scrolling the page, and the keys are handled where their texts are.
    mouseZoom: false,
    disableKeyboardCtrl: true,
  })
  element.querySelector('.pnlm-about-msg')?.remove()
  viewer.on('load', hear.ready)
  viewer.on('error', hear.failed)
  const ease = () => (isMotionWanted() ? 250 : false)
  /** The direction to which the view is turning: steps that come faster than it turns add up. */
  let goal: number | undefined
  const arrived = (): void => {
    goal = undefined
    hear.turned()
  }
  for (const event of ['mouseup', 'touchend', 'animatefinished'] as const) viewer.on(event, arrived)
  return {
    yaw: () => (Math.round(goal ?? viewer.getYaw()) + 720) % 360,
    turn: (degrees) => {
      goal = (goal ?? viewer.getYaw()) + degrees
      viewer.setYaw(goal, ease())
      hear.turned()
    },
    tilt: (degrees) => viewer.setPitch(between(viewer.getPitch() + degrees, -60, 60), ease()),
    zoom: (factor) => viewer.setHfov(between(viewer.getHfov() * factor, nearest, widest), ease()),
    close: () => viewer.destroy(),
  }
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The horizontal angle that shows the same as a flat picture of 100° by 16:9 cut to this shape. */
function hfovLike(shape: number): number {
  const reach = Math.tan((50 * Math.PI) / 180)
  return (Math.atan(reach * Math.min(1, (shape * 9) / 16)) * 360) / Math.PI
}

let sheet: Promise<void> | undefined

function styleSheet(): Promise<void> {
  sheet ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheetAddress
    link.onload = () => resolve()
    // Without the style sheet the view would be misplaced; the next try loads it again.
    link.onerror = () => resolve()
    document.head.append(link)
  })
  return sheet
}
