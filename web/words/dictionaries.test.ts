// Every dictionary of the site, found automatically: no text is empty, and none is left in English.
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#domain/shared/locale.ts'

const modules = import.meta.glob<Record<string, unknown>>('./**/{en,nl,fr,ar}.ts', { eager: true })
/** Each section with its audience's folder in front: 'first' for the first load, 'order/refusals' and so on. */
const parts = Object.entries(modules)
  .filter(([file]) => file.endsWith('/en.ts'))
  .flatMap(([file, sections]) => Object.keys(sections).map((name) => file.slice('./'.length, -'en.ts'.length) + name))
const others = locales.filter((locale) => locale !== 'en')

type Texts = ReadonlyMap<string, string>

const words = (part: string, locale: Locale): unknown => {
  const [section = '', folder] = part.split('/').reverse()
  return modules[`./${folder ? `${folder}/` : ''}${locale}.ts`]?.[section]
}

/** Every text below `value`, by its path; a text behind a function is called with samples. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return spoken(value as Spoken, path)
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`)
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path ? `${path}.${name}` : name))
}

type Spoken = (...values: unknown[]) => unknown

/** An entry of the staff log, whose values are those of any act. */
const entryOf = (data: object) => ({
  who: 'Zoë',
  what: 'Zoë',
  where: 'Zoë',
  order: '1',
  count: () => 2,
  when: () => '1',
  money: () => '1',
  data: {
    status: 'ready',
    duty: 'by-hand',
    number: 1,
    reason: 'Zoë',
    newSecret: true,
    passkey: 'Zoë',
    reach: 'owners',
    step: 'accept',
    hook: 1,
    kind: 'offer',
    place: 1,
    order: 1,
    index: 1,
    reservation: 1,
    review: 1,
    message: 1,
    code: 'Zoë',
    display: 'Zoë',
    printer: 'Zoë',
    page: 'terms',
    language: 'nl',
    records: 'Zoë',
    days: 1,
    ...data,
  },
})

/** What a sentence of an order's history names. */
const told = {
  who: 'Zoë',
  reason: '1',
  lines: '1',
  status: '1',
  minutes: 5,
  from: '1',
  to: '1',
  amount: '1',
  way: '1',
  table: 1,
}

/**
 * Numbers for each plural form and a name; or names in a list; or missing fields of the checkout; or what staff did.
 */
const samples: readonly (readonly unknown[])[] = [
  [1, 2, 5, 11, 100, 'Zoë'],
  [['Zoë'], ['Zoë', 'Zoë']],
  [['name'], ['name', 'table']],
  [told, { ...told, proposed: true, table: null }],
  [{ waiting: 3, money: () => '1' }],
  [
    entryOf({ stock: 'in', open: true, shown: true, read: true, isNew: true, owner: true, letIn: true, on: true }),
    entryOf({ state: 'locked' }),
    entryOf({}),
  ],
  [entryOf({ taken: true, month: '2026-02' }), entryOf({ month: '2026-02' })],
]

/** What a function returns for the samples that fit it; if none fits, this test needs another sample. */
function spoken(say: Spoken, path: string): [string, string][] {
  const said = (sample: unknown): [string, string][] => {
    try {
      return textsOf(say(...Array.from({ length: say.length }, () => sample)), `${path}(${String(sample)})`)
    } catch {
      return []
    }
  }
  const found = samples.map((kind) => kind.flatMap(said)).find(fits)
  if (!found) throw new Error(`no sample fits ${path}`)
  return found
}

/** A sample without a field that the words name gives 'undefined'. */
const fits = (texts: readonly [string, string][]): boolean =>
  texts.length > 0 && !texts.some(([, text]) => text.includes('undefined'))

const texts = (part: string, locale: Locale): Texts => new Map(textsOf(words(part, locale), ''))

/** A text without what the samples added to it. */
const bare = (text: string): string => text.replaceAll(/Zoë|\d+/g, '').trim()

/** Words that are the same in English and in another language, and right in both. */
const alike: Readonly<Record<string, readonly string[]>> = {
  nl: [
    'Happy hour',
    'Accent',
    'Cappuccino',
    'Logo',
    'Barista',
    'Combo',
    'Contact',
    'Detail',
    'Details',
    'E-mail',
    'Home',
    'is open.',
    'Live',
    'Offline',
    'Online',
    'Open',
    'OPEN',
    'Zoom in',
    'Code',
    'Later',
    '+ min',
    'min',
    '·  min',
    'alcohol',
    'gluten',
    '(gluten)',
    'spelt',
    'halal',
    'Passkeys',
    'Warm',
    'Bank',
    'Week',
    'week',
    'open',
    'online',
    'Filter',
    'Postcode',
    'Printers',
    'Printer “”',
  ],
  fr: [
    'Secret',
    'Happy hour',
    'Accent',
    'Cappuccino',
    'Logo',
    'Warm',
    'Actions',
    'Barista',
    'Combo',
    'Contact',
    'Date',
    'Description',
    'E-mail',
    'Latitude',
    'Longitude',
    'Message',
    '+ min',
    'Code',
    'Messages',
    'Options',
    'Question',
    'Service',
    'stock',
    'Stock',
    'Table',
    'Total',
    'min',
    '·  min',
    'minute',
    'minutes',
    'point',
    'points',
    'Page, PDF',
    'Journal',
    'Journal, CSV',
    'gluten',
    '(gluten)',
    'lupin',
    'halal',
  ],
}

/** Names that are spelled the same in every language. */
const names =
  /Noisette|instagram\.com|Zoë|ntfy|openstreetmap\.org|noor@example\.com|\bhttps(?=[^:])|\bhttps$|K7QM-2XWD-9RTA|\blog\.csv\b|https?:\/\/|Mollie|Peppol|Bancontact|Edenred|Monizze|Pluxee|Star|Epson|CloudPRNT|Server Direct Print|Server URL|Polling Time|URL Encode|URL 1|Interval|Android|Chrome|Edge|Windows|WinUSB|USB|Enable|Submit|Save|root|epson|public|Developers|API keys|Access tokens?|\b(?:test|live|access)_|\bpayouts\.csv\b|\b(?:settlements|payments|refunds|chargebacks)\b|\b(npm run verify-books|API|AVIF|BMP|GIF|HEIC|JPEG|PDF|PNG|PUBLIC_URL|SVG|TIFF|UBL|WebM|WebP|ZIP|CSV|csv|JSON|json|xlsx|Excel|Numbers|LibreOffice)\b/g

/** Words that occur in no sentence of our other languages. */
const english = /\b(the|your|and|please|with|from|this|that|you|are|customers|orders|branch|branches)\b/i

test('there is a dictionary of every part in every language', () => {
  expect(parts.length).toBeGreaterThanOrEqual(40)
  for (const part of parts)
    for (const locale of locales) expect(words(part, locale), part + locale).toBeTypeOf('object')
})

describe.each(parts)('the words of %s', (part) => {
  test.each(locales)('none is empty: %s', (locale) => {
    const empty = [...texts(part, locale)].filter(([, text]) => text.trim() === '').map(([path]) => path)
    expect(empty).toEqual([])
  })

  test.each(others)('none was left in English: %s', (locale) => {
    const originals = texts(part, 'en')
    const left = [...texts(part, locale)].filter(([path, text]) => {
      const same = text === originals.get(path) && /\p{L}{3}/u.test(bare(text).replaceAll(names, ''))
      return (same && !alike[locale]?.includes(bare(text))) || english.test(text)
    })
    expect(left).toEqual([])
  })

  test('the Arabic has no Latin word but names', () => {
    const latin = [...texts(part, 'ar')].filter(([, text]) => /[a-z]{3}/i.test(text.replaceAll(names, '')))
    expect(latin).toEqual([])
  })
})
