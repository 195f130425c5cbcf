// Mails to branches about reservations. Each change is guarded, so that of several servers only one acts.
import type { Reservation } from '#domain/guests/reservation.ts'
import type { Db } from '../engines/engine.ts'
import { type Lease, settled, type TryOutcome, takeWaiting, waitingFrom } from '../outboxes.ts'
import type { Trx } from '../write-queue.ts'

/** `moved`: it was at this branch and is now at another one. */
export type MailAbout = 'new' | 'changed' | 'moved'

export interface DueReservationMail {
  /** Its present state. */
  readonly reservation: Reservation
  readonly branch: string
  readonly about: MailAbout
  /** When it was queued, in milliseconds since 1970. */
  readonly since: number
  /** Tries so far. Each take and each newer mail raises it, and every change is guarded by it. */
  readonly tries: number
}

type MailKey = Pick<DueReservationMail, 'branch' | 'tries'> & { readonly reservation: Pick<Reservation, 'id'> }

/** Queues a mail. It replaces an earlier one about the same reservation to the same branch. */
export async function putReservationMail(
  trx: Trx,
  { reservation, branch, about, now }: { reservation: number; branch: string; about: MailAbout; now: number },
): Promise<void> {
  await trx
    .insertInto('reservation_mail')
    .values({ reservation, branch, about, ...waitingFrom(now) })
    .onConflict((conflict) =>
      conflict.columns(['reservation', 'branch']).doUpdateSet((e) => ({
        // To a branch that never got a mail about the reservation it is a new one, whatever changed since.
        about: e
          .case()
          .when(e.and([e('reservation_mail.state', '!=', 'done'), e('reservation_mail.about', '=', 'new')]))
          .then(about === 'moved' ? about : 'new')
          .else(about)
          .end(),
        ...waitingFrom(now),
        tries: e('reservation_mail.tries', '+', 1),
      })),
    )
    .execute()
}

/** Mails that are due, the longest waiting first; none about reservations cancelled since. */
export async function dueReservationMails(db: Db, now: number, limit: number): Promise<DueReservationMail[]> {
  const rows = await db
    .selectFrom('reservation_mail')
    .innerJoin('reservation', 'reservation.id', 'reservation_mail.reservation')
    .select([
      'reservation.id',
      'reservation.branch as at',
      'reservation.name',
      'reservation.phone',
      'reservation.persons',
      'reservation.date',
      'reservation.time',
      'reservation.stay',
      'reservation_mail.branch',
      'reservation_mail.about',
      'reservation_mail.since',
      'reservation_mail.tries',
    ])
    .where('reservation_mail.state', '=', 'waiting')
    .where('reservation_mail.next_at', '<=', now)
    .where('reservation.cancelled_at', 'is', null)
    .orderBy('reservation_mail.next_at')
    .orderBy('reservation.id')
    .limit(limit)
    .execute()
  return rows.map(({ branch, about, since, tries, at, ...reservation }) => ({
    reservation: { ...reservation, branch: at },
    branch,
    about: about as MailAbout,
    since,
    tries,
  }))
}

/** Takes a mail for a while and counts the try; false if another server was quicker. */
export const takeReservationMail = (trx: Trx, mail: MailKey, lease: Lease): Promise<boolean> =>
  takeWaiting(waiting(trx, mail), mail.tries, lease)

/** Records the outcome of try number `tries`; does nothing if a newer mail replaced it. */
export async function settleReservationMail(trx: Trx, mail: MailKey, outcome: TryOutcome): Promise<void> {
  await waiting(trx, mail).set(settled(outcome)).execute()
}

const waiting = (trx: Trx, { reservation, branch, tries }: MailKey) =>
  trx
    .updateTable('reservation_mail')
    .where('reservation', '=', reservation.id)
    .where('branch', '=', branch)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
