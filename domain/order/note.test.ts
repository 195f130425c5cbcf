// A note as the board and the slips read it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allergiesIn, readNote } from './note.ts'

test('[F-52] what is left out is set apart, in every language', () => {
  expect(readNote('oat milk, no onion')).toEqual([
    { kind: 'other', text: 'oat milk' },
    { kind: 'without', word: 'no', text: 'onion' },
  ])
  for (const text of ['zonder ui', 'sans oignon', 'pas d’oignon', 'بدون بصل', 'geen ui', 'ohne Zwiebel', 'sin cebolla'])
    expect(readNote(text)[0]?.kind, text).toBe('without')
  expect(readNote('  ')).toEqual([])
})

test('[J-70] a note that speaks of an allergy is one part, with all that it lists', () => {
  for (const text of [
    'I am allergic to walnuts, hazelnuts, pecans',
    'oat milk, no onion; ALLERGY: nuts',
    'extra hot\nnotenallergie, ook sesam',
    'حساسية من الجوز، البندق، الفستق',
  ])
    expect(readNote(text)).toEqual([{ kind: 'allergy', text }])
})

test('[J-70] a comma divides another note only before a word such as without, so that no list is cut', () => {
  expect(readNote('extra hot, no onion, tomato, cucumber; zonder suiker')).toEqual([
    { kind: 'other', text: 'extra hot' },
    { kind: 'without', word: 'no', text: 'onion, tomato, cucumber' },
    { kind: 'without', word: 'zonder', text: 'suiker' },
  ])
})

const speakOfAllergies: Readonly<Record<string, readonly string[]>> = {
  en: [
    'nut alergy',
    'coeliac',
    'I have celiac disease',
    'lactose intolerant',
    'no nuts please',
    'gluten-free',
    'no eggs or milk',
  ],
  nl: [
    'notenallergie!',
    'ik heb coeliakie',
    'cœliakie',
    'glutenvrij aub',
    'lactose-intolerantie',
    'zonder pinda',
    'eivrij',
  ],
  fr: ['allergique aux noix', 'maladie cœliaque', 'coeliaque', 'intolérance au lactose', 'sans arachides', 'pas d’œuf'],
  ar: ['عندي حساسية من المكسرات', 'مرض السيلياك', 'بدون حليب', 'لا أتحمل اللاكتوز', 'خالي من الغلوتين', 'بدون بيض'],
  de: ['Nussallergie', 'Zöliakie', 'keine Erdnüsse', 'Laktoseunverträglichkeit', 'ohne Milch', 'glutenfrei'],
  es: ['alérgico a los frutos secos', 'soy celíaca', 'intolerancia a la lactosa', 'sin cacahuetes', 'sin huevo'],
  it: ['allergia alle noci', 'sono celiaco', 'intollerante al lattosio', 'senza glutine', 'senza uova'],
  pt: ['alergia a amendoim', 'celíaco', 'intolerância à lactose', 'sem glúten', 'sem leite'],
  pl: ['alergia na orzechy', 'celiakia', 'nietolerancja laktozy', 'bez glutenu', 'bez mleka'],
  tr: ['fıstık alerjim var', 'çölyak', 'laktoz intoleransı', 'glütensiz', 'sütsüz'],
  ro: ['alergie la nuci', 'boala celiacă', 'intoleranță la lactoză', 'fără gluten', 'fără ouă', 'fără lapte'],
  uk: ['алергія на горіхи', 'целіакія', 'непереносимість лактози', 'без глютену', 'без молока'],
  ru: ['аллергия на орехи', 'целиакия', 'непереносимость лактозы', 'без глютена', 'без яиц'],
  vi: ['Dị ứng đậu phộng', 'tôi bị dị ứng với sữa', 'DI UNG hai san'],
  fa: ['من به شیر حساسیت دارم', 'به بادام زمینی آلرژی دارم', 'حساسيت لبنيات', 'ڈیری سے الرجی'],
  eu: ['zeliakoa naiz'],
  el: ['αλλεργία στο γάλα', 'ΑΛΛΕΡΓΊΑ', 'χωρίς γάλα', 'δυσανεξία στη λακτόζη', 'κοιλιοκάκη', 'χωρίς γλουτένη'],
  india: ['मुझे दूध से एलर्जी है', 'दूध नहीं', 'मूंगफली', 'বাদামে অ্যালার্জি', 'பால் ஒவ்வாமை'],
  other: [
    'ալերգիա ընկույզից',
    'ალერგია თხილზე',
    'የወተት አለርጂ',
    '我对花生过敏',
    '땅콩 알레르기',
    'แพ้ถั่ว',
    'אלרגיה לבוטנים',
    'αλλεργία στο γάλα',
    'no 🥜',
  ],
}
test.each(Object.entries(speakOfAllergies))('[J-71] allergies and intolerances are recognised: %s', (_, notes) => {
  for (const note of notes) expect(readNote(note), note).toEqual([{ kind: 'allergy', text: note }])
})

test('[J-70] a note that tells what an allergen does, or where it must not be, speaks of an allergy', () => {
  for (const note of [
    'must not contain traces of hazelnut, almond',
    'I die from walnuts, pecans, hazelnuts',
    'milk would kill me',
    'I react badly to milk, soy',
    'sesame makes me ill',
    'keine Spuren von Mandeln, Sesam',
    'kan niet tegen melk',
    'je ne supporte pas le lait',
    'le lait me rend malade',
    'puede contener trazas de sésamo',
    'le uova mi fanno male',
    'senza latte',
    'keep away from sesame',
    'milk is not ok',
    'I do not tolerate soy',
    'dairyfree',
    'gevoelig voor melk',
    'la leche me hace daño',
    'السمسم يقتلني',
    'süt dokunuyor',
    'sesame is deadly to me',
    'almond makes me vomit',
    'فيه آثار لوز',
    'الحليب يمرضني',
    'ik word ziek van soja',
    'reageer hevig op ei',
  ])
    expect(readNote(note), note).toEqual([{ kind: 'allergy', text: note }])
})

test('[J-71] short forms, letters that stand apart and signs that say no are recognised', () => {
  for (const note of [
    'GF only!',
    'kid with FPIES',
    'C O E L I A C',
    'c.o.e.l.i.a.c.',
    'no n u t s',
    'no M-I-L-K',
    'hazelnut ≠ ok, walnut ≠ ok',
    'egg ⛔️',
    'milk ❌',
    'حساسی',
    'seliac',
    'Dairy 🚫',
  ])
    expect(readNote(note), note).toEqual([{ kind: 'allergy', text: note }])
})

test('[J-71] a wish for something that others are allergic to is no allergy', () => {
  for (const note of [
    'normal milk',
    'oat milk, extra hot',
    'no sugar, soy milk',
    'lait chaud',
    'havermelk, zonder suiker',
    'sans sucre, lait',
    'ohne Zucker',
    'coconut',
    'a donut',
    'nutmeg on top',
    'no foam',
    'egg on the side',
    'بدون سكر',
    'for Cecilia',
    'no eggplant',
    'soy milk please',
    'no sugar',
    'I’ll have oat milk',
    'melk die niet te heet is',
    'A B C, oat milk',
    'oat milk for Illya',
    'حليب الشوفان مع الرجاء السرعة',
    'extra hot ≠ boiling',
  ])
    expect(
      readNote(note).some(({ kind }) => kind === 'allergy'),
      note,
    ).toBe(false)
})

test('[J-70] no word of a note gets lost or changes its place', () => {
  const letters = (text: string) => text.replace(/[\s,;،؛]/g, '')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('no ', 'a', 'é', ' ', ',', ';', '\n', 'sans ', 'nut', 'ب') }),
      (note) => {
        const said = readNote(note).map(({ word = '', text }) => word + text)
        expect(letters(said.join(''))).toBe(letters(note))
      },
    ),
  )
})

test('[J-70] the same warning of several lines is one', () => {
  const notes = 'allergic to nuts, and to sesame'
  expect(allergiesIn([{ notes }, { notes: 'extra hot' }, { notes }])).toEqual([notes])
})
