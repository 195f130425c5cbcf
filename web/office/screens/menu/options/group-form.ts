// The form of a group of options: the content of its fields, and the group that it describes.

import type { OptionDeclaration } from '#domain/menu/allergens.ts'
import type { GroupKind, OptionGroup } from '#domain/menu/options.ts'
import type { VatClass } from '#domain/money/vat-class.ts'
import type { Locale, LocalText } from '#domain/shared/locale.ts'
import { highestPrice, parseSurcharge, surchargeText } from '#domain/shared/typed-price.ts'
import { freshRowKey, mergedRows, type RowKey } from '#web/data/forms/merged-rows.ts'
import { rebase, rebaseEach } from '#web/data/forms/rebase.ts'
import type { EditableGroup } from '#web/data/staff/menu-api.ts'
import { mergedDeclaration } from '../item/typed-declaration.ts'
import { makingFrom, type TypedTimes, typedTimesOf } from '../times/typed-times.ts'

/** Prices, numbers and times are as they were typed. */
export interface OptionForm {
  /** Tells one from the next while they are moved; nobody typed it. */
  readonly key: RowKey
  /** '' for a new one. */
  readonly id: string
  readonly name: LocalText
  readonly kitchenName: string
  readonly price: string
  readonly most: string
  readonly making: TypedTimes
  /** What it changes of what the item contains; undefined: nobody has said. */
  readonly declaration: OptionDeclaration | undefined
  /** The VAT class of what it adds to the price; null: that of the item. */
  readonly vat: VatClass | null
  readonly ownCup: boolean
  readonly hidden: boolean
}

export interface GroupForm {
  readonly name: LocalText
  readonly kind: GroupKind
  readonly min: string
  /** '' for any number. */
  readonly max: string
  readonly included: string
  readonly options: readonly OptionForm[]
}

/** What the fields of a group need. */
export interface GroupEditing {
  readonly form: GroupForm
  readonly set: (change: Partial<GroupForm>) => void
  /** Of sizes one is always chosen, and each item says what they cost. */
  readonly isSizes: boolean
  /** The sentence about a field, or about its text in any language. */
  readonly wrong: (field: string) => string | undefined
}

/** A new group asks for one of its options. */
export function groupFormOf(group: EditableGroup | undefined, locale: Locale): GroupForm {
  if (!group) return { name: {}, kind: 'one', min: '1', max: '', included: '0', options: [newOption()] }
  return {
    name: group.name,
    kind: group.kind,
    min: String(group.min),
    max: group.max === null || group.kind === 'one' ? '' : String(group.max),
    included: String(group.included),
    options: group.options.map((option) => ({
      key: option.id,
      id: option.id,
      name: option.name,
      kitchenName: option.kitchenName ?? '',
      price: option.price === 0 ? '' : surchargeText(option.price, locale),
      most: String(option.most),
      making: typedTimesOf(option.making ?? []),
      declaration: option.declaration,
      vat: option.vat ?? null,
      ownCup: option.ownCup ?? false,
      hidden: option.hidden ?? false,
    })),
  }
}

/** What two people typed at once: each keeps the options that the other did not touch. */
export const mergedGroup = (base: GroupForm, mine: GroupForm, theirs: GroupForm): GroupForm => ({
  ...rebase(base, mine, theirs),
  options: mergedRows(base.options, mine.options, theirs.options, {
    inMine: ({ key }) => key,
    inTheirs: ({ id }) => id || undefined,
    merge: mergedOption,
  }),
})

const mergedOption = (base: OptionForm, mine: OptionForm, theirs: OptionForm): OptionForm => ({
  ...rebase(base, mine, theirs),
  making: rebaseEach(base.making, mine.making, theirs.making),
  declaration: mergedDeclaration(base.declaration, mine.declaration, theirs.declaration) ?? undefined,
})

export const newOption = (): OptionForm => ({
  key: freshRowKey(),
  id: '',
  name: {},
  kitchenName: '',
  price: '',
  most: '1',
  making: {},
  declaration: undefined,
  vat: null,
  ownCup: false,
  hidden: false,
})

/** A number as it was typed; `otherwise` if nothing is, and a number that no rule allows for what cannot be read. */
export function numberFrom(typed: string, otherwise: number): number {
  const text = typed.trim()
  if (text === '') return otherwise
  return /^\d{1,4}$/.test(text) ? Number(text) : -1
}

/** Cents; a price that no rule allows for what cannot be read. */
export const priceFrom = (typed: string): number =>
  typed.trim() === '' ? 0 : (parseSurcharge(typed) ?? highestPrice + 1)

/** The fields that the kind does not show say nothing. */
export const groupFrom = (form: GroupForm): OptionGroup & { options: EditableGroup['options'] } => ({
  id: '',
  name: form.name,
  kind: form.kind,
  min: form.kind === 'remove' ? 0 : numberFrom(form.min, 0),
  max: form.kind === 'many' && form.max.trim() !== '' ? numberFrom(form.max, 0) : null,
  included: form.kind === 'many' ? numberFrom(form.included, 0) : 0,
  options: form.options.map(({ id, name, kitchenName, price, most, making, declaration, vat, ownCup, hidden }) => ({
    id,
    name,
    ...(kitchenName.trim() && { kitchenName }),
    price: form.kind === 'remove' ? 0 : priceFrom(price),
    most: form.kind === 'many' ? numberFrom(most, 1) : 1,
    making: makingFrom(making),
    ...(declaration && {
      declaration: structuredClone(declaration) as EditableGroup['options'][number]['declaration'],
    }),
    ...(vat && { vat }),
    ...(ownCup && { ownCup }),
    ...(hidden && { hidden }),
  })),
})
