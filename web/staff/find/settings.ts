// The settings that Find knows: where each stands, and what a member must be allowed to change it.
import type { Act } from '../../../domain/roles.ts'
import type { FindText } from '../../i18n/staff/index.ts'

export type SettingName = keyof FindText['settings']

export interface Setting {
  readonly name: SettingName
  /** With `:id` the setting of one branch: each branch has its own. */
  readonly path: string
  readonly act: Act | 'signedIn'
  /** The id of its heading on that page. */
  readonly section?: string
}

const branch = { path: '/branches/:id', act: 'branches.edit' } as const
const capacity = { path: '/branches/:id/capacity', act: 'pace.set' } as const
const brand = { path: '/brand', act: 'brand.edit' } as const
const account = { path: '/password', act: 'signedIn' } as const

export const settings: readonly Setting[] = [
  { name: 'state', path: '/food-edit', act: 'shop.set', section: 'state' },
  { name: 'message', path: '/food-edit', act: 'deliveryMessage.set', section: 'message' },
  { name: 'hours', ...branch, section: 'hours' },
  { name: 'exceptions', ...branch, section: 'exceptions' },
  { name: 'contact', ...branch, section: 'contact' },
  { name: 'orders', ...branch, section: 'orders' },
  { name: 'place', ...branch, section: 'place' },
  { name: 'picture', ...branch, section: 'picture' },
  { name: 'codes', ...capacity, section: 'codes' },
  { name: 'limits', ...capacity, section: 'limits' },
  { name: 'stations', ...capacity, section: 'stations' },
  { name: 'tables', path: '/reservations', act: 'branches.edit', section: 'rules' },
  { name: 'reviewRule', path: '/review-admin', act: 'brand.edit' },
  { name: 'guard', path: '/fake-orders', act: 'branches.edit' },
  { name: 'daysKept', path: '/persons', act: 'legal.edit' },
  { name: 'logo', ...brand },
  { name: 'colours', ...brand },
  { name: 'languages', ...brand },
  { name: 'company', path: '/legal-edit', act: 'legal.edit' },
  { name: 'takings', path: '/people', act: 'staff.edit' },
  { name: 'hooks', path: '/alerts', act: 'hooks.see', section: 'hooks' },
  { name: 'secondFactor', ...account },
  { name: 'sessions', ...account, section: 'sessions' },
]
