// What a search finds: pages, settings, items, orders and customers, each only for members who may open it.
import { useEffect, useState } from 'react'
import { searchLeast } from '#domain/guests/retention/person.ts'
import type { Act } from '#domain/people/roles.ts'
import { may } from '#domain/people/staff.ts'
import { matchPath } from '#web/app/route.tsx'
import { isPlaced, staffPages } from '#web/app/staff-pages.tsx'
import { editPath, itemPath } from '#web/data/address/edit-paths.ts'
import type { Member } from '#web/data/session/session.ts'
import { useArchivedOrders, useOrdersNamed } from '#web/data/staff/order-api.ts'
import { useShopMenu, useStock } from '#web/data/staff/shop-api.ts'
import type { IconShape } from '#web/ui/icons/icon.tsx'
import { bagIcon, userIcon } from '#web/ui/icons/icons.ts'
import { cupIcon } from '#web/ui/icons/icons-food.ts'
import { slidersIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { type FindText, useFindText, useOfficeText } from '#web/words/staff/index.ts'
import { useChosen } from '../branch/my-branches.ts'
import { bestOf, type Findable } from './finding.ts'
import { personsPath } from './sought-person.ts'

export type HitKind = keyof FindText['kinds']

export interface SearchHit extends Findable {
  readonly key: string
  readonly kind: HitKind
  readonly detail: string
  readonly icon: IconShape
  readonly path: string
  /** The heading to bring into view there. */
  readonly section?: string | undefined
  /** Whom the page about customers' data looks for. */
  readonly person?: string
}

/** Of each kind, so that the list stays short enough to read. */
const mostHits = 6
const searchLeastOrders = 2

interface Found {
  readonly hits: readonly SearchHit[]
  readonly isSearching: boolean
  readonly hasFailed: boolean
}

/** A blank search offers the pages of every day. */
export function useFound(member: Member, typed: string): Found {
  const search = typed.trim()
  const near = useNearHits(member)
  const far = useOrderHits(member, search)
  if (search === '') return { hits: near.filter(({ daily }) => daily), isSearching: false, hasFailed: false }
  const kinds: readonly HitKind[] = ['pages', 'settings', 'items']
  const hits = kinds.flatMap((kind) =>
    bestOf(
      near.filter((hit) => hit.kind === kind),
      search,
      mostHits,
    ),
  )
  return { ...far, hits: [...hits, ...far.hits] }
}

/** What this page knows without asking for each search. */
function useNearHits(member: Member): readonly (SearchHit & { daily?: true | undefined })[] {
  const { t, locale } = useFindText()
  const office = useOfficeText().t
  const shop = useShopMenu(locale).data
  const stock = useStock().data
  const chosen = useChosen(shop?.branches ?? [])
  const allows = (act: Act | 'signedIn', branch?: string) => act === 'signedIn' || may(member, act, branch)

  const pages = staffPages
    .filter(isPlaced)
    .filter(({ act }) => allows(act))
    .map(({ path, title, icon, group, daily }) => ({
      key: path,
      kind: 'pages' as const,
      path,
      icon,
      daily,
      text: office.pages[title],
      detail: office.groups[group],
      also: office.groups[group],
    }))
  const branches = [...(shop?.branches ?? [])].sort((one, other) => +(other.id === chosen) - +(one.id === chosen))
  const set = settings.flatMap(({ name, path, act, section }) => {
    const [text = '', also = ''] = t.settings[name]
    const hit = { kind: 'settings' as const, text, section, icon: slidersIcon }
    if (!path.includes(':id')) {
      if (!allows(act)) return []
      const { title } = staffPages.find((row) => matchPath(row.path, path)) ?? {}
      return [{ ...hit, key: `set ${name}`, path, detail: title ? office.pages[title] : '', also }]
    }
    return branches
      .filter(({ id }) => allows(act, id))
      .map(({ id, name: at }) => ({
        ...hit,
        key: `set ${name} ${id}`,
        path: path.replace(':id', id),
        detail: at,
        also: `${also} ${at}`,
      }))
  })
  const edits = may(member, 'menu.edit')
  const categoryNames = new Map(shop?.categories.map(({ id, name }) => [id, name]))
  const items = (stock?.items ?? []).map(({ id, name, category }) => ({
    key: `item ${id}`,
    kind: 'items' as const,
    icon: cupIcon,
    path: edits ? itemPath(id) : editPath({ id: category }),
    text: name[locale] ?? Object.values(name)[0] ?? id,
    also: Object.values(name).join(' '),
    detail: categoryNames.get(category) ?? '',
  }))
  return [...pages, ...set, ...(may(member, 'stock.set') ? items : [])]
}

/** Orders, and the customers who placed them. */
function useOrderHits(member: Member, search: string): Found {
  const { t, locale } = useFindText()
  const branches = useShopMenu(locale).data?.branches
  const seesOrders = may(member, 'orders.see')
  const settled = useSettled(search)
  const asked = seesOrders && settled.length >= searchLeastOrders ? settled : ''
  const list = useOrdersNamed(asked, locale)
  const archive = useArchivedOrders(may(member, 'archives.see') ? asked : '')
  const isCurrent = settled === search && asked !== ''
  const listed = (isCurrent && list.data?.orders) || []
  const archived = (isCurrent && archive.data?.orders) || []
  const orders: SearchHit[] = listed.slice(0, mostHits).map(({ id, token, code, customerName, branch, wantedAt }) => {
    const at = branches?.find((one) => one.id === branch)
    const when = wantedAt === null ? undefined : formatMoment(wantedAt, locale, at?.timeZone)
    return {
      key: `order ${id}`,
      kind: 'orders',
      icon: bagIcon,
      path: `/all-orders/${token}/${id}`,
      text: code || token,
      detail: [customerName || t.noName, at?.name, when].filter(Boolean).join(' · '),
    }
  })
  const branchOf = (branch: string) => branches?.find(({ id }) => id === branch)
  for (const { id, token, code, customerName, branch, archivedAt } of archived.slice(0, mostHits - orders.length))
    orders.push({
      key: `order ${id}`,
      kind: 'orders',
      icon: bagIcon,
      path: `/all-orders/${token}/${id}`,
      text: code || token,
      detail: [
        customerName || t.noName,
        branchOf(branch)?.name,
        t.archived(formatMoment(archivedAt, locale, branchOf(branch)?.timeZone)),
      ]
        .filter(Boolean)
        .join(' · '),
    })
  const customers: SearchHit[] = []
  if (may(member, 'persons.see') && search.length >= searchLeast) {
    const person = (name: string, text: string, detail: string): SearchHit => ({
      key: `person ${text}`,
      kind: 'customers',
      icon: userIcon,
      path: personsPath,
      person: name,
      text,
      detail,
    })
    const named = [...listed, ...archived]
    const names = [...new Set(named.map(({ customerName }) => customerName.trim()))]
    for (const { text } of bestOf(
      names.map((text) => ({ text })),
      search,
      mostHits - 1,
    )) {
      const own = named.filter(({ customerName }) => customerName.trim() === text)
      customers.push(person(text, text, t.ordersFound(own.length)))
    }
    customers.push(person(search, t.allOf(search), ''))
  }
  return {
    hits: [...orders, ...customers],
    isSearching:
      seesOrders && search.length >= searchLeastOrders && (settled !== search || list.isFetching || archive.isFetching),
    hasFailed: isCurrent && (list.isError || archive.isError),
  }
}

/** The text once nobody has typed for a moment, so that not every letter asks the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type SettingName = keyof FindText['settings']

interface Setting {
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

/** The settings that Find knows: where each stands, and what a member must be allowed to change it. */
const settings: readonly Setting[] = [
  { name: 'state', path: '/food-edit', act: 'shop.set', section: 'state' },
  { name: 'message', path: '/food-edit', act: 'deliveryMessage.set', section: 'message' },
  { name: 'options', path: '/food-edit-options', act: 'menu.edit' },
  { name: 'categories', path: '/categories', act: 'menu.edit' },
  { name: 'hidden', path: '/food-edit-hidden', act: 'menu.edit' },
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
  { name: 'kept', path: '/promises', act: 'days.see' },
  { name: 'hooks', path: '/alerts', act: 'hooks.see', section: 'hooks' },
  { name: 'secondFactor', ...account },
  { name: 'sessions', ...account, section: 'sessions' },
  { name: 'days', path: '/money', act: 'days.see', section: 'days' },
  { name: 'invoices', path: '/money', act: 'days.see', section: 'invoices' },
  { name: 'accountant', path: '/money', act: 'days.see', section: 'accountant' },
  { name: 'payouts', path: '/online-payment', act: 'payments.edit', section: 'payouts' },
]
