// The demo shop's three branches, with the specification's opening hours.

import type { Image } from '../../domain/menu/menu.ts'
import type { Weekday } from '../../domain/shared/date.ts'
import type { FullText } from '../../domain/shared/locale.ts'

/** Minutes since midnight in the branch's time zone. */
interface Opening {
  readonly from: number
  readonly to: number
}

export interface DemoBranch {
  readonly id: 'antwerpen' | 'merksem' | 'etterbeek'
  readonly name: FullText
  readonly address: FullText
  readonly image: Image
  /** E.164. */
  readonly phone: string
  readonly email: string
  readonly timeZone: 'Europe/Brussels'
  readonly hours: Readonly<Record<Weekday, readonly Opening[]>>
  /** The time until which orders for the same day are taken (D-6), in minutes since midnight. */
  readonly cutOff: number
  readonly forms: readonly ('pick-up' | 'table')[]
  readonly addressField: 'hidden' | 'optional' | 'required'
  readonly phoneField: 'hidden' | 'optional' | 'required'
  readonly daysAhead: number
  /** The number of tables, numbered from 1. */
  readonly tables: number
  readonly prepMinutes: number
  readonly latitude: number
  readonly longitude: number
}

const sevenToSeven = [{ from: 7 * 60, to: 19 * 60 }]
const nineToSeven = [{ from: 9 * 60, to: 19 * 60 }]

const everyDay = {
  1: sevenToSeven,
  2: sevenToSeven,
  3: sevenToSeven,
  4: sevenToSeven,
  5: sevenToSeven,
  6: sevenToSeven,
  7: sevenToSeven,
}

/** Their cut-off is 20 minutes before closing, so that orders for today are possible somewhere all day. */
const untilClosing = 18 * 60 + 40

const alike = {
  timeZone: 'Europe/Brussels',
  forms: ['pick-up', 'table'],
  addressField: 'optional',
  phoneField: 'required',
  daysAhead: 0,
  prepMinutes: 8,
} as const

export const branches = [
  {
    ...alike,
    id: 'antwerpen',
    image: { kind: 'bundled', ref: 'branch-antwerpen' },
    name: { en: 'Antwerpen', nl: 'Antwerpen', fr: 'Anvers', ar: 'أنتويرب' },
    address: {
      en: 'Korte Hazelstraat 14, 2000 Antwerpen',
      nl: 'Korte Hazelstraat 14, 2000 Antwerpen',
      fr: 'Korte Hazelstraat 14, 2000 Anvers',
      ar: 'Korte Hazelstraat 14، 2000 أنتويرب',
    },
    phone: '+3232000014',
    email: 'antwerpen@noisette.example',
    hours: { ...everyDay, 7: nineToSeven },
    cutOff: 12 * 60,
    tables: 14,
    latitude: 51.2185,
    longitude: 4.401,
  },
  {
    ...alike,
    id: 'merksem',
    image: { kind: 'bundled', ref: 'branch-merksem' },
    name: { en: 'Merksem', nl: 'Merksem', fr: 'Merksem', ar: 'ميركسم' },
    address: {
      en: 'Eekhoornlei 52, 2170 Merksem',
      nl: 'Eekhoornlei 52, 2170 Merksem',
      fr: 'Eekhoornlei 52, 2170 Merksem',
      ar: 'Eekhoornlei 52، 2170 ميركسم',
    },
    phone: '+3232000052',
    email: 'merksem@noisette.example',
    hours: everyDay,
    cutOff: untilClosing,
    tables: 10,
    latitude: 51.246,
    longitude: 4.448,
  },
  {
    ...alike,
    id: 'etterbeek',
    image: { kind: 'bundled', ref: 'branch-etterbeek' },
    name: { en: 'Etterbeek', nl: 'Etterbeek', fr: 'Etterbeek', ar: 'إتربيك' },
    address: {
      en: 'Rue des Noisettes 31, 1040 Brussels',
      nl: 'Hazelnotenstraat 31, 1040 Brussel',
      fr: 'Rue des Noisettes 31, 1040 Bruxelles',
      ar: 'Rue des Noisettes 31، 1040 بروكسل',
    },
    phone: '+3222000031',
    email: 'etterbeek@noisette.example',
    hours: everyDay,
    cutOff: untilClosing,
    tables: 12,
    latitude: 50.8365,
    longitude: 4.388,
  },
] satisfies readonly DemoBranch[]
