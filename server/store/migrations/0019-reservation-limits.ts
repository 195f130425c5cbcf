// The network from which a reservation was requested, and indexes to the reservations of a number and of a network.

export const reservationLimitRows: readonly string[] = [
  'alter table reservation add column asked_from text',
  'create index reservation_phone on reservation (phone, date)',
  'create index reservation_asked_from on reservation (asked_from, at)',
]
