// Many prices while their change is typed: what is ticked and the rule are kept until they count, and no rule counts
// twice.

import { useState } from 'react'
import type { Rounding } from '#domain/menu/price-change.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept, refuse } from '#domain/shared/result.ts'
import { rebase, sameValue } from '#web/data/forms/rebase.ts'
import { isUnsure } from '#web/data/forms/send-once.ts'
import type { SendResult } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { freshGroups, freshItems, useChangePrices } from '#web/data/staff/menu-api.ts'
import { freshPlaces } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import {
  changeCountIn,
  hasArrived,
  hasMovedOn,
  type PriceChanges,
  type PriceRow,
  priceWishOf,
  rowsAt,
  rowsChangedBy,
  stillStanding,
  undoneChanges,
} from './price-rows.ts'
import { type RuleKind, ruleIn } from './typed-rule.ts'

export interface TypedPrices {
  /** Whose prices change; '' for the usual ones. */
  readonly branch: string
  readonly kind: RuleKind
  readonly by: string
  readonly rounding: Rounding
  /** The keys of the rows that change. */
  readonly ticked: readonly string[]
  /**
   * What was sent and may have arrived although no reply came: a retry sends it again, not the rule on what it made.
   */
  readonly sent: PriceChanges | null
  /** What was sent before the member changed something here, and may have arrived: no rule counts on top of it. */
  readonly earlier: readonly SentPrices[]
  /** What was in sight when the member last changed something here: other prices are not changed unseen. */
  readonly seen: PriceChanges | null
}

interface SentPrices {
  readonly wish: PriceChanges
  readonly branch: string
}

const nothingTyped: TypedPrices = {
  branch: '',
  kind: 'percent',
  by: '',
  rounding: 'five',
  ticked: [],
  sent: null,
  earlier: [],
  seen: null,
}

interface ChangedPrices extends Versioned {
  readonly fields: TypedPrices
  readonly wish: PriceChanges
}

/** `rowsOf`: the rows of a branch; '' for the usual prices. */
export function usePriceForm(rowsOf: (branch: string) => readonly PriceRow[], locale: Locale) {
  const send = sendBy(useChangePrices())
  const [done, setDone] = useState<DonePrices>()
  const form = useEditForm<TypedPrices, ChangedPrices>({
    name: 'prices',
    stored: undefined,
    fieldsOf: (changed) => changed?.fields ?? nothingTyped,
    meaning: ({ by, ticked }) => ({ by, ticked }),
    check: () => [],
    send: (typed, before) => change(typed, before),
    merge: (base, mine, theirs) => ({ ...rebase(base, mine, theirs), sent: null, earlier: [] }),
    revive: (kept) => ({ ...nothingTyped, ...kept }),
    told: ({ wish, fields: { branch } }) => setDone({ wish, branch }),
  })

  const wishIn = (typed: TypedPrices, rows = rowsOf(typed.branch)): PriceChanges | undefined => {
    const rule = ruleIn(typed)
    const chosen = rows.filter(({ key }) => typed.ticked.includes(key))
    return typed.sent ?? (rule && priceWishOf(chosen, rule, typed.rounding))
  }
  const seenNow = (typed: TypedPrices): TypedPrices => ({ ...typed, seen: wishIn(typed) ?? null })

  async function change(typed: TypedPrices, before: ChangedPrices | undefined): Promise<SendResult<ChangedPrices>> {
    const refusal = typed.sent ? undefined : await whyEarlierStops(typed.earlier, locale)
    if (refusal) return refuse({ refusal, problems: [] })
    const wish = wishIn(typed) ?? { items: [], options: [] }
    form.change({ sent: wish })
    const answer = await send(wish)
    if (!answer.ok) {
      if (!isUnsure(answer.refusal))
        form.change(({ earlier }) => ({ sent: null, earlier: earlier.filter((one) => one.wish !== wish) }))
      if (answer.refusal.refusal !== 'changed_meanwhile') return answer
      const rows = await freshRows(typed.branch, locale).catch(() => undefined)
      if (!typed.sent || !rows || !hasArrived(rows, wish)) {
        // The refusal shows the prices as they are now: the next tap is about these.
        if (rows) form.change({ seen: wishIn({ ...typed, sent: null }, rows) ?? null })
        return answer
      }
    }
    const version = Number(before?.version ?? 0) + 1
    return accept({ version, fields: { ...typed, ticked: [], sent: null, earlier: [], seen: null }, wish })
  }

  const wish = wishIn(form.fields)
  const { seen, sent, earlier } = form.fields
  const moved = form.busy || sent ? [] : earlier.filter((one) => hasMovedOn(rowsOf(one.branch), one.wish))
  const arrived = moved.find((one) => changeCountIn(stillStanding(rowsOf(one.branch), one.wish)) > 0)

  /** The prices as they are now have been looked at; what an earlier try changed is ticked no more. */
  function look(): void {
    const changed = arrived ? rowsChangedBy(rowsOf(arrived.branch), arrived.wish) : []
    form.change((now) => seenNow({ ...now, ticked: now.ticked.filter((key) => !changed.includes(key)), earlier: [] }))
    form.forgive()
    if (arrived) setDone(arrived)
  }

  return {
    form,
    wish,
    change: (part: Partial<Omit<TypedPrices, 'sent' | 'earlier' | 'seen'>>) =>
      form.change((now) => seenNow({ ...now, ...part, sent: null, earlier: sentIn(now) })),
    /** A price that is to change, or was to, is another than it was, and nobody here has looked at it yet. */
    hasMoved: moved.length > 0 || (!form.busy && seen !== null && sent === null && !sameValue(seen, wish)),
    /** It was an earlier try of this page, whose reply was lost. */
    hasArrived: arrived !== undefined,
    look,
    done,
    setDone,
  }
}

const sentIn = ({ sent, branch, earlier }: TypedPrices): readonly SentPrices[] =>
  sent ? [...earlier, { wish: sent, branch }] : earlier

/** Why nothing more is sent after tries without a reply; undefined if none of them arrived. */
async function whyEarlierStops(
  earlier: readonly SentPrices[],
  locale: Locale,
): Promise<'unreachable' | 'changed_meanwhile' | undefined> {
  try {
    for (const { wish, branch } of earlier)
      if (hasMovedOn(await freshRows(branch, locale), wish)) return 'changed_meanwhile'
    return undefined
  } catch {
    return 'unreachable'
  }
}

async function freshRows(branch: string, locale: Locale): Promise<readonly PriceRow[]> {
  const [items, { groups }, { branches }] = await Promise.all([freshItems(), freshGroups(), freshPlaces(locale)])
  return rowsAt(
    items,
    groups,
    locale,
    branches.find(({ id }) => id === branch),
  )
}

interface DonePrices extends SentPrices {
  /** Once it was undone: the names of what somebody else has priced meanwhile, which stays. */
  readonly stay?: readonly string[]
}

/** The way back, as long as the page is open. A price that somebody else changed meanwhile stays as they left it. */
export function useUndo({ done, setDone }: Pick<ReturnType<typeof usePriceForm>, 'done' | 'setDone'>, locale: Locale) {
  const send = sendBy(useChangePrices())
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<CallRefused['refusal']>()

  async function undo({ wish, branch }: DonePrices): Promise<void> {
    setBusy(true)
    setRefused(undefined)
    try {
      const rows = await freshRows(branch, locale)
      const left = stillStanding(rows, wish)
      const answer = changeCountIn(left) > 0 ? await send(undoneChanges(left)) : undefined
      if (answer && !answer.ok) setRefused(answer.refusal.refusal)
      else setDone({ wish, branch, stay: namesOf(rows, wish, left) })
    } catch {
      setRefused('unreachable')
    }
    setBusy(false)
  }

  return { busy, refused, undo: () => done && void undo(done) }
}

/** The names of the rows in which a change no longer stands. */
function namesOf(rows: readonly PriceRow[], wish: PriceChanges, left: PriceChanges): string[] {
  const stands = new Set([...left.items, ...left.options].map(({ from: _, to: __, ...of }) => JSON.stringify(of)))
  const changed = new Set([...wish.items, ...wish.options].map(({ from: _, to: __, ...of }) => JSON.stringify(of)))
  const isTheirs = ({ of }: PriceRow['prices'][number]) =>
    changed.has(JSON.stringify(of)) && !stands.has(JSON.stringify(of))
  return rows.filter(({ prices }) => prices.some(isTheirs)).map(({ name }) => name)
}
