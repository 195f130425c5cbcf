// What notices say, in the four languages: a title and a message, to be read on a locked phone.

import type { Locale } from '../../domain/shared/locale.ts'
import type { AlertEnd, AlertKind } from '../../domain/watch/alerts.ts'

export interface NoticeWords {
  readonly opened: Readonly<Record<AlertKind, (facts: AlertFacts) => readonly [title: string, message: string]>>
  readonly over: (title: string) => string
  readonly ended: Readonly<Record<AlertEnd, string>>
  readonly test: readonly [title: string, message: string]
}

export interface AlertFacts {
  /** The name of the branch. */
  readonly branch: string
  /** The code of the order, or its number if it has none; '' if it is about none. */
  readonly order: string
  /** Since when, such as 09:05, on the branch's clock. */
  readonly since: string
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
    over: (title) => `Over: ${title}`,
    ended: {
      'board-open': 'A board is open again.',
      'no-orders': 'No order is left for today.',
      'closing-time': 'The branch has closed for now.',
      heard: 'The order is no longer waiting.',
      'day-over': 'The day is over, and nobody began it.',
    },
    test: ['Test from Noisette', 'Alerts reach you here.'],
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
    over: (title) => `Voorbij: ${title}`,
    ended: {
      'board-open': 'Er staat weer een bord open.',
      'no-orders': 'Er is geen bestelling meer voor vandaag.',
      'closing-time': 'De vestiging is nu gesloten.',
      heard: 'De bestelling wacht niet meer.',
      'day-over': 'De dag is voorbij, en niemand is eraan begonnen.',
    },
    test: ['Test van Noisette', 'Meldingen bereiken u hier.'],
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
    over: (title) => `Terminé : ${title}`,
    ended: {
      'board-open': 'Un tableau est de nouveau ouvert.',
      'no-orders': 'Il ne reste aucune commande pour aujourd’hui.',
      'closing-time': 'L’établissement est maintenant fermé.',
      heard: 'La commande n’attend plus.',
      'day-over': 'La journée est finie, et personne ne l’a commencée.',
    },
    test: ['Test de Noisette', 'Les alertes vous parviennent ici.'],
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
    over: (title) => `انتهى: ${title}`,
    ended: {
      'board-open': 'توجد لوحة مفتوحة من جديد.',
      'no-orders': 'لم يبق أي طلب لليوم.',
      'closing-time': 'الفرع مغلق الآن.',
      heard: 'لم يعد الطلب ينتظر.',
      'day-over': 'انتهى اليوم ولم يبدأ به أحد.',
    },
    test: ['تجربة من Noisette', 'التنبيهات تصلك هنا.'],
  },
}
