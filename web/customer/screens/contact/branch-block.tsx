// One branch: whether it is open, where it is, how to reach it, its hours and its map.
import { Fragment, type ReactNode } from 'react'
import { type DateText, localTime } from '#domain/branch/hours.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import { type DateGroup, type DayGroup, exceptionsAhead, isInGroup, periodsText, weekOf } from '#domain/branch/week.ts'
import { mailTo } from '#domain/shared/email.ts'
import { localize } from '#domain/shared/locale.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { openWords } from '#web/customer/branch/branch-state.ts'
import { embeddedMap, mapPage, wayThere } from '#web/customer/branch/map-links.ts'
import { dayStateOf } from '#web/customer/ordering/ordering.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { useContent } from '#web/data/content-api.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { createObservable, useObservable } from '#web/data/observable.ts'
import { Card } from '#web/ui/display/card.tsx'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { arrowIcon, mailIcon, phoneIcon, pinIcon } from '#web/ui/icons/icons.ts'
import { MapFrame } from '#web/ui/media/map-frame.tsx'
import { photoWords, usePhotosText } from '#web/words/customer/index.ts'
import { formatWeekday } from '#web/words/format-more.ts'
import { useText } from '#web/words/index.tsx'
import { type ContactText, useContactText } from '#web/words/visit/index.ts'

type BranchBlockProps = {
  branch: MenuBranch
  /** In the first view, which does not know the hour. */
  early?: boolean
  /** How far it is, in words. */
  away?: string | undefined
}

export function BranchBlock({ branch, early = false, away }: BranchBlockProps) {
  const { t } = useContactText()
  const titleId = `branch-${branch.id}`
  // A branch that was just imported may have no location yet.
  const placed = !early && hasPlace(branch)
  return (
    <li>
      <Card className="grid h-full gap-5 md:grid-cols-2 lg:grid-cols-1 lg:grid-rows-[1fr_auto] lg:p-5">
        <section aria-labelledby={titleId} className="grid content-start gap-4">
          <Front branch={branch} />
          <div>
            <h2 id={titleId}>{branch.name}</h2>
            {early ? <Skeleton className="mt-2 h-5 w-40" /> : <OpenNow branch={branch} />}
          </div>
          <address className="grid not-italic">
            {branch.address && (
              <p className="flex min-h-11 items-center gap-3">
                <Icon of={pinIcon} className="size-5.5 shrink-0" />
                <span>{branch.address}</span>
                {away && <span className="ms-auto font-medium whitespace-nowrap">{away}</span>}
              </p>
            )}
            {branch.phone && (
              <Reach icon={phoneIcon} href={`tel:${branch.phone}`}>
                <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
              </Reach>
            )}
            {branch.email && (
              <Reach icon={mailIcon} href={mailTo(branch.email)}>
                <bdi className="min-w-0 wrap-anywhere">{branch.email}</bdi>
              </Reach>
            )}
            {placed && (
              <Reach icon={arrowIcon} href={wayThere(branch)} away>
                <span>{t.directions}</span>
                <span className="sr-only">{` ${branch.name}`}</span>
              </Reach>
            )}
          </address>
          {early ? <Skeleton className="h-26 w-full" /> : <WeekTable branch={branch} />}
        </section>
        {placed && <BranchMap branch={branch} />}
      </Card>
    </li>
  )
}

/** The picture, if the owner chose one. It comes with the menu, so that nothing moves; its description follows. */
function Front({ branch: { id, image } }: { branch: MenuBranch }) {
  const { t } = usePhotosText()
  const { content } = useContent()
  if (!image) return null
  const written = content?.branches.find((one) => one.id === id)?.imageWords
  return (
    <img
      {...pictureOf(image, '(width >= 64rem) 24rem, 66vw')}
      alt={photoWords(t, image, written)}
      loading="lazy"
      decoding="async"
      className="aspect-3/2 w-full rounded-control bg-latte-soft object-cover"
    />
  )
}

/** By the same rule as everywhere: the branch's hours, its exceptions, and whether staff closed it. */
function OpenNow({ branch }: { branch: MenuBranch }) {
  const words = useText()
  const state = dayStateOf(branch, { day: null }, useNow(60_000))
  const { tone, text } = openWords(branch, state, words)
  const closedWords = branch.shop.open
    ? ''
    : [branch.shop.date, localize(branch.shop.desc, words.locale)].filter(Boolean).join(' · ')
  return (
    <>
      <p className="mt-1 flex items-center gap-2.5 font-medium">
        <StatusDot tone={tone} />
        <span>{text}</span>
      </p>
      {closedWords && <p className="mt-1 text-ink-2">{closedWords}</p>}
    </>
  )
}

type ReachProps = { icon: IconShape; href: string; away?: boolean; children: ReactNode }

function Reach({ icon, href, away = false, children }: ReachProps) {
  return (
    <p>
      <a
        href={href}
        {...(away && { target: '_blank', rel: 'noopener noreferrer' })}
        className="inline-flex min-h-11 max-w-full items-center gap-3 rounded-small underline decoration-honey decoration-3 underline-offset-6"
      >
        <Icon of={icon} className="size-5.5 shrink-0" />
        <span className="min-w-0">{children}</span>
      </a>
    </p>
  )
}

function BranchMap({ branch }: { branch: MenuBranch }) {
  const { t } = useContactText()
  const allowed = useMapsAllowed()
  const show = (
    <>
      <span>{t.map.show}</span>
      <span className="sr-only">{` ${branch.name}`}</span>
    </>
  )
  return (
    <div>
      <MapFrame
        // Withdrawing the permission also removes the maps that were shown one by one.
        key={String(allowed)}
        title={t.map.title(branch.name)}
        src={embeddedMap(branch)}
        allowed={allowed}
        place={branch.address}
        labels={{ show, asks: t.map.asks }}
      />
      <a
        href={mapPage(branch)}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-1 inline-flex min-h-11 items-center rounded-small text-sm underline"
      >
        <span>{t.map.open}</span>
        <span className="sr-only">{` ${branch.name}`}</span>
      </a>
    </div>
  )
}

const noteName = 'maps'
const allowed = createObservable(readStored(noteName) === true)

export const useMapsAllowed = (): boolean => useObservable(allowed)

export function allowMaps(wanted: boolean): void {
  writeStored(noteName, wanted ? true : undefined)
  allowed.write(wanted)
}

const daysAhead = 14

export function WeekTable({ branch }: { branch: MenuBranch }) {
  const { t, locale, date } = useContactText()
  const words = t.hours
  const today = localTime(useNow(60_000), branch.timeZone).date
  const ahead = exceptionsAhead(branch, today, daysAhead)
  const dayName = (group: DayGroup) => {
    if (group.from === 1 && group.to === 7) return words.everyDay
    const from = formatWeekday(group.from, locale)
    return group.from === group.to ? from : words.range(from, formatWeekday(group.to, locale))
  }
  return (
    <div>
      <table className="w-full">
        <caption className="sr-only">{words.caption(branch.name)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.open}</th>
          </tr>
        </thead>
        <tbody>
          {weekOf(branch).map((group) => {
            const current = isInGroup(group, today)
            return (
              <tr key={group.from} className={`border-t border-line ${current ? 'font-semibold' : ''}`}>
                <th
                  scope="row"
                  className={`py-2.5 pe-3 text-start align-top ${current ? 'font-semibold' : 'font-normal'}`}
                >
                  <span className="inline-block first-letter:uppercase">{dayName(group)}</span>
                  {current && <Today text={words.today} />}
                </th>
                <td className="py-2.5 text-end align-top">
                  {group.periods.length > 0 ? <Periods periods={group.periods} /> : words.closed}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {ahead.length > 0 && (
        <div className="mt-2 rounded-control bg-honey-soft px-4 py-3 text-honey-ink">
          <p className="text-sm font-semibold">{words.ahead}</p>
          <ul className="text-ink">
            {ahead.map((group) => (
              <li key={group.from}>{aheadWords(group, words, { today, date })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A line may break between two periods, but not within one. */
const Periods = ({ periods }: Pick<DayGroup, 'periods'>) =>
  periods.map((period, at) => (
    <Fragment key={period.from}>
      {at > 0 && <span>{', '}</span>}
      <span className="inline-block">{periodsText([period])}</span>
    </Fragment>
  ))

const Today = ({ text }: { text: string }) => (
  <span className="ms-2 rounded-small bg-honey-soft px-2 py-0.5 text-sm font-semibold text-honey-ink">{text}</span>
)

type Dates = { readonly today: DateText; readonly date: (date: DateText) => string }

/** 'Saturday 7 March – Sunday 8 March: closed'. */
function aheadWords(
  { from, to, periods, name }: DateGroup,
  words: ContactText['hours'],
  { today, date }: Dates,
): string {
  const first = from === today ? words.todayIs : capital(date(from))
  const when = from === to ? first : words.range(first, date(to))
  const said = periods.length === 0 ? words.isClosed(when) : words.differs(when, periodsText(periods))
  return name ? `${said} (${name})` : said
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
