// One branch: whether it is open, where it is, how to reach it, its hours and its map.
import type { ReactNode } from 'react'
import { hasPlace } from '../../../domain/branch/new-branch.ts'
import { mailTo } from '../../../domain/shared/email.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { phoneText } from '../../../domain/shared/phone.ts'
import { readStored, writeStored } from '../../api/browser-storage.ts'
import { useContent } from '../../api/content.ts'
import { useNow } from '../../api/http/clock.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { createObservable, useObservable } from '../../api/observable.ts'
import { openWords } from '../../branch/branch-state.ts'
import { embeddedMap, mapPage, wayThere } from '../../branch/map-links.ts'
import { Card } from '../../components/display/card.tsx'
import { StatusDot } from '../../components/display/status-dot.tsx'
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import { pinIcon } from '../../components/icons/icons.ts'
import { arrowIcon, mailIcon, phoneIcon } from '../../components/icons/icons-more.ts'
import { MapFrame } from '../../components/media/map-frame.tsx'
import { photoWords, usePhotosText } from '../../i18n/customer/index.ts'
import { useText } from '../../i18n/index.tsx'
import { useContactText } from '../../i18n/visit/index.ts'
import { dayStateOf } from '../../ordering/ordering.ts'
import { WeekTable } from './week-table.tsx'

export function BranchBlock({ branch }: { branch: MenuBranch }) {
  const { t } = useContactText()
  const titleId = `branch-${branch.id}`
  // A branch that was just imported may have no location yet.
  const placed = hasPlace(branch)
  return (
    <li>
      <Card className="grid h-full gap-5 md:grid-cols-2 lg:grid-cols-1 lg:grid-rows-[1fr_auto] lg:p-5">
        <section aria-labelledby={titleId} className="grid content-start gap-4">
          <Front branch={branch} />
          <div>
            <h2 id={titleId}>{branch.name}</h2>
            <OpenNow branch={branch} />
          </div>
          <address className="grid not-italic">
            {branch.address && (
              <p className="flex min-h-11 items-center gap-3">
                <Icon of={pinIcon} className="size-5.5 shrink-0" />
                {branch.address}
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
                {t.directions}
                <span className="sr-only"> {branch.name}</span>
              </Reach>
            )}
          </address>
          <WeekTable branch={branch} />
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
      {...pictureOf(image, '(width >= 64rem) 24rem, 92vw')}
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
        {text}
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
      {t.map.show}
      <span className="sr-only"> {branch.name}</span>
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
        {t.map.open}
        <span className="sr-only"> {branch.name}</span>
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
