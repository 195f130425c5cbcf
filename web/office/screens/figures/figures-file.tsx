// Keeps all numbers of the page as one file.
import { csvText, separatorOf } from '#domain/shared/csv.ts'
import { localize } from '#domain/shared/locale.ts'
import { keepFile } from '#web/data/keep-file.ts'
import type { FiguresOfSpan, MoneyRead } from '#web/data/staff/order-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { downloadIcon } from '#web/ui/icons/icons-staff.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatWeekday } from '#web/words/format-more.ts'
import { waysOf } from './payment-ways.tsx'

type FiguresFileProps = {
  figures: FiguresOfSpan | undefined
  /** Absent for a member who may not see the takings. */
  money: MoneyRead | undefined
  names: { readonly now: string; readonly earlier: string }
  file: string
}

export function FiguresFile({ figures, money, names, file }: FiguresFileProps) {
  const { t, locale, date } = useFiguresText()
  const words = useTillText().t.money.ways
  const plain = usePlainMoney()
  const takeOut = () => {
    if (!figures) return
    const { of, before } = figures
    const earlierAt = ({ before: { points } }: MoneyRead, at: string, place: number) => {
      const point = at.length === 2 ? points.find((one) => one.at === at) : points[place]
      return point && point.at.length === at.length ? plain(point.turnover) : ''
    }
    const row = (title: string, name: string, now: string | number, earlier: string | number) => [
      title,
      name,
      String(now),
      String(earlier),
    ]
    const rows = [
      ...(money ? [row(t.turnover, '', plain(money.of.turnover), plain(money.before.turnover))] : []),
      row(t.orders, '', of.orders, before.orders),
      row(t.kept, '', of.kept, before.kept),
      row(t.lateOnes, '', of.late, before.late),
      row(t.notMarked, '', of.notMarked, before.notMarked),
      row(t.notSold, t.refused, of.refused, before.refused),
      row(t.notSold, t.cancelled, of.cancelled, before.cancelled),
      row(t.notSold, t.notCollected, of.notCollected, before.notCollected),
      row(t.soldOutMinutes, '', of.minutesOut, before.minutesOut),
      ...(money
        ? money.of.points.map(({ at, turnover }, place) =>
            row(t.turnover, at.length === 2 ? `${at}:00` : date(at), plain(turnover), earlierAt(money, at, place)),
          )
        : []),
      ...of.grid.flatMap((line) =>
        line.hours.map(({ hour, orders }) =>
          row(
            t.byHour,
            `${line.day ?? formatWeekday(line.weekday, locale)} ${hour}:00`,
            orders,
            of.grid.length > 1 ? '' : (before.hours.find((one) => one.hour === hour)?.orders ?? 0),
          ),
        ),
      ),
      ...of.items.map(({ name, amount, before: earlier }) =>
        row(t.sold, localize(name, locale) || t.deleted, amount, earlier),
      ),
      ...of.least.map(({ name, amount }) => row(t.least, localize(name, locale) || t.deleted, amount, '')),
      ...of.soldOut.map(({ name, amount }) => row(t.soldOutMinutes, localize(name, locale) || t.deleted, amount, '')),
      ...(money
        ? waysOf(money.of, money.before).map(({ way, amount, before: earlier }) =>
            row(t.taken, words[way], plain(amount), plain(earlier)),
          )
        : []),
    ]
    keepFile(csvText([[t.title, '', names.now, names.earlier], ...rows], separatorOf(locale)), file, 'text/csv')
  }
  return (
    <Button size="staff" variant="quiet" className="px-4! text-base!" disabled={!figures} onClick={takeOut}>
      <Icon of={downloadIcon} className="size-5" />
      <span className="sr-only">{t.takeOut}</span>
      <span aria-hidden="true">CSV</span>
    </Button>
  )
}

/** An amount as a spreadsheet of this language reads it: '12.50' or '12,50'. */
export function usePlainMoney(): (cents: number) => string {
  const { locale } = useFiguresText()
  const comma = separatorOf(locale) === ';'
  return (cents) => (comma ? (cents / 100).toFixed(2).replace('.', ',') : (cents / 100).toFixed(2))
}
