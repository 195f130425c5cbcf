// Mails a reservation to its branch, in the three languages of Belgian counters; no header contains a guest's words.
import type { Branch } from '#domain/branch/branch.ts'
import { clockText, type DateText } from '#domain/branch/hours.ts'
import { isEmail } from '#domain/shared/email.ts'
import { localize } from '#domain/shared/locale.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { oneLine } from '#domain/shared/text.ts'
import {
  type ReservationMailKind,
  type ReservationMailToSend,
  reservationMailsToSend,
} from '#server/store/guests/reservation-outbox.ts'
import type { Store } from '#server/store/open.ts'
import { fromOf, messageId, sendMail } from './channel.ts'
import type { MailSettings } from './mail-settings.ts'
import type { OutboxJob } from './outbox-job.ts'

export const reservationJob = (store: Store, settings: MailSettings): OutboxJob<ReservationMailToSend> => ({
  toSend: (now, limit) => reservationMailsToSend(store.db, now, limit),
  hand: async (mail, signal) => {
    const { branches, brand } = await store.catalogue.current(store.db)
    await sendMail(settings, reservationMail(mail, branches, settings, brand.name), signal)
  },
})

const subjects: Readonly<Record<ReservationMailKind, string>> = {
  new: 'Reservatie / Réservation / Reservation',
  changed: 'Gewijzigde reservatie / Réservation modifiée / Changed reservation',
  moved: 'Verplaatste reservatie / Réservation déplacée / Moved reservation',
}

/** To the branch's own address, or to the shop's if it has none. */
function reservationMail(
  { reservation, branch, about, since }: ReservationMailToSend,
  branches: readonly Branch[],
  { from, to }: MailSettings,
  shop: string,
) {
  const told = branches.find(({ id }) => id === branch)
  const day = dayText(reservation.date)
  return {
    from: fromOf(from, shop),
    to: told && isEmail(told.email) ? [told.email] : [...to],
    subject: `${subjects[about]}: ${day} ${clockText(reservation.time)} (${reservation.persons})`,
    text: textOf(reservation, about, { here: nameOf(branches, branch), there: nameOf(branches, reservation.branch) }),
    date: new Date(since),
    messageId: messageId(`reservation-${reservation.id}-${branch}-${since}`, from),
  }
}

type Where = { readonly here: string; readonly there: string }

const heads: Readonly<Record<ReservationMailKind, (where: Where) => readonly string[]>> = {
  new: ({ here }) => [
    `Nieuwe reservatie in ${here}.`,
    `Nouvelle réservation à ${here}.`,
    `New reservation at ${here}.`,
  ],
  changed: ({ here }) => [
    `Een reservatie in ${here} is gewijzigd. Zo staat ze nu:`,
    `Une réservation à ${here} a changé. La voici maintenant :`,
    `A reservation at ${here} was changed. This is how it stands now:`,
  ],
  moved: ({ here, there }) => [
    `Deze reservatie is niet meer in ${here} maar in ${there}.`,
    `Cette réservation n’est plus à ${here} mais à ${there}.`,
    `This reservation is no longer at ${here} but at ${there}.`,
  ],
}

function textOf(reservation: ReservationMailToSend['reservation'], about: ReservationMailKind, where: Where): string {
  const { id, name, phone, persons, date, time, stay } = reservation
  return [
    ...heads[about](where),
    '',
    `${dayText(date)}, ${clockText(time)} – ${clockText(time + stay)}`,
    `${persons} ${persons === 1 ? 'persoon / personne / person' : 'personen / personnes / people'}`,
    oneLine(name),
    phoneText(phone),
    `Nr. / N° / No. ${id}`,
    '',
  ].join('\n')
}

/** As written in Belgium: 05/03/2026. */
const dayText = (date: DateText): string => date.split('-').reverse().join('/')

function nameOf(branches: readonly Branch[], id: string): string {
  const branch = branches.find((one) => one.id === id)
  return branch ? oneLine(localize(branch.name, 'nl')) : id
}
