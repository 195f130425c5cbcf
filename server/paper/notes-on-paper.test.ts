// What customers write, as it stands on tickets and labels before it is dots: every word of it, in its order.
import { describe, expect, test } from 'vitest'
import { cupSlips } from '../../domain/paper/cup-slips.ts'
import { kitchenSlip } from '../../domain/paper/kitchen-slip.ts'
import { plain, row, type Slip } from '../../domain/paper/slip.ts'
import { slipFormat } from '../../domain/paper/slip-format.ts'
import { type Locale, locales } from '../../domain/shared/locale.ts'
import { at, wednesday } from '../../domain/testing/fixtures.ts'
import { bareCappuccino, croissant, noorsOrder } from '../../domain/testing/slip-orders.ts'
import { wordsIn } from '../testing/paper/words-on-paper.ts'
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
      order: noorsOrder({ lines: [{ ...bareCappuccino, notes }, croissant] }),
      ...{ station: null, branch: 'Antwerpen', said: null, at: at(wednesday, 12, 11) },
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
      const order = noorsOrder({ lines: [{ ...bareCappuccino, notes: note }, croissant] })
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

test('[J-71] a name that cannot be drawn sends to the board too; a picture beside a name is only left out', () => {
  const rowsOf = (text: string) => blocksOf({ locale: 'en', code: '', parts: [row([plain(text)])] }, 576)
  expect(rowsOf('李明')).toEqual(['…', 'Cannot be printed: see the board'])
  expect(rowsOf('Noor ☕️')).toEqual(['Noor '])
  expect(rowsOf('Nguyễn ⅓ № 7 ‐ Işıl')).toEqual(['Nguyen 1⁄3 № 7 - Işıl'])
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
