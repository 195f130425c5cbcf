// A branch as a row of its table, in both directions.
import type { AskedField, Branch, OrderForm } from '#domain/branch/branch.ts'
import type { Capacity } from '#domain/branch/capacity/capacity.ts'
import type { PauseReason } from '#domain/branch/capacity/quote.ts'
import type { NamedDays } from '#domain/branch/closure.ts'
import type { WeekHours } from '#domain/branch/hours.ts'
import type { ImageKind } from '#domain/menu/menu.ts'
import type { TillDuty } from '#domain/money/till-duty.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { fromJson, toJson } from '../json.ts'
import type { BranchRow } from '../menu/catalogue-tables.ts'

export function branchFrom(row: BranchRow): Branch {
  return {
    id: row.id,
    name: fromJson<LocalText>(row.name),
    address: fromJson<LocalText>(row.address),
    image: row.image_ref === null ? null : { kind: row.image_kind as ImageKind, ref: row.image_ref },
    imageWords: fromJson<LocalText>(row.image_words),
    phone: row.phone,
    email: row.email,
    timeZone: row.time_zone,
    hours: fromJson<WeekHours>(row.hours),
    exceptions: fromJson<NamedDays[]>(row.exceptions),
    cutOff: row.cut_off,
    prepMinutes: row.prep_minutes,
    daysAhead: row.days_ahead,
    forms: fromJson<OrderForm[]>(row.forms),
    addressField: row.address_field as AskedField,
    phoneField: row.phone_field as AskedField,
    tables: row.tables,
    latitude: row.latitude,
    longitude: row.longitude,
    shop: {
      open: row.shop_open === 1,
      date: row.shop_date,
      desc: fromJson<LocalText>(row.shop_desc),
      until: row.shop_until,
    },
    letter: row.letter,
    capacity: row.capacity === null ? null : fromJson<Capacity>(row.capacity),
    autoAccept: row.auto_accept === 1,
    pause:
      row.pause_until === null
        ? null
        : { until: row.pause_until, reason: (row.pause_reason ?? 'other') as PauseReason },
    region: row.region,
    extra: row.extra_until === null ? null : { minutes: row.extra_minutes, until: row.extra_until },
    shift: row.shift_until === null ? null : { hands: row.shift_hands, until: row.shift_until },
    usualHands: row.usual_hands,
    latePercent: row.late_percent,
    keptShown: row.kept_shown === 1,
    tillDuty: row.till_duty as TillDuty,
  }
}

/** The row of a new branch: shown to customers, `position` in the list. */
export function branchRow(branch: Branch, position: number): BranchRow {
  return {
    id: branch.id,
    position,
    name: toJson(branch.name),
    address: toJson(branch.address),
    image_kind: branch.image?.kind ?? null,
    image_ref: branch.image?.ref ?? null,
    image_words: toJson(branch.imageWords),
    phone: branch.phone,
    email: branch.email,
    time_zone: branch.timeZone,
    hours: toJson(branch.hours),
    exceptions: toJson(branch.exceptions),
    cut_off: branch.cutOff,
    prep_minutes: branch.prepMinutes,
    days_ahead: branch.daysAhead,
    forms: toJson(branch.forms),
    address_field: branch.addressField,
    phone_field: branch.phoneField,
    tables: branch.tables,
    latitude: branch.latitude,
    longitude: branch.longitude,
    shop_open: branch.shop.open ? 1 : 0,
    shop_date: branch.shop.date,
    shop_desc: toJson(branch.shop.desc),
    shop_until: branch.shop.until,
    hidden: 0,
    removed_at: null,
    letter: branch.letter,
    capacity: branch.capacity === null ? null : toJson(branch.capacity),
    auto_accept: branch.autoAccept ? 1 : 0,
    pause_until: branch.pause?.until ?? null,
    pause_reason: branch.pause?.reason ?? null,
    extra_minutes: branch.extra?.minutes ?? 0,
    extra_until: branch.extra?.until ?? null,
    shift_hands: branch.shift?.hands ?? 0,
    shift_until: branch.shift?.until ?? null,
    usual_hands: branch.usualHands,
    late_percent: branch.latePercent,
    kept_shown: branch.keptShown ? 1 : 0,
    till_duty: branch.tillDuty,
    till_since: 0,
    region: branch.region,
  }
}
