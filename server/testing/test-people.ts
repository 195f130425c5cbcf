// The people of the shop, created by real calls: set-up code, sign-up, appointment, sign-in.
import type { BranchRole } from '#domain/people/roles.ts'
import { renewSetupCode } from '#work/people/auth/owner-sign-in-link.ts'
import type { Store } from '../store/open.ts'
import type { Desk, Person } from './asking.ts'

export type { Person }

export interface Staff {
  readonly amira: Person
  readonly lotte: Person
  readonly jef: Person
}

export interface People {
  staff(): Promise<Staff>
  hire(name: string, post: Record<string, BranchRole>): Promise<Person>
  signIn(name: string, password?: string): Promise<Person>
}

export const passwordOf = (name: string): string => `${name} likes hazelnuts`

export function peopleOfShop(shop: Desk & { readonly store: Store }): People {
  let owner: Promise<Person> | undefined
  let staff: Promise<Staff> | undefined
  let doors = 0
  /** Each has another address, so that no limit of an address is hit by accident. */
  const from = () => `10.0.${Math.floor(++doors / 250)}.${(doors % 250) + 1}`

  const signIn = async (name: string, password = passwordOf(name)): Promise<Person> => {
    const reply = await shop.reply('account.signIn', { name, password }, { from: from() })
    if (!reply.ok) throw new Error(`${name} cannot sign in: ${JSON.stringify(reply.refusal)}`)
    return { id: reply.value.member.id, name, password, cookie: cookieIn(reply.headers['set-cookie']) }
  }

  const firstOwner = async (): Promise<Person> => {
    const code = (await renewSetupCode(shop.store)) ?? ''
    const password = passwordOf('Amira')
    const reply = await shop.reply('account.signUp', { name: 'Amira', password, code }, { from: from() })
    if (!reply.ok || !reply.value.member) throw new Error(`Amira cannot sign up: ${JSON.stringify(reply)}`)
    return { id: reply.value.member.id, name: 'Amira', password, cookie: cookieIn(reply.headers['set-cookie']) }
  }

  const hire: People['hire'] = async (name, post) => {
    owner ??= firstOwner()
    const amira = await owner
    await shop.ask('account.signUp', { name, password: passwordOf(name) }, { from: from() })
    const { accounts } = await shop.ask('staff.list', {}, { as: amira })
    const id = accounts.find((account) => account.name === name)?.id ?? 0
    const branches = Object.entries(post).map(([branch, role]) => ({ branch, role }))
    await shop.ask('staff.appoint', { id, state: 'active', branches }, { as: amira })
    return await signIn(name)
  }

  const everybody = async (): Promise<Staff> => {
    owner ??= firstOwner()
    const amira = await owner
    const lotte = await hire('Lotte', { merksem: 'manager' })
    const jef = await hire('Jef', { antwerpen: 'barista' })
    return { amira, lotte, jef }
  }

  return {
    hire,
    signIn,
    staff: () => {
      staff ??= everybody()
      return staff
    },
  }
}

/** The first cookie of a response as the browser sends it back. */
export function cookieIn(header: string | string[] | undefined): string {
  return [header ?? []].flat()[0]?.split(';', 1)[0] ?? ''
}
