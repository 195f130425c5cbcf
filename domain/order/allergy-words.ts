// Whether a note speaks of an allergy or an intolerance, in the shop's languages and the commonest others. Better one box
// too many than one too few: the person who sees the box asks. The words are written as `folded` leaves them, or nearly so.

/** Wherever they stand in a word, since Dutch and German join words; with the usual misspellings. */
const illness = [
  'allerg|alerg|allrg|allegri?c|alerji|anaphyla|anafyla|anafila|epi-?pen',
  'uczul|intol+er|toleru|tolerancj|unvertrag|overgevoelig|hypersens|hipersens|ipersens',
  'c(?:oe|e|i|y)l+ia[ckq]|coeliak|zoe?liak|colyak|lacto[sz]|lakto[sz]|lat+osio|histamin',
  'алерг|аллерг|непереносим|анафила|целиак|целіак|лактоз|αλλεργ|αλεργ',
  'حساسي|تحسس|عدم تحمل|سيلياك|زلاقي|لاكتوز',
  '过敏|過敏|アレルギ|알레르기|אלרג|แพ้|एलर्जी',
]

/** Of the fourteen allergens of EU law, those that hardly anybody asks for in a note. */
const shunned = [
  // Gluten.
  'gluten|glutin|глютен|جلوتين|غلوتين',
  // Peanuts.
  'peanut|groundnut|pinda|arachid|cacahu|erdnuss|mani|amendoim|orzeszk|yerfistig|arahid',
  'арахис|арахіс|فول سوداني|🥜',
  // Nuts.
  'nut|nuts|noten|nootjes|noix|fruits? a coque|nuss|nusse|schalenfr|nuez|nueces',
  'frutos? secos?|frutos? de casca|noci|frutta secca|frutta a guscio|noz|nozes|orzech',
  'kuruyemis|nuci|орех|горіх|مكسرات|🌰',
  // Crustaceans and molluscs.
  'shell-?fish|crustac|schaaldier|schelpdier|fruits de mer|krebstier|schalentier|meeresfr',
  'marisco|crostace|mol+us[ckq]|weekdier|weichtier|skorupiak|mieczak|kabuklu',
  'ракообраз|ракоподіб|моллюск|молюск|قشريات|رخويات|محار|🦐|🦀|🦪|🦞',
  // Sulphites and lupin.
  'sul[fp]h?it|solfit|siarczyn|сульфит|сульфіт|كبريتيت',
  'lupin|altramu|tremoc|lubin|люпин|ترمس',
  // Milk and eggs, with the ending that says without.
  'sutsuz|yumurtasiz',
]

/** The other allergens: many want them, so they count only where the note refuses something too. */
const tastes = [
  // Milk.
  'milk|dairy|melk|zuivel|lait|laitier|laitage|milch|leche|lacteo|latticin',
  'leite|laticin|mlek[ao]|mleczn|nabial|sut|lapte|lactate|молок|молоч|حليب|لبن|🥛',
  // Eggs.
  'egg|eggs|eieren|ei|oeuf|eier|huevo|uov[ao]|ovo|ovos|jaj[aek]|yumurta|oua',
  'яйц|яєць|بيض|🥚',
  // Fish.
  'fish|vis|poisson|fisch|pescado|pesce|peixe|ryb[ay]?|balik|peste|рыб|риб|سمك|🐟',
  // Soya, sesame, mustard and celery.
  'soy|soya|soja|soia|соя|сои|сої|صويا|sesam|susam|кунжут|سمسم',
  'mustard|mosterd|moutarde|senf|mostaza|senape|mostarda|musztard|hardal|mustar',
  'горчиц|гірчиц|خردل|celery|selder|celeri|seller|apio|sedano|aipo|kereviz',
  'telina|сельдере|селер|كرفس',
  // Cereals with gluten.
  'wheat|tarwe|ble|weizen|trigo|frumento|pszenic|bugday|grau|пшениц|قمح|🌾',
  'rye|barley|oats|spelt|rogge|gerst|seigle|orge|epeautre',
  // Nuts by name.
  'almond|amandel|amande|mandel|almendra|mandorl|amendoa|migdal|badem|миндал|мигдал|لوز',
  'hazel|noiset|haselnu|avellana|nocciol|avela|findik|alune|фундук|بندق',
  'walnut|walno|walnu|ceviz|جوز|cashew|caju|кешью|كاجو|pecan|pekan|macadamia',
  'pista[cz]|fistik|fistach|фисташ|фісташ|فستق',
]

const refusing = [
  "no|non|without|free|avoid|never|can'?t|cannot|geen|zonder|nooit",
  'sans|pas de|aucune?|eviter|jamais|ohne|keine?n?|frei|sin|nada de',
  'senza|niente|sem|nao|bez|yok|olmasin|icermesin|yemem|fara',
  'без|нет|немає|нельзя|не можна|بدون|بلا|من غير|خالي|ممنوع|لا',
]

const plainOf: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', '’': "'" }

export function speaksOfAllergy(note: string): boolean {
  const { ill, shuns, names, refuses } = patterns()
  const plain = folded(note)
  if (ill.test(plain) || shuns.test(plain)) return true
  return plain.split(/[\n,;.،؛!?]+/).some((part) => names.test(part) && refuses.test(part))
}

type Patterns = Readonly<Record<'ill' | 'shuns' | 'names' | 'refuses', RegExp>>
let made: Patterns | undefined

/** Made at the first note: pages without one do not pay for them. */
function patterns(): Patterns {
  made ??= {
    ill: new RegExp(folded(illness.join('|')), 'u'),
    shuns: beginning(shunned),
    names: beginning(tastes),
    // Dutch and German say it at the end: eivrij, milchfrei.
    refuses: new RegExp(`(?<!\\p{L})(?:${folded(refusing.join('|'))})(?!\\p{L})|pas d'|(?:vrij|frei)(?!\\p{L})`, 'u'),
  }
  return made
}

/** Words that begin with one of these, in Arabic also after the article; up to four letters are a word by themselves. */
function beginning(lines: readonly string[]): RegExp {
  const words = folded(lines.join('|'))
    .split('|')
    .map((word) => (/^[a-z]{1,4}$/.test(word) ? `${word}(?=\\P{L}|$|vrij|frei)` : word))
  return new RegExp(`(?<!\\p{L})(?:ال|بال|لل)?(?:${words.join('|')})`, 'u')
}

/** Only for comparing: without capitals, accents and other forms of a letter. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[łıßœæø’]/gu, (letter) => plainOf[letter] ?? letter)
}
