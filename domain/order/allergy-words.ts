// Whether a note speaks of an allergy or an intolerance, in the shop's languages and the commonest others. Better one
// box too many than one too few: the person who sees the box asks. The words are written as `folded` leaves them, or
// nearly so.
import { normalForm } from '../shared/normal-form.ts'

/** Wherever they stand in a word, since Dutch and German join words; with the usual misspellings. */
const illness = [
  'allerg|alerg|allrg|allegri?c|alerji|anaphyla|anafyla|anafila|epi-?pen',
  'uczul|intol+er|toleru|tolerancj|unvertrag|overgevoelig|hypersens|hipersens|ipersens|overk[ae]nslig|overfolsom',
  '[cksz](?:oe|o|e|i|y)l+ia[ckq]|colyak|lacto[sz]|lakto[sz]|lat+osio|histamin|fpies|\\beoe\\b|\\bdi ung\\b',
  'алерг|аллерг|непереносим|анафила|целиак|целіак|лактоз|αλλεργ|αλεργ|δυσανεξ|κοιλιοκακ',
  'حساسي|تحسس|عدم تحمل|سيلياك|زلاقي|لاكتوز|آلرژ|الرجي(?!م)',
  '过敏|過敏|アレルギ|알레르기|אלרג|แพ้|एलर्जी|অ্যালার্জি|ஒவ்வாமை|ալերգ|ალერგ|አለርጂ',
]

/** Of the fourteen allergens of EU law, those that hardly anybody asks for in a note. */
const shunned = [
  // Gluten; 'free of gluten' and 'of dairy' in short.
  'gluten|glutin|gf|df|глютен|γλουτεν|جلوتين|غلوتين',
  // Peanuts.
  'peanut|groundnut|pinda|arachid|cacahu|erdnuss|mani|amendoim|orzeszk|yerfistig|arahid',
  'арахис|арахіс|فول سوداني|بادام زميني|मूंगफली|dau phong|🥜',
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
  // Milk and eggs, with what says without; latte alone is a coffee.
  'sutsuz|yumurtasiz|senza latte',
]

/** The other allergens: many want them, so they count only where the note refuses something too, or tells of harm. */
const tastes = [
  // Milk.
  'milk|dairy|melk|zuivel|lait|laitier|laitage|milch|leche|lacteo|latticin',
  'leite|laticin|mlek[ao]|mleczn|nabial|sut|lapte|lactate|молок|молоч|γαλα|حليب|لبن|شير|दूध|🥛',
  // Eggs.
  'egg|eggs|eieren|ei|oeuf|eier|huevo|uov[ao]|ovo|ovos|jaj[aek]|yumurta|oua',
  'яйц|яєць|αυγα|αυγο|بيض|🥚',
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
  'almond|amandel|amande|mandel|almendra|mandorl|amendoa|migdal|badem|миндал|мигдал|لوز|بادام',
  'hazel|noiset|haselnu|avellana|nocciol|avela|findik|alune|фундук|بندق',
  'walnut|walno|walnu|ceviz|جوز|cashew|caju|кешью|كاجو|pecan|pekan|macadamia',
  'pista[cz]|fistik|fistach|фисташ|фісташ|φιστικ|فستق',
]

/** What an allergen does to somebody, or where it must not be: in the whole note, since lists follow. */
const harms = [
  'trace|spoor|sporen|spuren|trazas|tracce|vestigio|slady|следы|следов|сліди|слідів|اثار',
  'must not|may not|not ok|not allowed|away from|in de buurt|not contain|bevatten|enthalten|contenir|contener|conter',
  'react|reage|reagi|reakt|reakc|reaz|reacc|реакц|реагир',
  'ill|sick|unwell|kill|kills|i die|will die|would die|could die|can die|may die|die from|hospital|rash',
  'deadly|lethal|fatal|poison|giftig|upset|vomit|swell|swollen|tolera|sensi[bt]|gevoelig|empfindlich|чутлив|чувствит',
  'ziek|dood|sterf|niet tegen|verdra|krank|sterb|vertrag|malade|mourir|meurs|supporte|digere|peux pas|fait mal|font mal',
  'enferm|muero|morir|sienta mal|sientan mal|cae mal|caen mal|dano|sto male|fa male|fanno male|sopport|passo mal|faz mal|hastalan',
  'dokun|nie moge|szkodz|choruj|плохо|умира|не переношу|погано|مرض|يمرض|اموت|اتحمل|يضر|يقتل|مشكل',
]

const refusing = [
  "no|non|without|free|avoid|never|can'?t|cannot|geen|zonder|nooit",
  'sans|pas de|aucune?|eviter|jamais|ohne|keine?n?|frei|sin|nada de',
  'senza|niente|sem|nao|bez|yok|olmasin|icermesin|yemem|fara',
  'без|нет|немає|нельзя|не можна|χωρις|οχι|بدون|بلا|من غير|خالي|ممنوع|لا|khong|बिना|नहीं',
]

const plainOf: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ی: 'ي',
  ک: 'ك',
  ى: 'ي',
  '’': "'",
}

export function speaksOfAllergy(note: string): boolean {
  const { ill, shuns, names, refuses, harm } = patterns()
  const plain = joined(folded(note.replace(signsOfNo, ' no ')))
  if (ill.test(plain) || shuns.test(plain)) return true
  if (names.test(plain) && harm.test(plain)) return true
  return plain.split(/[\n,;.،؛!?]+/).some((part) => names.test(part) && refuses.test(part))
}

const signsOfNo = /[≠✖✗✘❌❎⛔🚫🙅👎]/gu

/** Letters that stand apart, as in 'N U T S', as the word that they are. */
const joined = (text: string): string =>
  text.replace(/(?<!\p{L})\p{L}(?:[ .-]\p{L}){2,}(?!\p{L})/gu, (word) => word.replace(/[ .-]/g, ''))

type Patterns = Readonly<Record<'ill' | 'shuns' | 'names' | 'refuses' | 'harm', RegExp>>
let made: Patterns | undefined

/** Made at the first note: pages without one do not pay for them. */
function patterns(): Patterns {
  made ??= {
    ill: new RegExp(folded(illness.join('|')), 'u'),
    shuns: beginning(shunned),
    names: beginning(tastes),
    // Some say it at the end: eivrij, milchfrei, dairyfree.
    refuses: new RegExp(
      `(?<!\\p{L})(?:${folded(refusing.join('|'))})(?!\\p{L})|pas d'|(?:vrij|frei|free)(?!\\p{L})`,
      'u',
    ),
    harm: beginning(harms),
  }
  return made
}

/**
 * Words that begin with one of these, in Arabic also after the article; up to four letters are a word by themselves.
 */
function beginning(lines: readonly string[]): RegExp {
  const words = folded(lines.join('|'))
    .split('|')
    .map((word) => (/^[a-z]{1,4}$/.test(word) ? `${word}(?=\\P{L}|$|vrij|frei|free)` : word))
  return new RegExp(`(?<!\\p{L})(?:ال|بال|لل)?(?:${words.join('|')})`, 'u')
}

/** Only for comparing: without capitals, accents and other forms of a letter. */
function folded(text: string): string {
  return normalForm(text, 'NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[łıßœæøđیکى’]/gu, (letter) => plainOf[letter] ?? letter)
}
