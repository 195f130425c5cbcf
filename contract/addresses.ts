// The method and path of every call: the only part of the contract that the browser loads.

export const addresses = {
  'menu.read': 'GET /api/menu',
  'menu.readAll': 'GET /api/staff/menu',
  'content.readAll': 'GET /api/staff/content',
  'content.save': 'POST /api/staff/content',
  'content.move': 'POST /api/staff/content/move',
  'content.remove': 'POST /api/staff/content/remove',
  'content.read': 'GET /api/content',
  'legal.company': 'GET /api/legal',
  'legal.read': 'GET /api/legal/{page}',
  'legal.readAll': 'GET /api/staff/legal',
  'legal.readText': 'GET /api/staff/legal/{page}/{language}',
  'legal.saveCompany': 'POST /api/staff/legal/company',
  'legal.saveText': 'POST /api/staff/legal/text',
  'brand.read': 'GET /api/staff/brand',
  'brand.save': 'POST /api/staff/brand',
  'guide.read': 'GET /api/staff/guide',
  'guide.pass': 'POST /api/staff/guide/pass',
  'guide.dismiss': 'POST /api/staff/guide/dismiss',
  'guide.takeMenu': 'POST /api/staff/guide/menu',
  'guide.placeTest': 'POST /api/staff/guide/test',
  'guide.endTest': 'POST /api/staff/guide/test/end',
  'demo.read': 'GET /api/staff/demo',
  'demo.takeOver': 'POST /api/staff/demo/take-over',
  'times.read': 'GET /api/times',
  'orders.place': 'POST /api/orders',
  'orders.track': 'GET /api/orders/{token}',
  'orders.ownStep': 'POST /api/orders/{token}/step',
  'account.read': 'GET /api/account',
  'account.signIn': 'POST /api/account/sign-in',
  'account.signOut': 'POST /api/account/sign-out',
  'account.signUp': 'POST /api/account/sign-up',
  'passwords.change': 'POST /api/account/password',
  'passwords.readLink': 'POST /api/account/password-link',
  'passwords.useLink': 'POST /api/account/password-link/use',
  'staff.list': 'GET /api/staff',
  'log.list': 'GET /api/staff/log',
  'takings.read': 'GET /api/staff/takings',
  'takings.set': 'POST /api/staff/takings',
  'staff.appoint': 'POST /api/staff/{id}',
  'staff.dismiss': 'POST /api/staff/{id}/dismiss',
  'staff.dismissAll': 'POST /api/staff/dismiss-all',
  'staff.resetLink': 'POST /api/staff/{id}/password-link',
  'orders.list': 'GET /api/staff/orders',
  'orders.board': 'GET /api/staff/board',
  'orders.find': 'GET /api/staff/board/find',
  'orders.markSeen': 'POST /api/staff/orders/{id}/seen',
  'takings.today': 'GET /api/staff/board/takings',
  'orders.read': 'GET /api/staff/orders/{id}',
  'orders.setLineStatus': 'POST /api/staff/orders/{id}/lines',
  'orders.step': 'POST /api/staff/orders/{id}/step',
  'orders.enter': 'POST /api/staff/orders/enter',
  'orders.change': 'POST /api/staff/orders/{id}/change',
  'orders.postpone': 'POST /api/staff/orders/{id}/postpone',
  'orders.history': 'GET /api/staff/orders/{id}/history',
  'orders.clear': 'POST /api/staff/orders/clear',
  'days.now': 'GET /api/staff/days/now',
  'days.list': 'GET /api/staff/days',
  'days.read': 'GET /api/staff/days/{id}',
  'archives.list': 'GET /api/staff/archives',
  'archives.restore': 'POST /api/staff/archives/{id}/restore',
  'stock.read': 'GET /api/staff/stock',
  'stock.set': 'POST /api/staff/stock',
  'shop.read': 'GET /api/staff/shop',
  'shop.setState': 'POST /api/staff/shop',
  'shop.setMessage': 'POST /api/staff/message',
  'pace.read': 'GET /api/staff/pace',
  'pace.set': 'POST /api/staff/pace',
  'pace.save': 'POST /api/staff/pace/{branch}',
  'pace.report': 'GET /api/staff/pace/report',
  'reviews.summary': 'GET /api/reviews',
  'reviews.submit': 'POST /api/reviews',
  'reviews.list': 'GET /api/staff/reviews',
  'reviews.remove': 'POST /api/staff/reviews/{id}/remove',
  'images.upload': 'POST /api/staff/images',
  'branches.read': 'GET /api/staff/branches',
  'branches.add': 'POST /api/staff/branches',
  'branches.closeDays': 'POST /api/staff/branches/close-days',
  'branches.save': 'POST /api/staff/branches/{id}',
  'branches.hide': 'POST /api/staff/branches/{id}/hide',
  'branches.show': 'POST /api/staff/branches/{id}/show',
  'branches.remove': 'POST /api/staff/branches/{id}/remove',
  'contact.send': 'POST /api/contact',
  'messages.list': 'GET /api/staff/messages',
  'messages.mark': 'POST /api/staff/messages/{id}/mark',
  'messages.handOn': 'POST /api/staff/messages/{id}/hand-on',
  'messages.delete': 'POST /api/staff/messages/{id}/delete',
  'reservations.rules': 'GET /api/reservations/rules',
  'reservations.days': 'GET /api/reservations/days',
  'reservations.place': 'POST /api/reservations',
  'reservations.list': 'GET /api/staff/reservations',
  'reservations.cancel': 'POST /api/staff/reservations/{id}/cancel',
  'reservations.markSeen': 'POST /api/staff/reservations/seen',
  'reservations.cancelMany': 'POST /api/staff/reservations/cancel',
  'reservations.setRules': 'POST /api/staff/reservations/rules',
  'displays.list': 'GET /api/staff/displays',
  'displays.add': 'POST /api/staff/displays',
  'displays.withdraw': 'POST /api/staff/displays/{id}/withdraw',
  'display.read': 'POST /api/display',
  'arrivals.read': 'GET /api/staff/arrivals',
  'boards.beat': 'POST /api/staff/boards/beat',
  'boards.read': 'GET /api/staff/boards',
  'boards.setPausing': 'POST /api/staff/boards/pausing',
  'alerts.list': 'GET /api/staff/alerts',
  'hooks.list': 'GET /api/staff/hooks',
  'hooks.add': 'POST /api/staff/hooks',
  'hooks.test': 'POST /api/staff/hooks/{id}/test',
  'hooks.remove': 'POST /api/staff/hooks/{id}/remove',
  'items.read': 'GET /api/staff/items',
  'items.add': 'POST /api/staff/items',
  'items.save': 'POST /api/staff/items/{id}',
  'items.remove': 'POST /api/staff/items/{id}/remove',
  'items.move': 'POST /api/staff/items/move',
  'categories.setIndex': 'POST /api/staff/categories/{id}',
  'groups.read': 'GET /api/staff/groups',
  'groups.add': 'POST /api/staff/groups',
  'groups.use': 'POST /api/staff/groups/use',
  'groups.save': 'POST /api/staff/groups/{id}',
  'groups.remove': 'POST /api/staff/groups/{id}/remove',
  'options.readStock': 'GET /api/staff/options/stock',
  'options.setStock': 'POST /api/staff/options/stock',
  'categories.read': 'GET /api/staff/categories',
  'categories.add': 'POST /api/staff/categories',
  'categories.save': 'POST /api/staff/categories/{id}/save',
  'categories.remove': 'POST /api/staff/categories/{id}/remove',
} as const

export type CallName = keyof typeof addresses

/** An uploaded picture's address is this path, the picture's key, and one of `pictureWidths`. */
export const uploadsPath = '/uploads'

/**
 * The event stream. `?token=` adds the events of one order, `?branch=` (staff, repeatable) the orders of branches,
 * `?times=` (repeatable, `everyBranch` for all) that the times of a branch changed. `?display=` tells a display when to
 * read again; it goes with none of them.
 */
export const livePath = '/api/live'
/** What stands in `?times=` for the times of all branches. No branch has such an id. */
export const everyBranch = '*'
/** A page that opens a new stream cannot send Last-Event-ID, so it sends the id to resume from in this query field. */
export const resumeField = 'last'

/** The response header, and the `<meta>` of the document, that name the build of the website they come from. */
export const buildMark = 'noisette-build'

export const callNames = Object.keys(addresses) as CallName[]

export function addressOf(name: CallName): { method: 'GET' | 'POST'; path: string } {
  const [method, path] = addresses[name].split(' ') as ['GET' | 'POST', string]
  return { method, path }
}

const parameter = /\{(\w+)\}/g

/** The fields of a call's input that are path parameters. */
export const pathFields = (name: CallName): string[] =>
  [...addressOf(name).path.matchAll(parameter)].map(([, field = '']) => field)

interface CallRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** The JSON body of a POST; a GET has everything in its URL. */
  readonly body?: Readonly<Record<string, unknown>>
}

/**
 * The request for a call: path parameters are filled in, the other fields become the query of a GET or the body of a
 * POST.
 */
export function requestOf(name: CallName, input: Readonly<Record<string, unknown>>): CallRequest {
  const { method, path } = addressOf(name)
  const rest = { ...input }
  const filled = path.replace(parameter, (_, field: string) => {
    delete rest[field]
    return encoded(input[field])
  })
  return method === 'GET' ? { method, url: filled + queryOf(rest) } : { method, url: filled, body: rest }
}

/** Undefined fields are left out; a field with several values is repeated, once for each. */
function queryOf(fields: Readonly<Record<string, unknown>>): string {
  let query = ''
  for (const [field, values] of Object.entries(fields))
    for (const value of [values].flat())
      if (value !== undefined && value !== null) query += `${query ? '&' : '?'}${field}=${encoded(value)}`
  return query
}

/** A lone surrogate cannot be encoded in an address, so it becomes U+FFFD. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
