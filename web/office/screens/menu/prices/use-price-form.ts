// Many prices while their change is typed: what is ticked and the rule are kept until they count, and no rule counts
// twice.
import { useState } from 'react'
import type { Rounding } from '#domain/menu/price-change.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { accept } from '#domain/shared/result.ts'
import { rebase } from '#web/data/forms/rebase.ts'
import { isUnsure } from '#web/data/forms/send-once.ts'
import type { SendResult } from '#web/data/forms/submission.ts'
import { freshGroups, freshItems, useChangePrices } from '#web/data/staff/menu-api.ts'
import { refusedBy, sendBy } from '#web/data/staff/staff-api.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { hasArrived, type PriceChanges, type PriceRow, priceWishOf, rowsAt, undoing } from './price-rows.ts'
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
}

const nothingTyped: TypedPrices = { branch: '', kind: 'percent', by: '', rounding: 'five', ticked: [], sent: null }

interface ChangedPrices extends Versioned {
  readonly fields: TypedPrices
  readonly wish: PriceChanges
}

/** `rowsOf`: the rows of a branch; '' for the usual prices. */
export function usePriceForm(rowsOf: (branch: string) => readonly PriceRow[], locale: Locale) {
  const send = sendBy(useChangePrices())
  const [done, setDone] = useState<{ readonly wish: PriceChanges; readonly undone?: true }>()
  const form = useEditForm<TypedPrices, ChangedPrices>({
    name: 'prices',
    stored: undefined,
    fieldsOf: (changed) => changed?.fields ?? nothingTyped,
    meaning: ({ by, ticked }) => ({ by, ticked }),
    check: () => [],
    send: (typed, before) => change(typed, before),
    merge: (base, mine, theirs) => ({ ...rebase(base, mine, theirs), sent: null }),
    told: ({ wish }) => setDone({ wish }),
  })

  const wishIn = (typed: TypedPrices): PriceChanges | undefined => {
    const rule = ruleIn(typed)
    const chosen = rowsOf(typed.branch).filter(({ key }) => typed.ticked.includes(key))
    return typed.sent ?? (rule && priceWishOf(chosen, rule, typed.rounding))
  }

  async function change(typed: TypedPrices, before: ChangedPrices | undefined): Promise<SendResult<ChangedPrices>> {
    const wish = wishIn(typed) ?? { items: [], options: [] }
    form.change({ sent: wish })
    const answer = await send(wish)
    if (!answer.ok) {
      if (!isUnsure(answer.refusal)) form.change({ sent: null })
      if (!typed.sent || answer.refusal.refusal !== 'changed_meanwhile') return answer
      if (!(await arrivedBefore(typed.branch, wish))) return answer
    }
    const version = Number(before?.version ?? 0) + 1
    return accept({ version, fields: { ...typed, ticked: [], sent: null }, wish })
  }

  async function arrivedBefore(branch: string, wish: PriceChanges): Promise<boolean> {
    try {
      const [items, { groups }] = await Promise.all([freshItems(), freshGroups()])
      return hasArrived(rowsAt(items, groups, locale, branch), wish)
    } catch {
      return false
    }
  }

  return {
    form,
    wish: wishIn(form.fields),
    change: (part: Partial<Omit<TypedPrices, 'sent'>>) => form.change({ ...part, sent: null }),
    done,
    setDone,
  }
}

/** The way back, as long as the page is open. */
export function useUndo({ done, setDone }: Pick<ReturnType<typeof usePriceForm>, 'done' | 'setDone'>) {
  const mutation = useChangePrices()
  return {
    busy: mutation.isPending,
    refused: mutation.error ? refusedBy(mutation.error).refusal : undefined,
    undo: () =>
      done && mutation.mutate(undoing(done.wish), { onSuccess: () => setDone({ wish: done.wish, undone: true }) }),
  }
}
