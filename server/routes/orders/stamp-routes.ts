// The stamp card: a device shows what it has, the owner sets the rules, and a voucher is used at the counter (STAMP-1).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mendToken, readToken, tokenFrom, tokenLength } from '../../../domain/order/token.ts'
import { mostOnCard, type StampRules } from '../../../domain/stamps/stamp-rules.ts'
import { freePieces, stampsOf, turnedIn } from '../../../domain/stamps/stamps.ts'
import { readStamp, readVoucher, type SealedStamp, stampText } from '../../../domain/stamps/voucher-text.ts'
import { lookUpToken } from '../../auth/order-proofs.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve-call.ts'
import { stampCounts } from '../../stamps/stamp-counts.ts'
import { type StampSeals, stampSeals } from '../../stamps/stamp-seals.ts'
import { settingVersion } from '../../store/setting-store.ts'
import {
  countCopied,
  insertVoucher,
  noteCopied,
  orderOver,
  readStampRules,
  saveStampRules,
  spendVoucher,
  usedPieces,
  vouchersById,
} from '../../store/stamps/stamp-store.ts'

export function stampRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'stamps.card', async ({ input, now, request }) => {
    const seals = await stampSeals(store)
    const rules = await readStampRules(store.db)
    const given = rules.on ? await stampsGiven(deps, request, input.tokens, { seals, rules }) : []
    const shown = input.stamps.flatMap((text) => readStamp(text) ?? []).filter(seals.isOurStamp)
    const stamps = oncePerOrder([...shown, ...given.flatMap(({ sealed }) => sealed ?? [])])
    const serials = stamps.map(({ serial }) => serial)
    const mine = input.vouchers.flatMap((text) => seals.ourVoucher(text) ?? [])
    const known = new Set(mine.map(({ id }) => id))
    const before = await usedPieces(store.db, serials)
    const isFull = rules.on && turnedIn(freePieces(stamps, before), rules).full.length > 0
    const used = isFull ? await turnIn(deps, stamps, { rules, now, shown: [...known] }) : before
    const made = used.map(({ voucher }) => voucher).filter((id) => !known.has(id))
    const vouchers = await vouchersById(store.db, [...new Set([...known, ...made])])
    const gone = new Set(vouchers.flatMap(({ id, isFree }) => (isFree ? [] : [id])))
    const left = freePieces(stamps, used)
    return yes({
      rule: { on: rules.on, every: rules.every, worth: rules.worth, categories: [...rules.categories] },
      given: given.map(({ token, sealed }) => ({ token, stamp: sealed && stampText(sealed) })),
      stamps: stamps.filter(({ serial }) => left.some(({ stamp }) => stamp === serial)).map(stampText),
      count: left.length,
      vouchers: vouchers
        .filter(({ isFree }) => isFree)
        .map(({ id, worth }) => ({ id, worth, voucher: seals.signedVoucher(id, worth) })),
      // A device drops the stamps of a voucher that it got, so these were used by one with a copy.
      elsewhere: used.filter(({ voucher }) => gone.has(voucher) && !known.has(voucher)).length,
      foreign: input.stamps.length - shown.length + (input.vouchers.length - mine.length),
    })
  })

  serve(app, deps, 'stamps.read', async () =>
    yes({
      ...storedAs(await readStampRules(store.db)),
      key: (await stampSeals(store)).publicKey,
      copied: await countCopied(store.db),
    }),
  )

  serve(app, deps, 'stamps.spend', async ({ input, now, write, unchanged }) => {
    const { key, branch, given } = input
    const seals = await stampSeals(store)
    const typed = readVoucher(input.voucher) ? seals.ourVoucher(input.voucher)?.id : readToken(input.voucher)
    if (!typed) return no('voucher_foreign')
    const id = mendToken(typed)
    return await write(async (trx) => {
      await store.engine.lockWords(trx, [`voucher ${id}`])
      const [voucher] = await vouchersById(trx, [id])
      if (!voucher) return no('voucher_foreign')
      const { worth } = voucher
      if (voucher.spentKey === key) return unchanged({ state: 'given' as const, worth })
      if (voucher.isFree) {
        await spendVoucher(trx, id, { order: null, branch, key, at: now })
        return yes({ state: 'given' as const, worth })
      }
      if (given) await noteCopied(trx, id, key)
      return given ? yes({ state: 'used' as const, worth }) : unchanged({ state: 'used' as const, worth })
    })
  })

  serve(app, deps, 'stamps.save', async ({ input: { rules, version }, write, unchanged }) =>
    write(async (trx) => {
      // Two servers change the rules one after the other.
      await store.engine.lockWords(trx, ['stamps.rules'])
      const before = settingVersion(await readStampRules(trx))
      if (before === settingVersion(rules)) return unchanged(storedAs(rules))
      if (before !== version) return no('changed_meanwhile')
      await saveStampRules(trx, rules)
      return yes(storedAs(rules))
    }),
  )
}

const storedAs = (rules: StampRules) => ({
  rules: { ...rules, categories: [...rules.categories] },
  version: settingVersion(rules),
})

interface Giving {
  readonly seals: StampSeals
  readonly rules: StampRules
}

/** What the orders with these tokens give; an order that is under way is left out, and so is all that follows too many guesses. */
async function stampsGiven(
  deps: Deps,
  request: FastifyRequest,
  tokens: readonly string[],
  { seals, rules }: Giving,
): Promise<{ token: string; sealed: SealedStamp | null }[]> {
  const counts = stampCounts(await deps.store.catalogue.current(deps.store.db), rules)
  const given: { token: string; sealed: SealedStamp | null }[] = []
  for (const typed of new Set(tokens)) {
    const token = readToken(typed) ?? ''
    const asked = { request, token, now: deps.elapsed() }
    const { wait, found } = await lookUpToken(deps, asked, () => orderOver(deps.store.db, token))
    if (wait > 0) return given
    if (found === 'open') continue
    const count = found?.isSold ? stampsOf(found.lines, counts) : 0
    given.push({ token: typed, sealed: count > 0 ? seals.stampFor(token, count) : null })
  }
  return given
}

/** Of two stamps of the same order, as after a change of the rules, the larger one. */
function oncePerOrder(stamps: readonly SealedStamp[]): SealedStamp[] {
  const bySerial = new Map<string, SealedStamp>()
  for (const stamp of stamps) {
    const known = bySerial.get(stamp.serial)
    if (!known || known.count < stamp.count) bySerial.set(stamp.serial, stamp)
  }
  return [...bySerial.values()]
}

/** Makes vouchers of full cards, and returns all pieces that are used then. Sent twice, the second finds them used. */
async function turnIn(
  deps: Deps,
  stamps: readonly SealedStamp[],
  { rules, now, shown }: { rules: StampRules; now: number; shown: readonly string[] },
) {
  const { store, randomBytes } = deps
  const serials = stamps.map(({ serial }) => serial)
  return await store.write(async (trx) => {
    await store.engine.lockWords(
      trx,
      serials.map((serial) => `stamp ${serial}`),
    )
    const before = await usedPieces(trx, serials)
    const had = await vouchersById(trx, [...new Set([...shown, ...before.map(({ voucher }) => voucher)])])
    // The device has no room for more than it sends; its other stamps wait.
    const room = mostOnCard.vouchers - had.filter(({ isFree }) => isFree).length
    const { full } = turnedIn(freePieces(stamps, before), rules, room)
    for (const pieces of full)
      await insertVoucher(trx, { id: tokenFrom(randomBytes(tokenLength)), worth: rules.worth, at: now }, pieces)
    return await usedPieces(trx, serials)
  })
}
