// The calls of the old site (specification, section 7), and which of ours replaces each.
import type { CallName } from '#contract/addresses.ts'

export interface OldCall {
  /** The method and path that the old pages requested, or the name of an action whose request is unknown. */
  readonly old: string
  readonly use: string
  /** At least one; if such a call is renamed or removed, this does not compile. */
  readonly ours: readonly [CallName, ...CallName[]]
  /** What differs, apart from the rule that a client only sends and receives what it is allowed to see. */
  readonly now: string
  /** Open pages hear of it over the event stream instead of polling each second. */
  readonly live?: true
}

export const oldCalls: readonly OldCall[] = [
  {
    old: 'GET orders.json',
    use: 'checkout, tracking, the list of staff; each second',
    ours: ['orders.track', 'orders.list', 'orders.board'],
    now: 'A customer reads the one order whose token they have; staff read theirs in pages; the server counts.',
    live: true,
  },
  {
    old: 'GET orders/{id}.json',
    use: 'one order for staff; each second',
    ours: ['orders.read'],
    now: 'Signed in, and at the order’s branch.',
    live: true,
  },
  {
    old: 'PUT orders/{n}.json (n = order count)',
    use: 'place an order',
    ours: ['orders.place'],
    now: 'The database assigns the id, the server the token, the prices and the total; the same key returns the same order.',
  },
  {
    old: 'PUT orders/{id}.json',
    use: 'each change of a line’s status',
    ours: ['orders.setLineStatus'],
    now: 'A change is one line’s new status, never the whole order.',
  },
  {
    old: 'DELETE orders/{id}/.json, for each id',
    use: 'delete all orders',
    ours: ['orders.clear', 'archives.restore'],
    now: 'One transaction, with an archive for 30 days.',
  },
  {
    old: 'GET reviews.json',
    use: 'before a review, and for staff',
    ours: ['reviews.summary', 'reviews.list'],
    now: 'Guests read the summary of all reviews; staff read each review.',
  },
  {
    old: 'PUT reviews/{n}.json (n = review count)',
    use: 'submit a review',
    ours: ['reviews.submit'],
    now: 'The database assigns the id.',
  },
  {
    old: 'GET food.json',
    use: 'load the menu',
    ours: ['menu.read', 'stock.read'],
    now: 'The whole menu in one language, with an ETag.',
    live: true,
  },
  {
    old: 'PUT food/{id}.json',
    use: 'add or edit an item, including its stock',
    ours: ['items.add', 'items.save', 'stock.set', 'images.upload'],
    now: 'Each item has its own id; pictures are really uploaded; stock is a separate change, per branch.',
  },
  {
    old: 'PUT {n}.json at the root (n = item count)',
    use: 'add an item on the main edit page',
    ours: ['items.add'],
    now: 'It is added to the items.',
  },
  {
    old: 'DELETE {id}.json at the root',
    use: 'remove an item',
    ours: ['items.remove'],
    now: 'Old orders keep their lines.',
  },
  {
    old: 'GET shopstatus.json',
    use: 'whether the shop is open',
    ours: ['menu.read', 'shop.read'],
    now: 'Per branch, with its hours.',
    live: true,
  },
  {
    old: 'PUT shopstatus.json',
    use: 'open or close the shop',
    ours: ['shop.setState'],
    now: 'For one branch or several at once.',
  },
  {
    old: 'GET deliveryMessage.json',
    use: 'the banner',
    ours: ['menu.read', 'shop.read'],
    now: 'In the visitor’s language.',
    live: true,
  },
  {
    old: 'PUT deliveryMessage.json',
    use: 'set the delivery message',
    ours: ['shop.setMessage'],
    now: 'In each language; empty brings the default back.',
  },
  {
    old: 'GET reservations.json',
    use: 'defined, never used',
    ours: ['reservations.list'],
    now: 'Staff see the list.',
  },
  {
    old: 'POST to a form-handling service',
    use: 'the contact form',
    ours: ['contact.send'],
    now: 'Kept for staff, and sent on by mail or to such a service, with the old fields.',
  },
  {
    old: 'loadPosts',
    use: 'load the food items',
    ours: ['menu.read'],
    now: 'The same call as for the menu.',
  },
  {
    old: 'updateFoodCategories',
    use: 'a category’s position',
    ours: ['categories.setIndex'],
    now: 'One transaction, in which no two categories share an index.',
  },
]
