// A part of the page that is loaded when it is first shown; put it into a <Suspense>.
import { type ComponentType, lazy } from 'react'

/** `late(() => import('./side-menu.tsx').then((file) => file.SideMenu))` */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((part) => ({ default: part })))
