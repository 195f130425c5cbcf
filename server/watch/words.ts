// What notices say, in the four languages: a title and a message, to be read on a locked phone.

import type { Locale } from '../../domain/shared/locale.ts'
import type { AlertEnd, AlertKind } from '../../domain/watch/alerts.ts'
import type { OrderEvent } from '../../domain/watch/milestones.ts'

export interface NoticeWords {
  readonly opened: Readonly<Record<AlertKind, (facts: AlertFacts) => readonly [title: string, message: string]>>
  /** Several orders that nobody has seen. */
  readonly unseen: (facts: UnseenFacts) => readonly [title: string, message: string]
  /** In place of the orders that are not named; two at least. */
  readonly more: (count: number) => string
  readonly over: (title: string) => string
  readonly ended: Readonly<Record<AlertEnd, string>>
  /** Where it is said otherwise of several orders. */
  readonly allEnded: Readonly<Record<'heard' | 'day-over', string>>
  readonly orders: Readonly<Record<OrderEvent, (facts: Omit<AlertFacts, 'since'>) => string>>
  readonly wanted: (time: string) => string
  /** `shop`: its name. */
  readonly test: (shop: string) => readonly [title: string, message: string]
}

export interface AlertFacts {
  /** The name of the branch. */
  readonly branch: string
  /** The code of the order, or its number if it has none; '' if it is about none. */
  readonly order: string
  /** Since when, such as 09:05, on the branch's clock. */
  readonly since: string
}

export interface UnseenFacts extends Pick<AlertFacts, 'branch' | 'since'> {
  readonly count: number
  /** Their codes, as a list in words. */
  readonly orders: string
}

export const noticeWords: Readonly<Record<Locale, NoticeWords>> = {
  en: {
    opened: {
      'no-board': ({ branch, since }) => [
        `${branch}: nobody is watching the orders`,
        `There are orders for today, and no board has been open since ${since}.`,
      ],
      unheard: ({ branch, order, since }) => [
        `${branch}: order ${order} has not been seen`,
        `Nobody has begun it. It has been waiting since ${since}.`,
      ],
    },
    unseen: ({ branch, count, orders, since }) => [
      `${branch}: ${count} orders have not been seen`,
      `Nobody has begun ${orders}. The first has been waiting since ${since}.`,
    ],
    more: (count) => `${count} more`,
    over: (title) => `Over: ${title}`,
    ended: {
      'board-open': 'A board is open again.',
      'no-orders': 'No order is left for today.',
      'closing-time': 'The branch has closed for now.',
      heard: 'The order is no longer waiting.',
      'day-over': 'The day is over, and nobody began it.',
    },
    allEnded: {
      heard: 'The orders are no longer waiting.',
      'day-over': 'The day is over, and not all of them were begun.',
    },
    orders: {
      'order.placed': ({ branch, order }) => `${branch}: new order ${order}`,
      'order.accepted': ({ branch, order }) => `${branch}: order ${order} is accepted`,
      'order.ready': ({ branch, order }) => `${branch}: order ${order} is ready`,
      'order.out': ({ branch, order }) => `${branch}: order ${order} is handed over`,
      'order.refused': ({ branch, order }) => `${branch}: order ${order} is refused`,
      'order.cancelled': ({ branch, order }) => `${branch}: order ${order} is cancelled`,
      'order.not-collected': ({ branch, order }) => `${branch}: order ${order} was not collected`,
    },
    wanted: (time) => `It is for ${time}.`,
    test: (shop) => [`Test from ${shop}`, 'Alerts reach you here.'],
  },
  nl: {
    opened: {
      'no-board': ({ branch, since }) => [
        `${branch}: niemand ziet de bestellingen`,
        `Er zijn bestellingen voor vandaag, en sinds ${since} staat er geen bord open.`,
      ],
      unheard: ({ branch, order, since }) => [
        `${branch}: bestelling ${order} is niet gezien`,
        `Niemand is eraan begonnen. Ze wacht sinds ${since}.`,
      ],
    },
    unseen: ({ branch, count, orders, since }) => [
      `${branch}: ${count} bestellingen zijn niet gezien`,
      `Niemand is begonnen aan ${orders}. De eerste wacht sinds ${since}.`,
    ],
    more: (count) => `nog ${count}`,
    over: (title) => `Voorbij: ${title}`,
    ended: {
      'board-open': 'Er staat weer een bord open.',
      'no-orders': 'Er is geen bestelling meer voor vandaag.',
      'closing-time': 'De vestiging is nu gesloten.',
      heard: 'De bestelling wacht niet meer.',
      'day-over': 'De dag is voorbij, en niemand is eraan begonnen.',
    },
    allEnded: {
      heard: 'De bestellingen wachten niet meer.',
      'day-over': 'De dag is voorbij, en niet aan alle bestellingen is begonnen.',
    },
    orders: {
      'order.placed': ({ branch, order }) => `${branch}: nieuwe bestelling ${order}`,
      'order.accepted': ({ branch, order }) => `${branch}: bestelling ${order} is aanvaard`,
      'order.ready': ({ branch, order }) => `${branch}: bestelling ${order} is klaar`,
      'order.out': ({ branch, order }) => `${branch}: bestelling ${order} is meegegeven`,
      'order.refused': ({ branch, order }) => `${branch}: bestelling ${order} is geweigerd`,
      'order.cancelled': ({ branch, order }) => `${branch}: bestelling ${order} is geannuleerd`,
      'order.not-collected': ({ branch, order }) => `${branch}: bestelling ${order} is niet afgehaald`,
    },
    wanted: (time) => `Ze is voor ${time}.`,
    test: (shop) => [`Test van ${shop}`, 'Meldingen bereiken u hier.'],
  },
  fr: {
    opened: {
      'no-board': ({ branch, since }) => [
        `${branch} : personne ne voit les commandes`,
        `Il y a des commandes pour aujourd’hui, et aucun tableau n’est ouvert depuis ${since}.`,
      ],
      unheard: ({ branch, order, since }) => [
        `${branch} : la commande ${order} n’a pas été vue`,
        `Personne ne l’a commencée. Elle attend depuis ${since}.`,
      ],
    },
    unseen: ({ branch, count, orders, since }) => [
      `${branch} : ${count} commandes n’ont pas été vues`,
      `Personne n’a commencé ${orders}. La première attend depuis ${since}.`,
    ],
    more: (count) => `${count} autres`,
    over: (title) => `Terminé : ${title}`,
    ended: {
      'board-open': 'Un tableau est de nouveau ouvert.',
      'no-orders': 'Il ne reste aucune commande pour aujourd’hui.',
      'closing-time': 'L’établissement est maintenant fermé.',
      heard: 'La commande n’attend plus.',
      'day-over': 'La journée est finie, et personne ne l’a commencée.',
    },
    allEnded: {
      heard: 'Les commandes n’attendent plus.',
      'day-over': 'La journée est finie, et certaines n’ont pas été commencées.',
    },
    orders: {
      'order.placed': ({ branch, order }) => `${branch} : nouvelle commande ${order}`,
      'order.accepted': ({ branch, order }) => `${branch} : la commande ${order} est acceptée`,
      'order.ready': ({ branch, order }) => `${branch} : la commande ${order} est prête`,
      'order.out': ({ branch, order }) => `${branch} : la commande ${order} est remise`,
      'order.refused': ({ branch, order }) => `${branch} : la commande ${order} est refusée`,
      'order.cancelled': ({ branch, order }) => `${branch} : la commande ${order} est annulée`,
      'order.not-collected': ({ branch, order }) => `${branch} : la commande ${order} n’a pas été retirée`,
    },
    wanted: (time) => `Elle est pour ${time}.`,
    test: (shop) => [`Test de ${shop}`, 'Les alertes vous parviennent ici.'],
  },
  ar: {
    opened: {
      'no-board': ({ branch, since }) => [
        `${branch}: لا أحد يتابع الطلبات`,
        `توجد طلبات لليوم، ولا توجد لوحة مفتوحة منذ ${since}.`,
      ],
      unheard: ({ branch, order, since }) => [
        `${branch}: لم ير أحد الطلب ${order}`,
        `لم يبدأ به أحد. وهو ينتظر منذ ${since}.`,
      ],
    },
    unseen: ({ branch, count, orders, since }) => [
      `${branch}: لم ير أحد ${count} من الطلبات`,
      `لم يبدأ أحد بالطلبات ${orders}. وأولها ينتظر منذ ${since}.`,
    ],
    more: (count) => `${count} غيرها`,
    over: (title) => `انتهى: ${title}`,
    ended: {
      'board-open': 'توجد لوحة مفتوحة من جديد.',
      'no-orders': 'لم يبق أي طلب لليوم.',
      'closing-time': 'الفرع مغلق الآن.',
      heard: 'لم يعد الطلب ينتظر.',
      'day-over': 'انتهى اليوم ولم يبدأ به أحد.',
    },
    allEnded: {
      heard: 'لم تعد الطلبات تنتظر.',
      'day-over': 'انتهى اليوم ولم يبدأ أحد ببعضها.',
    },
    orders: {
      'order.placed': ({ branch, order }) => `${branch}: طلب جديد ${order}`,
      'order.accepted': ({ branch, order }) => `${branch}: قُبل الطلب ${order}`,
      'order.ready': ({ branch, order }) => `${branch}: الطلب ${order} جاهز`,
      'order.out': ({ branch, order }) => `${branch}: سُلّم الطلب ${order}`,
      'order.refused': ({ branch, order }) => `${branch}: رُفض الطلب ${order}`,
      'order.cancelled': ({ branch, order }) => `${branch}: أُلغي الطلب ${order}`,
      'order.not-collected': ({ branch, order }) => `${branch}: لم يُستلم الطلب ${order}`,
    },
    wanted: (time) => `موعده ${time}.`,
    test: (shop) => [`تجربة من ${shop}`, 'التنبيهات تصلك هنا.'],
  },
}
