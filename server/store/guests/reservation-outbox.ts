// Mails to branches about reservations: what waits.
import type { Reservation } from '#domain/guests/reservation.ts'
import type { Db } from '../engines/engine.ts'
import { isWaitingNow, type QueuedPiece, waitingFrom } from '../outbox-store.ts'
import type { Trx } from '../write-queue.ts'

/** `moved`: it was at this branch and is now at another one. */
export type ReservationMailKind = 'new' | 'changed' | 'moved'

export interface ReservationMailToSend extends QueuedPiece {
  /** Its present state. */
  readonly reservation: Reservation
  readonly branch: string
  readonly about: ReservationMailKind
}

/**
 * Queues a mail. It replaces an earlier one about the same reservation to the same branch, and counts as one more try
 * of it, so that the outcome of an earlier try does not touch it.
 */
export async function putReservationMail(
  trx: Trx,
  { reservation, branch, about, now }: { reservation: number; branch: string; about: ReservationMailKind; now: number },
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

/** Mails to send now, the longest waiting first; none about reservations cancelled since. */
export async function reservationMailsToSend(db: Db, now: number, limit: number): Promise<ReservationMailToSend[]> {
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
    .where(isWaitingNow('reservation_mail', now))
    .where('reservation.cancelled_at', 'is', null)
    .orderBy('reservation_mail.next_at')
    .orderBy('reservation.id')
    .limit(limit)
    .execute()
  return rows.map(({ branch, about, since, tries, at, ...reservation }) => ({
    reservation: { ...reservation, branch: at },
    branch,
    about: about as ReservationMailKind,
    rows: [{ table: 'reservation_mail', key: { reservation: reservation.id, branch } }],
    since,
    tries,
  }))
}
