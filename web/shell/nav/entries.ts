// The entries of the navigation and who sees them (NAV-2).
export type Viewer = 'user' | 'admin'

export interface Entry {
  readonly name:
    | 'home'
    | 'menu'
    | 'about'
    | 'contact'
    | 'reservation'
    | 'review'
    | 'allOrders'
    | 'board'
    | 'days'
    | 'menuEdit'
    | 'reviewAdmin'
    | 'reservations'
    | 'messages'
    | 'siteEdit'
    | 'begin'
    | 'brand'
    | 'legalEdit'
    | 'branches'
    | 'fakeOrders'
    | 'alerts'
    | 'people'
    | 'persons'
    | 'log'
    | 'password'
  readonly link: string
  readonly permission: readonly Viewer[]
  /** Only in the side menu. */
  readonly aside?: true
}

const both: readonly Viewer[] = ['user', 'admin']
const user: readonly Viewer[] = ['user']
const admin: readonly Viewer[] = ['admin']

const entries: readonly Entry[] = [
  { name: 'home', link: '/', permission: both },
  { name: 'menu', link: '/foods', permission: user },
  { name: 'about', link: '/about', permission: user },
  { name: 'contact', link: '/contact', permission: user },
  { name: 'reservation', link: '/reservation', permission: user, aside: true },
  { name: 'review', link: '/review', permission: user, aside: true },
  { name: 'allOrders', link: '/all-orders', permission: admin },
  { name: 'board', link: '/board', permission: admin, aside: true },
  { name: 'days', link: '/days', permission: admin, aside: true },
  { name: 'menuEdit', link: '/food-edit', permission: admin },
  { name: 'reviewAdmin', link: '/review-admin', permission: admin, aside: true },
  { name: 'reservations', link: '/reservations', permission: admin, aside: true },
  { name: 'messages', link: '/messages', permission: admin, aside: true },
  { name: 'siteEdit', link: '/site-edit', permission: admin, aside: true },
  { name: 'begin', link: '/begin', permission: admin, aside: true },
  { name: 'brand', link: '/brand', permission: admin, aside: true },
  { name: 'legalEdit', link: '/legal-edit', permission: admin, aside: true },
  { name: 'branches', link: '/branches', permission: admin, aside: true },
  { name: 'fakeOrders', link: '/fake-orders', permission: admin, aside: true },
  { name: 'alerts', link: '/alerts', permission: admin, aside: true },
  { name: 'people', link: '/people', permission: admin, aside: true },
  { name: 'persons', link: '/persons', permission: admin, aside: true },
  { name: 'log', link: '/log', permission: admin, aside: true },
  { name: 'password', link: '/password', permission: admin, aside: true },
]

export const entriesFor = (viewer: Viewer): Entry[] => entries.filter((entry) => entry.permission.includes(viewer))
