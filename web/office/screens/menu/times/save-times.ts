// Saves the making times of several items, one after the other, and says what became of each.
import type { Input } from '#contract/index.ts'
import type { Making } from '#domain/branch/capacity/capacity.ts'
import type { SendResult } from '#web/data/forms/submission.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import type { EditableItem } from '#web/data/staff/menu-api.ts'
import { sameMaking } from './typed-times.ts'

export interface TimesChange {
  /** As it was when its times were typed. */
  readonly item: EditableItem
  readonly making: readonly Making[]
}

export interface TimesOutcome {
  /** The ids of items that are saved, or off the menu. */
  readonly done: readonly string[]
  /** Items whose times somebody else changed meanwhile, as they are now. */
  readonly theirs: readonly EditableItem[]
  /** Why the saving stopped. */
  readonly refused: CallRefused | undefined
}

type Save = (wish: Input<'items.save'>) => Promise<SendResult<unknown>>
type Fresh = (id: string) => Promise<EditableItem | undefined>

export async function saveTimes(changes: readonly TimesChange[], save: Save, fresh: Fresh): Promise<TimesOutcome> {
  const done: string[] = []
  const theirs: EditableItem[] = []
  for (const change of changes) {
    const end = await saveOne(change, save, fresh)
    if (end === 'done') done.push(change.item.id)
    else if ('refusal' in end) return { done, theirs, refused: end }
    else theirs.push(end)
  }
  return { done, theirs, refused: undefined }
}

/** Texts and prices that somebody else changed stay theirs; only changed making times are left to the member. */
async function saveOne(
  { item, making }: TimesChange,
  save: Save,
  fresh: Fresh,
): Promise<'done' | EditableItem | CallRefused> {
  const sent = await save(wishOf(item, making))
  if (sent.ok || sent.refusal.refusal === 'item_unknown') return 'done'
  if (sent.refusal.refusal !== 'changed_meanwhile') return sent.refusal
  const now = await fresh(item.id).catch(() => undefined)
  if (!now) return sent.refusal
  if (sameMaking(now.making, making)) return 'done'
  if (!sameMaking(now.making, item.making)) return now
  const again = await save(wishOf(now, making))
  return again.ok ? 'done' : again.refusal
}

const wishOf = (item: EditableItem, making: readonly Making[]): Input<'items.save'> => ({
  id: item.id,
  version: item.version,
  name: item.name,
  desc: item.desc,
  desc2: item.desc2,
  image: item.image,
  price: item.price,
  sizes: [...item.sizes],
  making: [...making],
  declaration: item.declaration,
})
