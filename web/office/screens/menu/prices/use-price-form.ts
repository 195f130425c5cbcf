// Many prices while their change is typed: what is ticked and the rule are kept until they count, and no rule counts
// twice.
import { useState } from 'react'
import type { Rounding } from '#domain/menu/price-change.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept } from '#domain/shared/result.ts'
import { rebase, sameValue } from '#web/data/forms/rebase.ts'
import { isUnsure } from '#web/data/forms/send-once.ts'
import type { SendResult } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { freshGroups, freshItems, useChangePrices } from '#web/data/staff/menu-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import {
  changeCountIn,
  hasArrived,
  type PriceChanges,
  type PriceRow,
  priceWishOf,
  rowsAt,
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
  /** What was in sight when the member last changed something here: other prices are not changed unseen. */
  readonly seen: PriceChanges | null
}

const nothingTyped: TypedPrices = {
  branch: '',
  kind: 'percent',
  by: '',
  rounding: 'five',
  ticked: [],
  sent: null,
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
    merge: (base, mine, theirs) => ({ ...rebase(base, mine, theirs), sent: null }),
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
    const wish = wishIn(typed) ?? { items: [], options: [] }
    form.change({ sent: wish })
    const answer = await send(wish)
    if (!answer.ok) {
      if (!isUnsure(answer.refusal)) form.change({ sent: null })
      if (answer.refusal.refusal !== 'changed_meanwhile') return answer
      const rows = await freshRows(typed.branch, locale).catch(() => undefined)
      if (!typed.sent || !rows || !hasArrived(rows, wish)) {
        // The refusal shows the prices as they are now: the next tap is about these.
        if (rows) form.change({ seen: wishIn({ ...typed, sent: null }, rows) ?? null })
        return answer
      }
    }
    const version = Number(before?.version ?? 0) + 1
    return accept({ version, fields: { ...typed, ticked: [], sent: null, seen: null }, wish })
  }

  const wish = wishIn(form.fields)
  const { seen, sent } = form.fields
  return {
    form,
    wish,
    change: (part: Partial<Omit<TypedPrices, 'sent' | 'seen'>>) =>
      form.change((now) => seenNow({ ...now, ...part, sent: null })),
    /** Somebody else changed a price that is to change, and nobody here has looked at it yet. */
    hasMoved: !form.busy && seen !== null && sent === null && !sameValue(seen, wish),
    /** The prices as they are now have been looked at. */
    look: () => form.change(seenNow),
    done,
    setDone,
  }
}

async function freshRows(branch: string, locale: Locale): Promise<readonly PriceRow[]> {
  const [items, { groups }] = await Promise.all([freshItems(), freshGroups()])
  return rowsAt(items, groups, locale, branch)
}

interface DonePrices {
  readonly wish: PriceChanges
  readonly branch: string
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
