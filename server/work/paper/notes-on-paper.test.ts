// What customers write, as it stands on tickets and labels before it is dots: every word of it, in its order.
import { describe, expect, test } from 'vitest'
import { cupSlips } from '#domain/paper/cup-slips.ts'
import { kitchenSlip } from '#domain/paper/kitchen-slip.ts'
import { plain, row, type Slip } from '#domain/paper/slip.ts'
import { slipFormat } from '#domain/paper/slip-format.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { clockAt, wednesday } from '#domain/testing/fixtures.ts'
import { bareCappuccino, croissant, noorsSlipOrder } from '#domain/testing/slip-orders.ts'
import { wordsIn } from '#server/testing/paper/words-on-paper.ts'
import { laidOut } from './draw-slip.ts'
import { openSlipLetters } from './slip-letters.ts'

const letters = await openSlipLetters()

/** Five sentences of a language about the same allergens, 25 notes each. */
const languages: Readonly<Record<string, { readonly said: readonly string[]; readonly of: readonly string[] }>> = {
  en: {
    said: [
      'I am allergic to @',
      'oat milk, no foam; allergy: @',
      'coeliac!\nand no @ please',
      'no sugar, severe intolerance of @',
      'extra hot (@ allergy, I carry an EpiPen)',
    ],
    of: [
      'walnuts, hazelnuts, pecans',
      'milk, eggs and butter',
      'gluten',
      'sesame; mustard; celery',
      'shellfish, fish, sulphites',
    ],
  },
  nl: {
    said: [
      'Ik ben allergisch voor @',
      'havermelk, zonder schuim; allergie: @',
      'coeliakie!\nen geen @ aub',
      'zonder suiker, intolerantie voor @',
      'extra heet (@: overgevoelig)',
    ],
    of: [
      'walnoten, hazelnoten, pecannoten',
      'melk, eieren en boter',
      'gluten',
      'sesam; mosterd; selderij',
      'schaaldieren, vis, sulfieten',
    ],
  },
  fr: {
    said: [
      'Je suis allergique aux @',
      'lait d’avoine, sans mousse ; allergie : @',
      'cœliaque !\net pas de @ svp',
      'sans sucre, intolérance : @',
      'très chaud (@ : hypersensible)',
    ],
    of: [
      'noix, noisettes, noix de pécan',
      'lait, œufs et beurre',
      'gluten',
      'sésame ; moutarde ; céleri',
      'crustacés, poisson, sulfites',
    ],
  },
  ar: {
    said: [
      'عندي حساسية من @',
      'حليب الشوفان، بدون رغوة؛ حساسية: @',
      'مرض السيلياك!\nوبدون @ من فضلك',
      'بدون سكر، عدم تحمل @',
      'ساخن جدًّا (حساسية شديدة من @)',
    ],
    of: [
      'الجوز، البندق، البقان',
      'الحليب والبيض والزبدة',
      'الغلوتين',
      'السمسم؛ الخردل؛ الكرفس',
      'القشريات، السمك، الكبريتيت',
    ],
  },
  de: {
    said: [
      'Ich bin allergisch gegen @',
      'Hafermilch, ohne Schaum; Allergie: @',
      'Zöliakie!\nund keine @ bitte',
      'ohne Zucker, Unverträglichkeit: @',
      'extra heiß (@: Anaphylaxie)',
    ],
    of: [
      'Walnüsse, Haselnüsse, Pekannüsse',
      'Milch, Eier und Butter',
      'Gluten',
      'Sesam; Senf; Sellerie',
      'Krebstiere, Fisch, Sulfite',
    ],
  },
  es: {
    said: [
      'Soy alérgica a @',
      'leche de avena, sin espuma; alergia: @',
      '¡celíaco!\ny sin @ por favor',
      'sin azúcar, intolerancia a @',
      'muy caliente (alérgico: @)',
    ],
    of: [
      'nueces, avellanas, pacanas',
      'leche, huevos y mantequilla',
      'gluten',
      'sésamo; mostaza; apio',
      'crustáceos, pescado, sulfitos',
    ],
  },
  it: {
    said: [
      'Sono allergico a @',
      'latte d’avena, senza schiuma; allergia: @',
      'celiaca!\ne senza @ per favore',
      'senza zucchero, intolleranza a @',
      'molto caldo (allergia grave: @)',
    ],
    of: [
      'noci, nocciole, noci pecan',
      'latte, uova e burro',
      'glutine',
      'sesamo; senape; sedano',
      'crostacei, pesce, solfiti',
    ],
  },
  pt: {
    said: [
      'Sou alérgica a @',
      'leite de aveia, sem espuma; alergia: @',
      'celíaco!\ne sem @ por favor',
      'sem açúcar, intolerância a @',
      'muito quente (alergia grave: @)',
    ],
    of: [
      'nozes, avelãs, pecãs',
      'leite, ovos e manteiga',
      'glúten',
      'sésamo; mostarda; aipo',
      'crustáceos, peixe, sulfitos',
    ],
  },
  pl: {
    said: [
      'Mam alergię na @',
      'mleko owsiane, bez pianki; alergia: @',
      'celiakia!\ni bez @ proszę',
      'bez cukru, nietolerancja: @',
      'bardzo gorące (uczulenie i alergia: @)',
    ],
    of: [
      'orzechy włoskie, orzechy laskowe',
      'mleko, jajka i masło',
      'gluten',
      'sezam; gorczyca; seler',
      'skorupiaki, ryby, siarczyny',
    ],
  },
  tr: {
    said: [
      '@ alerjim var',
      'yulaf sütü, köpüksüz; alerji: @',
      'çölyak!\nve @ olmasın lütfen',
      'şekersiz, intolerans: @',
      'çok sıcak (ağır alerji: @)',
    ],
    of: [
      'ceviz, fındık, pekan',
      'süt, yumurta ve tereyağı',
      'glüten',
      'susam; hardal; kereviz',
      'kabuklular, balık, sülfit',
    ],
  },
  ro: {
    said: [
      'Sunt alergică la @',
      'lapte de ovăz, fără spumă; alergie: @',
      'boala celiacă!\nși fără @ vă rog',
      'fără zahăr, intoleranță la @',
      'foarte fierbinte (alergie gravă: @)',
    ],
    of: [
      'nuci, alune, nuci pecan',
      'lapte, ouă și unt',
      'gluten',
      'susan; muștar; țelină',
      'crustacee, pește, sulfiți',
    ],
  },
  uk: {
    said: [
      'У мене алергія на @',
      'вівсяне молоко, без пінки; алергія: @',
      'целіакія!\nі без @ будь ласка',
      'без цукру, непереносимість: @',
      'дуже гаряче (сильна алергія: @)',
    ],
    of: [
      'горіхи, фундук, пекан',
      'молоко, яйця й масло',
      'глютен',
      'кунжут; гірчиця; селера',
      'ракоподібні, риба, сульфіти',
    ],
  },
}

const noteOf = (said: string, of: string): string => said.replace('@', of)
const unspaced = (text: string): string => text.replace(/[\s/]/g, '')
const blocksOf = (slip: Slip, width: number): string[] => laidOut(letters, slip, width).flat().map(wordsIn)

const ticket = (notes: string, locale: Locale) =>
  kitchenSlip(
    {
      order: noorsSlipOrder({ lines: [{ ...bareCappuccino, notes }, croissant] }),
      station: null,
      branch: 'Antwerpen',
      said: null,
      at: clockAt(wednesday, 12, 11),
    },
    slipFormat(locale, 'Europe/Brussels'),
  )

describe.each(Object.entries(languages))('[J-71] notes in %s', (_, { said, of }) => {
  const notes = said.flatMap((sentence) => of.map((what) => noteOf(sentence, what)))

  test('stand whole in one frame of the ticket, and on every label', () => {
    expect(notes).toHaveLength(25)
    for (const [place, note] of notes.entries()) {
      const locale = locales[place % locales.length] ?? 'en'
      const { says } = slipFormat(locale, 'Europe/Brussels')
      const blocks = blocksOf(ticket(note, locale), place % 2 === 0 ? 576 : 384).map(unspaced)
      expect(blocks, note).toContain(unspaced(`${says.allergy}: ${note}`))
      expect(blocks.join('')).not.toContain(unspaced(says.seeBoard))
      const order = noorsSlipOrder({ lines: [{ ...bareCappuccino, notes: note }, croissant] })
      const labels = cupSlips(
        { order, station: null, named: true, allergies: true },
        slipFormat(locale, 'Europe/Brussels'),
      )
      expect(labels).toHaveLength(2)
      for (const label of labels) expect(blocksOf(label, 448).map(unspaced), note).toContain(unspaced(note))
    }
  })
})

test.each([
  ['en', 'Cannot be printed: see the board'],
  ['nl', 'Niet af te drukken: zie het bord'],
  ['fr', 'Impossible à imprimer : voir le tableau'],
  ['ar', 'تعذّرت طباعته: انظر اللوحة'],
] as const)('[J-71] letters and pictures of a note that cannot be drawn send to the board: %s', (locale, sentence) => {
  for (const note of ['我对花生过敏', 'אלרגיה לבוטנים', 'แพ้ถั่ว', 'no 🥜 please', '❤️', 'extra 熱い', '땅콩'])
    expect(blocksOf(ticket(note, locale), 576), note).toContain(sentence)
  expect(blocksOf(ticket('extra 熱い', locale), 576)).toContain('extra …')
})

/** What a ticket and the labels of its order say, without the ticket's foot. */
function printed(...notes: string[]) {
  const lines = notes.map((note, place) => ({ ...croissant, id: place + 1, notes: note }))
  const order = noorsSlipOrder({ lines })
  const format = slipFormat('en', 'Europe/Brussels')
  const facts = { station: null, branch: 'Antwerpen', said: null, at: clockAt(wednesday, 12, 11) }
  return {
    ticket: blocksOf(kitchenSlip({ order, ...facts }, format), 576),
    labels: cupSlips({ order, station: null, named: true, allergies: true }, format).map((slip) => blocksOf(slip, 448)),
  }
}
const seeBoard = 'Cannot be printed: see the board'

test.each([
  ['hazelnut ≠ ok, walnut ≠ ok', 'hazelnut … ok, walnut … ok'],
  ['allergic: nuts ≠ ok', 'allergic: nuts … ok'],
  ['allergic: soy ≯ 1 g, milk ≤ 2 g', 'allergic: soy … 1 g, milk … 2 g'],
  ['Dị ứng đậu phộng', 'D… …ng đ…u ph…ng'],
  ['allergy: Ẹ̀pà', 'allergy: …pà'],
  ['allergy: ė̃ ų́', 'allergy: … …'],
  ['аллергия: молоко́', 'аллергия: молок…'],
  ['no 🥜⃠ allergy, 1⅓ shot', 'no … allergy, 1… shot'],
  ['no nuts\u0338 please', 'no nut… please'],
  ['No 🥜 and no 🥛, oat ok', 'No … and no …, oat ok'],
  ['nuts ❌ milk ✅', 'nuts … milk …'],
  ['🥜🥜', '…'],
  ['allergy 👩🏽‍🍳 🇻🇳 1️⃣', 'allergy … … …'],
])('[J-71] what a typeface lacks stands as … in every frame, and sends to the board: %s', (note, said) => {
  const { ticket: lines, labels } = printed(note, '')
  expect(lines).toContain(`ALLERGY: ${said}`)
  expect(lines).toContain(seeBoard)
  expect(labels).toHaveLength(2)
  for (const label of labels) {
    expect(label).toContain(said)
    expect(label.filter((line) => line === seeBoard)).toHaveLength(1)
  }
})

test('[J-71] only what is the same letter to every reader is drawn as another one', () => {
  const { ticket: lines, labels } = printed('alergie: smânţă, ＭＩＬＫ, ﬁsh, 𝐞𝐠𝐠; ©️ №‑1\u00ad0 حساسیت ﻣﻜﺴﺮات جدًّا')
  const said = 'alergie: smânță, MILK, fish, egg; © №-10 حساسيت مكسرات جدًّا'.normalize('NFC')
  expect(lines).toContain(`ALLERGY: ${said}`)
  expect([...lines, ...labels.flat()]).not.toContain(seeBoard)
})

test.each([
  ['Tamil', 'கடலை வேண்டாம்'],
  ['Bengali', 'বাদাম দেবেন না'],
  ['Armenian', 'առանց կաթի'],
  ['Georgian', 'რძის გარეშე'],
  ['Amharic', 'ያለ ወተት'],
  ['Urdu', 'دودھ نہیں چاہیے'],
  ['Persian', 'گردو نمی‌خورم'],
  ['signs', 'hot ⩽ 60'],
])('[J-71] a note in %s that cannot be drawn sends to the board from every label of its person', (_, note) => {
  const { ticket: lines, labels } = printed('', note, 'extra hot')
  expect(lines.indexOf(seeBoard)).toBeGreaterThan(0)
  expect(lines.indexOf(seeBoard)).toBeLessThan(lines.findIndex((line) => line.includes('Croissant')))
  expect(labels).toHaveLength(3)
  for (const label of labels) expect(label.filter((line) => line === seeBoard)).toHaveLength(1)

  const [mine, theirs] = [1, 2].map((number) => ({ number, name: `Nr ${number}` }))
  const order = noorsSlipOrder({
    lines: [
      { ...bareCappuccino, notes: note, ...(mine && { person: mine }) },
      { ...croissant, ...(theirs && { person: theirs }) },
    ],
  })
  const format = slipFormat('en', 'Europe/Brussels')
  const says = (allergies: boolean) =>
    cupSlips({ order, station: null, named: true, allergies }, format).map((slip) =>
      blocksOf(slip, 448).includes(seeBoard),
    )
  expect(says(true)).toEqual([true, false])
})

test('[J-71] a name that cannot be drawn sends to the board; beside a name a picture is left out, and a mark of a letter', () => {
  const rowsOf = (text: string) => blocksOf({ locale: 'en', code: '', parts: [row([plain(text)])] }, 576)
  expect(rowsOf('李明')).toEqual(['…', seeBoard])
  expect(rowsOf('Noor ☕️')).toEqual(['Noor '])
  expect(rowsOf('Nguyễn Ẹ̀bùn ⅓ № 7 ‐ Işıl')).toEqual(['Nguyen Ebùn 1⁄3 № 7 - Işıl'])
  expect(rowsOf('Milk ≠ 1')).toEqual(['Milk … 1', seeBoard])
})

test('[J-74] Arabic words among Latin ones stand from right to left, also where they go on in another line', () => {
  const rightmost = (text: string) => {
    const { glyphs } = letters.outlinesOf(text, 'strong', 'ltr')
    return glyphs.map(({ x }) => x)
  }
  const inArabic = letters.outlinesOf('بدون سكر', 'strong', 'rtl').glyphs.map(({ x }) => x)
  expect(rightmost('\u2068بدون سكر\u2069')).toEqual(inArabic)
  expect(rightmost('بدون \u2068سكر\u2069')).not.toEqual(inArabic)
  // The second line begins with a Latin word, and still belongs to an Arabic sentence.
  const long = `${'حساسية شديدة من الجوز والبندق '.repeat(2)} Nutella والفستق`
  const lines = laidOut(letters, ticket(long, 'en'), 384)
    .flat()
    .flatMap(({ lines }) => lines)
  const second = lines.flatMap(({ spans }) => spans).find(({ text }) => text.includes('Nutella'))
  expect(second?.text.startsWith('\u2067')).toBe(true)
})
