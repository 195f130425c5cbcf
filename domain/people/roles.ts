// What each role at a branch sees and does, the role with the most permissions first. A new role is a row here and its
// words in web/words/staff; the compiler says which are missing.

/** Everything that needs permission to be seen. */
export const seeingActs = [
  'orders.see',
  'stock.see',
  'shop.see',
  'reservations.see',
  'reviews.see',
  'days.see',
  'menu.see',
  'content.see',
  'messages.see',
  'boards.see',
  'displays.see',
  'printers.see',
  'pace.see',
  'persons.see',
  'archives.see',
  'branches.see',
  'brand.see',
  'staff.see',
  'log.see',
  'hooks.see',
  'health.see',
  'legal.see',
  'guide.see',
  'payments.see',
  'vat.see',
] as const

/** Everything that needs permission to be done. */
export const doingActs = [
  'orders.handle',
  'stock.set',
  'shop.set',
  'reservations.handle',
  'deliveryMessage.set',
  'days.close',
  'menu.edit',
  'content.edit',
  'messages.handle',
  'reviews.remove',
  'displays.edit',
  'printers.edit',
  'pace.set',
  'persons.handle',
  'archives.restore',
  'branches.edit',
  'brand.edit',
  'staff.edit',
  'hooks.edit',
  'legal.edit',
  'guide.follow',
  'payments.edit',
  'vat.set',
] as const

type SeeingAct = (typeof seeingActs)[number]
type DoingAct = (typeof doingActs)[number]
export type Act = SeeingAct | DoingAct

export interface Role {
  /** Whether the owner means this role by "managers", such as in who sees the takings. */
  readonly leads: boolean
  readonly sees: readonly SeeingAct[]
  readonly does: readonly DoingAct[]
}

const baristaSees = ['orders.see', 'stock.see', 'shop.see', 'reservations.see', 'reviews.see'] as const
const baristaDoes = ['orders.handle', 'stock.set', 'shop.set', 'reservations.handle'] as const

export const roles = {
  manager: {
    leads: true,
    sees: [
      ...baristaSees,
      'days.see',
      'menu.see',
      'content.see',
      'messages.see',
      'boards.see',
      'displays.see',
      'printers.see',
      'pace.see',
      'persons.see',
    ],
    does: [
      ...baristaDoes,
      'deliveryMessage.set',
      'days.close',
      'menu.edit',
      'content.edit',
      'messages.handle',
      'reviews.remove',
      'displays.edit',
      'printers.edit',
      'pace.set',
      'persons.handle',
    ],
  },
  barista: { leads: false, sees: baristaSees, does: baristaDoes },
} as const satisfies Readonly<Record<string, Role>>

export type BranchRole = keyof typeof roles
