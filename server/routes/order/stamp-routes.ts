// The stamp card: a device shows what it has, the owner sets the rules, and a voucher is used at the counter (STAMP-1).
import type { FastifyInstance } from 'fastify'
import type { StampRules } from '#domain/order/stamps/stamp-rules.ts'
import { freePieces, turnedIn } from '#domain/order/stamps/stamps.ts'
import { readStamp, readVoucher, stampText } from '#domain/order/stamps/voucher-text.ts'
import { mendToken, readToken } from '#domain/order/token.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import {
  countCopied,
  noteCopied,
  readStampRules,
  saveStampRules,
  spendVoucher,
  usedPieces,
  vouchersById,
} from '#server/store/order/stamp-store.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import { oncePerOrder, stampsGiven, turnIn } from '#work/order/stamps/give-stamps.ts'
import { stampSeals } from '#work/order/stamps/stamp-seals.ts'

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
      // A device drops the stamps of a voucher that it got, so a device with a copy used these.
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
      // So that two servers change the rules one after the other.
      await store.engine.lockWords(trx, ['stamps.rules'])
      const before = versionOfSettings(await readStampRules(trx))
      if (before === versionOfSettings(rules)) return unchanged(storedAs(rules))
      if (before !== version) return no('changed_meanwhile')
      await saveStampRules(trx, rules)
      return yes(storedAs(rules))
    }),
  )
}

const storedAs = (rules: StampRules) => ({
  rules: { ...rules, categories: [...rules.categories] },
  version: versionOfSettings(rules),
})
