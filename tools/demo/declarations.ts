// What the demo's items contain, worked out from their descriptions and from what their pictures show.
import { type Allergen, type Declaration, type Substance, tidyDeclaration } from '#domain/menu/allergens.ts'

const has = (contains: readonly Substance[], mayContain: readonly Allergen[] = []): Declaration =>
  tidyDeclaration({ contains, mayContain })

const nothing = has([])
/** Traces where nuts are chopped and cakes are cut. */
const nuts = ['almond', 'hazelnut', 'walnut'] as const
const batter = ['wheat', 'eggs', 'milk'] as const
/** Lies beside the cup. */
const speculoos = ['wheat', 'soy'] as const
const wine = ['sulphites', 'alcohol'] as const
const spirits = ['alcohol', 'spirits'] as const

export const declarations: Readonly<Record<string, Declaration>> = {
  espresso: nothing,
  lungo: has(speculoos),
  // A caramelized hazelnut lies on the saucer.
  noisette: has(['milk', 'hazelnut']),
  cappuccino: has(['milk', ...speculoos]),
  'flat-white': has(['milk']),
  'caffe-latte': has(['milk']),
  'latte-macchiato': has(['milk', ...speculoos]),
  mocha: has(['milk', 'soy'], nuts),

  'iced-latte': has(['milk']),
  'iced-americano': nothing,
  'cold-brew': has([], ['almond']),
  'espresso-tonic': nothing,
  'caramel-frappe': has(['milk', ...speculoos]),
  affogato: has(['milk', 'eggs'], ['hazelnut', 'pistachio']),

  'ginger-lemonade': nothing,
  'lemon-iced-tea': nothing,
  'orange-juice': nothing,
  'grapefruit-juice': nothing,
  'strawberry-smoothie': has(['milk']),
  'vanilla-milkshake': has(['milk', 'eggs'], ['hazelnut', 'pistachio']),
  'mango-lassi': has(['milk']),

  'fresh-mint-tea': has(['animal']),
  'earl-grey': nothing,
  sencha: nothing,
  'ginger-lemon-tea': has(['animal']),
  'chai-latte': has(['milk']),
  'hot-chocolate': has(['milk', 'soy'], nuts),
  camomile: nothing,

  'breakfast-board': has(batter, ['sesame', 'soy', ...nuts]),
  'cake-and-coffee': has([...batter, 'almond', ...speculoos], nuts),
  'avocado-toast': has(['wheat', 'rye'], ['sesame']),
  'scrambled-eggs': has(batter, ['sesame']),
  'granola-bowl': has(['oats', 'milk', 'almond', 'hazelnut', 'cashew', 'animal'], ['peanuts', 'sesame', 'walnut']),
  'soup-of-the-day': has(['wheat', 'milk', 'celery'], ['mustard', 'sesame']),
  shakshuka: has(batter, ['sesame']),

  'goat-cheese-salad': has(['milk', 'walnut', 'animal'], ['mustard']),
  'caesar-salad': has([...batter, 'fish', 'mustard', 'meat']),
  'nicoise-salad': has(['eggs', 'fish', 'mustard']),
  'greek-salad': has(['milk'], ['mustard']),
  'shrimp-salad': has(['crustaceans', 'eggs', 'mustard'], ['fish']),
  'falafel-salad': has(['wheat', 'sesame'], ['mustard', 'celery']),

  'caprese-panini': has(['wheat', 'milk'], ['sesame', 'soy']),
  'chicken-pesto-panini': has(['wheat', 'milk', 'cashew', 'meat'], ['sesame', 'soy']),
  'tuna-panini': has([...batter, 'fish', 'mustard'], ['sesame', 'soy']),
  'four-cheese-panini': has(['wheat', 'milk'], ['sesame', 'soy']),
  'brie-panini': has(['wheat', 'milk', 'walnut', 'animal'], ['sesame', 'soy']),
  'vegetable-panini': has(['wheat', 'sesame'], ['soy']),

  'salmon-bagel': has(['wheat', 'fish', 'milk', 'sesame']),
  'cream-cheese-bagel': has(['wheat', 'milk', 'sesame']),
  'chicken-curry-bagel': has(['wheat', 'eggs', 'mustard', 'meat'], ['sesame', 'celery']),
  'hummus-bagel': has(['wheat', 'sesame']),
  'egg-bagel': has(['wheat', 'eggs', 'mustard', 'sesame']),
  'avocado-bagel': has(['wheat', 'sesame']),

  'croque-monsieur': has(['wheat', 'milk', 'mustard', 'pork']),
  'croque-madame': has([...batter, 'mustard', 'pork']),
  'goat-cheese-toast': has(['wheat', 'milk'], ['walnut']),
  'chicken-wrap': has(['wheat', 'milk', 'meat'], ['mustard']),
  'halloumi-skewers': has(['milk']),
  'cheese-croquettes': has(batter, ['crustaceans', 'celery']),
  'apero-platter': has([...batter, 'mustard', 'sulphites'], ['crustaceans', 'celery']),

  'brussels-waffle': has(batter, ['soy', 'hazelnut']),
  'liege-waffle': has(batter, ['soy', 'hazelnut']),
  'strawberry-waffle': has(batter, ['soy', 'hazelnut']),
  'chocolate-waffle': has([...batter, 'soy', 'hazelnut'], nuts),
  'dame-blanche-waffle': has([...batter, 'soy'], ['hazelnut', 'pistachio']),
  'waffle-plate': has([...batter, 'soy'], ['hazelnut']),

  'apple-cake': has([...batter, 'almond'], nuts),
  cheesecake: has([...batter, 'soy'], nuts),
  brownie: has([...batter, 'soy', 'walnut'], nuts),
  'butter-croissant': has(batter, ['soy', ...nuts]),
  'pain-au-chocolat': has([...batter, 'soy'], nuts),
  'pain-perdu': has(batter, ['soy', ...nuts]),
  pralines: has(['milk', 'soy', 'almond', 'hazelnut', 'walnut'], ['wheat', 'peanuts', 'pistachio']),
  'carrot-cake': has([...batter, 'walnut'], nuts),

  'house-white-wine': has(wine),
  'house-red-wine': has(wine),
  cava: has(wine),
  pils: has(['barley', 'alcohol']),
  tripel: has(['barley', 'alcohol', 'animal']),
  kriek: has(['wheat', 'barley', 'alcohol']),
  cola: nothing,
  'sparkling-water': nothing,

  c1: has(spirits),
  c2: nothing,
  c3: has(['sulphites', ...spirits]),
  c4: has(spirits),
  c5: has(['sulphites', ...spirits]),
  c6: has(spirits),
  c7: has(spirits),
  c8: has(spirits),
  c9: has(['sulphites', ...spirits]),
  c10: has(spirits),
  c11: has(['eggs', ...spirits]),
  c12: has(['sulphites', ...spirits]),
  c13: nothing,
  c14: nothing,
}
