// Where a gift card is good and until when, in a sentence each (GIFT-2).
import type { DateText } from '#domain/branch/hours.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { formatDay, formatList } from '#web/words/format-more.ts'
import { useGiftText } from '#web/words/gift/index.ts'

/** More names are no sentence any more. */
const mostNamed = 3

/** By the names of few branches, or by how many there are. */
export function useGoodWhere(): string {
  const { t, locale } = useGiftText()
  const { branches } = useMenu()
  if (branches.length < 2) return t.goodHere
  if (branches.length > mostNamed) return t.goodInAll(branches.length)
  const names = branches.map(({ name }) => `\u2068${name}\u2069`)
  return t.goodIn(formatList(names, locale))
}

export function useGoodUntil(): (expiresOn: DateText | null) => string {
  const { t, locale } = useGiftText()
  return (expiresOn) =>
    expiresOn === null ? t.neverExpires : t.expires(formatDay(Date.parse(`${expiresOn}T12:00:00Z`), locale))
}
