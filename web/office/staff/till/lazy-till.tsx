// What is shown of a registered till, loaded where a branch has something to show of one.
import { lazyPart } from '#web/data/lazy-part.tsx'

export const LazyTillSign = lazyPart(() => import('./till-sign.tsx').then((file) => file.TillSign))
export const LazyOrderTill = lazyPart(() => import('./order-till.tsx').then((file) => file.OrderTill))
export const LazyUntold = lazyPart(() => import('./untold-orders.tsx').then((file) => file.UntoldOrders))
export const LazyTillOfDay = lazyPart(() => import('./till-of-day.tsx').then((file) => file.TillOfDay))
