// The content of the landing page: special offers, posts and testimonials, and what each of them must contain.

import type { Image } from '../menu/menu.ts'
import { isDate } from '../shared/date.ts'
import { type Locale, type LocalText, locales } from '../shared/locale.ts'
import { isPictureRef, longImageWords } from '../shared/picture.ts'
import { isBlank, isBlankText, lengthOf, tidyText, tidyWords, tooLongIn } from '../shared/text.ts'

export const contentKinds = ['offer', 'post', 'testimonial'] as const
export type ContentKind = (typeof contentKinds)[number]

export interface OfferEntry {
  readonly kind: 'offer'
  readonly image: Image
  /** What the picture shows, for people who cannot see it; may be empty. */
  readonly imageWords: LocalText
  readonly title: LocalText
  readonly subTitle: LocalText
  readonly details: readonly LocalText[]
}

export interface PostEntry {
  readonly kind: 'post'
  readonly image: Image
  /** What the picture shows, for people who cannot see it; may be empty. */
  readonly imageWords: LocalText
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** The signature under the reply. */
  readonly name: LocalText
  readonly question: LocalText
  readonly answer: LocalText
}

export interface TestimonialEntry {
  readonly kind: 'testimonial'
  readonly name: string
  readonly branch: string
  readonly text: LocalText
}

export type ContentEntry = OfferEntry | PostEntry | TestimonialEntry

/** Lengths in characters; `details` is the number of detail lines that an offer may have. */
export const contentLimits = { text: 500, name: 60, details: 8 } as const

/** How many entries there may be of each kind: every visitor reads all of them. */
export const mostEntries: Readonly<Record<ContentKind, number>> = { offer: 24, post: 48, testimonial: 48 }

export const contentProblemNames = [
  'text_missing',
  'text_too_long',
  'name_missing',
  'name_too_long',
  'image_missing',
  'image_wrong',
  'image_words_too_long',
  'date_wrong',
  'branch_missing',
  'too_many_details',
] as const
export type ContentProblemName = (typeof contentProblemNames)[number]

/** `field` as the form calls it: 'title', 'details.2', 'image' … */
export interface ContentProblem {
  readonly problem: ContentProblemName
  readonly field: string
}

/** The same entry with trimmed texts, without empty languages and details, and with its keys in a fixed order. */
export function tidyEntry(entry: ContentEntry): ContentEntry {
  if (entry.kind === 'testimonial') {
    const { kind, name, branch, text } = entry
    return { kind, name: tidyWords(name), branch, text: tidyText(text) }
  }
  const image = { kind: entry.image.kind, ref: entry.image.ref.trim() }
  const imageWords = tidyText(entry.imageWords)
  if (entry.kind === 'post') {
    const { kind, date, name, question, answer } = entry
    return {
      kind,
      image,
      imageWords,
      date,
      name: tidyText(name),
      question: tidyText(question),
      answer: tidyText(answer),
    }
  }
  const details = entry.details.map(tidyText).filter((detail) => !isBlankText(detail))
  return {
    kind: entry.kind,
    image,
    imageWords,
    title: tidyText(entry.title),
    subTitle: tidyText(entry.subTitle),
    details,
  }
}

/** Whether both have the same content. */
export const sameEntry = (one: ContentEntry, other: ContentEntry): boolean =>
  JSON.stringify(tidyEntry(one)) === JSON.stringify(tidyEntry(other))

/** Everything that keeps an entry from being shown; each text must exist in at least one language. */
export function contentProblems(entry: ContentEntry): ContentProblem[] {
  const problems: ContentProblem[] = []
  const tell = (problem: ContentProblemName, field: string) => problems.push({ problem, field })
  if (entry.kind === 'testimonial') {
    if (isBlank(entry.name)) tell('name_missing', 'name')
    else if (lengthOf(entry.name) > contentLimits.name) tell('name_too_long', 'name')
    if (entry.branch === '') tell('branch_missing', 'branch')
  } else if (entry.image.ref.trim() === '') tell('image_missing', 'image')
  else if (!isPictureRef(entry.image)) tell('image_wrong', 'image')
  if (entry.kind !== 'testimonial' && longImageWords(entry.imageWords).length > 0)
    tell('image_words_too_long', 'imageWords')
  if (entry.kind === 'post' && !isDate(entry.date)) tell('date_wrong', 'date')
  if (entry.kind === 'offer' && entry.details.length > contentLimits.details) tell('too_many_details', 'details')
  for (const [field, text] of Object.entries(textsOf(entry))) {
    const needed = field !== 'subTitle' && !field.startsWith('details')
    if (needed && isBlankText(text)) tell('text_missing', field)
    if (tooLongIn(text, contentLimits.text).length > 0) tell('text_too_long', field)
  }
  return problems
}

/** The languages in which customers would read another language, or miss the picture's description. */
export function missingLocales(entry: ContentEntry): Locale[] {
  const words = entry.kind === 'testimonial' ? {} : entry.imageWords
  const written = [...Object.values(textsOf(entry)), words].filter((text) => !isBlankText(text))
  return locales.filter((locale) => written.some((text) => isBlank(text[locale] ?? '')))
}

function textsOf(entry: ContentEntry): Readonly<Record<string, LocalText>> {
  if (entry.kind === 'testimonial') return { text: entry.text }
  if (entry.kind === 'post') return { name: entry.name, question: entry.question, answer: entry.answer }
  const details = entry.details.map((detail, index) => [`details.${index}`, detail] as const)
  return { title: entry.title, subTitle: entry.subTitle, ...Object.fromEntries(details) }
}

/** The shop has no post from before this century: an earlier year is a typing mistake. */
