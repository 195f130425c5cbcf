// The tables of the catalogue, the content of the site and its pictures as Kysely sees them.
import type { Generated } from 'kysely'

export interface BranchRow {
  id: string
  position: number
  name: string
  address: string
  image_kind: string | null
  image_ref: string | null
  image_words: string
  phone: string
  email: string
  time_zone: string
  hours: string
  exceptions: string
  cut_off: number | null
  prep_minutes: number
  days_ahead: number
  forms: string
  address_field: string
  phone_field: string
  tables: number
  latitude: number
  longitude: number
  shop_open: number
  shop_date: string
  shop_desc: string
  /** The last day of a closing, 'YYYY-MM-DD'; null: no end is set. */
  shop_until: string | null
  /** 1: hidden from customers. */
  hidden: number
  /** When it was removed; its orders and reservations stay. */
  removed_at: number | null
  /** The letter of its orders' codes. */
  letter: string
  /** JSON; null: only the hours limit. */
  capacity: string | null
  /** 1: orders are accepted by being placed. */
  auto_accept: number
  pause_until: number | null
  pause_reason: string | null
  extra_minutes: number
  extra_until: number | null
  shift_hands: number
  shift_until: number | null
  usual_hands: number
  late_percent: number
  /** 1: customers read how many promises were kept. */
  kept_shown: number
  /** One of `tillDuties`. */
  till_duty: string
  /** Since when. */
  till_since: number
  region: string | null
}

export interface CategoryRow {
  id: string
  position: number
  name: string
  description: string
  /** 1: hidden from customers, with its items. */
  hidden: Generated<number>
  /** The last part of its address; null for those of the specification, which have pages of their own. */
  slug: string | null
  icon: Generated<string>
  image_kind: string | null
  image_ref: string | null
  /** JSON: where and when its items are sold; null: everywhere and always. */
  sold: Generated<string | null>
  vat: Generated<string>
}

export interface ItemRow {
  id: string
  /** The old site's _id, for imported items. */
  legacy_id: string | null
  category: string
  position: number
  type: string
  name: string
  /** '' if the board calls it by its name. */
  kitchen_name: Generated<string>
  description: string
  description2: string | null
  image_kind: string
  image_ref: string
  /** Null only in a row that was taken off the menu before 0.1.0. */
  price: number | null
  /** Displayed names of the glass and bottle prices, if the old site had any. */
  glasses: string | null
  bottles: string | null
  /** What it cost before 0.1.0; nothing reads them. */
  glass_price: number | null
  bottle_price: number | null
  removed_at: number | null
  /** The old site's name of the picture that the item shows or lacks; null once staff chose another. */
  legacy_image: string | null
  /** JSON: where one piece is made, and in how many seconds. */
  making: Generated<string>
  /** JSON: that it is made ahead, and what it costs then; null: it is made to order. */
  ahead: Generated<string | null>
  /** JSON; null: not declared. */
  declaration: Generated<string | null>
  /** JSON: where and when it is sold, and its prices where they differ; null: as its category says. */
  sold: Generated<string | null>
  /** JSON: the branches that say themselves that they do not sell it. */
  not_at: Generated<string>
  /** JSON: the parts of a meal deal. */
  parts: Generated<string>
  /** Its own VAT class; null: that of its category. */
  vat: Generated<string | null>
  /** Whether meal vouchers may pay for it; null: as usual for its class. */
  vouchers: Generated<number | null>
  /** Whether it does not perish quickly. */
  keeps: Generated<number>
}

/** Of an item that is made ahead, on a day of a branch. */
export interface BakeDayRow {
  branch: string
  day: string
  item: string
  /** How many were made; null: nobody has said. */
  made: number | null
  /** 1: ticked as made. */
  done: number
  /** How many were left in the evening; null: not counted. */
  left_over: number | null
  /** The hour at which nothing was left, from 0 to 24; null if something was. */
  sold_out_at: number | null
  /** When it was counted, and by whom. */
  at: number | null
  staff: number | null
  staff_name: string
}

/** What is left of an item at a branch on an evening, once it is counted. */
export interface LeftSaleRow {
  branch: string
  item: string
  from_at: number
  until: number
  /** In percent of the price; null: it is not sold at a price of its own. */
  share: number | null
  remaining: number
  /** 1: open pages were told that it has begun. */
  begun: number
}

export interface OfferRow {
  id: string
  position: number
  image_kind: string
  image_ref: string
  image_words: Generated<string>
  title: string
  sub_title: string
  details: string
}

export interface PostRow {
  id: string
  position: number
  image_kind: string
  image_ref: string
  image_words: Generated<string>
  date: string
  name: string
  question: string
  answer: string
}

export interface TestimonialRow {
  id: string
  position: number
  name: string
  branch: string
  text: string
}

export interface PictureRow {
  key: string
  /** When it was last uploaded, or taken by something that shows it. */
  used_at: number
}

export interface PictureFileRow {
  picture: string
  width: number
  format: string
  data: Uint8Array
}

export interface FilmRow {
  key: string
  type: string
  bytes: number
  /** When it was last uploaded, or saved as the one that is shown. */
  used_at: number
}

export interface FilmPartRow {
  film: string
  number: number
  data: Uint8Array
}

export interface OptionGroupRow {
  id: string
  name: string
  kind: string
  min: number
  max: number | null
  included: number
  position: number
}

export interface ShopOptionRow {
  id: string
  group_id: string
  name: string
  /** '' if the board calls it by its name. */
  kitchen_name: string
  price: number
  most: number
  /** JSON: what it adds to the making time of one piece. */
  making: string
  /** JSON: what it changes of what the item contains; null if nobody has said so. */
  declaration: string | null
  /** The VAT class of what it adds to the price; null: that of the item. */
  vat: string | null
  own_cup: number
  hidden: number
  position: number
}

export interface GroupUseRow {
  owner_kind: 'item' | 'category'
  owner: string
  position: number
  group_id: string
  /** JSON: what differs from the group here. */
  settings: string
}
