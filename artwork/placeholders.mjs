// Draws one flat SVG picture for each item of the demo menu: node artwork/placeholders.mjs [folder]
import { mkdirSync, writeFileSync } from 'node:fs'
import { picture } from './placeholder-brush.mjs'
import { bowls, coffees, glasses, plates, sandwiches, stems } from './placeholder-shapes.mjs'

const folder = process.argv[2] ?? new URL('../web/public/pictures', import.meta.url).pathname

const { cup } = coffees
const { tall, teaGlass, mug, rocks, beer } = glasses
const { salad, soup, pan } = bowls
const { panini, bagel, croque, slices, wrap, skewers, croquettes } = sandwiches
const { waffle, liege, cake, brownie, croissant, roll, pralines, breakfast, aperitif, waffles } = plates
const { wine, flutes, balloon, coupe, martini, tulip, bottleAndGlass } = stems

const white = '#FFFDF8'
const espresso = '#3A1C0F'
const crema = '#B9743A'
const latte = '#CFA073'
const milk = '#F8ECD8'
const foam = '#FFF8EA'
const cacao = '#6B3717'
const dark = '#41200F'
const leafy = '#5E9A44'
const basil = '#2F7D46'
const tomato = '#D8433A'
const cheese = '#F6C65B'
const cream = '#FFF6E6'

/** Name of the picture -> [background, drawing]. */
const pictures = {
  none: ['sand', () => cup({ color: '#E9DCC8', liquid: '#D8C6AC', steam: false })],

  espresso: ['latte', () => cup({ color: white, liquid: espresso, art: 'crema', size: 0.84 })],
  lungo: ['sand', () => cup({ color: '#D8E4DE', liquid: '#4A2412', art: 'ring' })],
  noisette: ['honey', () => cup({ color: '#F0B23C', liquid: '#8A4F27', art: 'dot', size: 0.84 })],
  cappuccino: ['peach', () => cup({ color: '#E0705A', liquid: crema, art: 'heart' })],
  'flat-white': ['mint', () => cup({ color: '#2F6F5E', liquid: '#B4763F', art: 'fern' })],
  'caffe-latte': ['blue', () => cup({ color: '#4F7C93', liquid: latte, art: 'tulip', size: 1.06 })],
  'latte-macchiato': [
    'latte',
    () => tall({ layers: [milk, milk, '#9C643A', '#B98356', foam, foam], level: 104, hot: true }),
  ],
  mocha: ['rose', () => cup({ color: '#7A4B3A', liquid: cacao, art: 'cream' })],

  'iced-latte': ['peach', () => tall({ layers: [milk, '#F0DCBC', '#C48B54', '#5B2D14'], ice: 3, straw: '#2F6F5E' })],
  'iced-americano': ['blue', () => tall({ layers: [espresso, '#4A2412', '#7A4526'], ice: 4, straw: '#E8B04A' })],
  'cold-brew': ['sand', () => mug({ layers: ['#2B140A', '#4A2412'], ice: 3, color: 'glass' })],
  'espresso-tonic': [
    'honey',
    () => tall({ layers: ['#F9EBC9', '#F3D59A', '#6B3717', espresso], ice: 3, side: 'orange', bubbles: true }),
  ],
  'caramel-frappe': [
    'latte',
    () =>
      tall({
        opaque: true,
        layers: ['#C48B54', '#DDB07A', '#EBCB9E'],
        top: 'cream',
        drizzle: '#A4601F',
        straw: '#7A4526',
      }),
  ],
  affogato: ['rose', () => coupe({ liquid: '#4A2412', scoop: '#FFF1D0', low: true })],

  'ginger-lemonade': [
    'honey',
    () => tall({ layers: ['#F2B83B', '#F8D46C', '#FCE7A0'], ice: 3, side: 'lemon', leaf: true }),
  ],
  'lemon-iced-tea': [
    'peach',
    () => tall({ layers: ['#A9541B', '#CC7A2C', '#E5A04A'], ice: 3, side: 'lemon', straw: '#FFF6E6' }),
  ],
  'orange-juice': ['honey', () => tall({ layers: ['#F08A1D', '#F7A63A'], side: 'orange', level: 116 })],
  'grapefruit-juice': ['rose', () => tall({ layers: ['#EA6A5C', '#F48E7C'], side: 'grapefruit', level: 116 })],
  'strawberry-smoothie': [
    'rose',
    () => tall({ opaque: true, layers: ['#E2607A', '#F08CA0'], top: 'strawberry', straw: '#FFF6E6', level: 110 }),
  ],
  'mango-lassi': [
    'mint',
    () => tall({ layers: ['#F5A623', '#FBC65A', '#FDDF9A'], leaf: true, level: 110, drizzle: '#D9731C' }),
  ],
  'vanilla-milkshake': [
    'blue',
    () => tall({ opaque: true, layers: ['#F6E3B8', '#FCF1D6'], top: 'cream', cherry: true }),
  ],

  'fresh-mint-tea': ['mint', () => teaGlass({ layers: ['#A9CB5E', '#D3E48F'], leaves: true })],
  'earl-grey': ['blue', () => cup({ color: '#3F5F8A', liquid: '#A9541B', art: 'tea' })],
  sencha: [
    'mint',
    () => cup({ color: '#DCE8CE', liquid: '#A8BE4A', art: 'tea', handle: false, saucer: false, size: 1.12 }),
  ],
  camomile: ['honey', () => teaGlass({ layers: ['#E8B93A', '#F6DD85'], flowers: true })],
  'ginger-lemon-tea': ['peach', () => teaGlass({ layers: ['#E5A63A', '#F5CE72'], lemon: true })],
  'chai-latte': ['latte', () => teaGlass({ layers: ['#B9773F', '#D2A06A', foam], spice: true })],
  'hot-chocolate': [
    'rose',
    () => cup({ color: '#F3E4D0', liquid: '#5B2D14', art: 'marshmallow', saucer: false, size: 1.16 }),
  ],

  'breakfast-board': ['peach', breakfast],
  'avocado-toast': ['mint', () => slices({ spread: '#93B852', dots: tomato, side: 'lime' })],
  'scrambled-eggs': ['blue', () => slices({ spread: '#F9CF55', curds: '#FDE38C', dots: leafy })],
  'granola-bowl': ['rose', () => soup({ bowl: '#F3E4D0', liquid: '#FFFDF6', granola: true })],
  'soup-of-the-day': ['mint', () => soup({ bowl: '#E8DFD0', liquid: '#E58A2B', swirl: true })],
  shakshuka: ['sand', pan],

  'goat-cheese-salad': [
    'mint',
    () => salad({ bowl: '#F7EFE2', toppings: ['goat', 'walnut', 'goat', 'apple', 'walnut', 'goat'] }),
  ],
  'caesar-salad': [
    'sand',
    () => salad({ bowl: '#6F8F72', toppings: ['chicken', 'crouton', 'chicken', 'shaving', 'crouton', 'chicken'] }),
  ],
  'nicoise-salad': [
    'blue',
    () => salad({ bowl: '#FBF6EC', toppings: ['egg', 'olive', 'bean', 'tuna', 'tomato', 'egg'] }),
  ],
  'greek-salad': [
    'blue',
    () => salad({ bowl: '#3F6FA3', toppings: ['feta', 'tomato', 'cucumber', 'olive', 'feta', 'tomato'] }),
  ],
  'shrimp-salad': [
    'peach',
    () => salad({ bowl: '#F2E7D6', toppings: ['shrimp', 'tomato', 'shrimp', 'lemon', 'shrimp', 'egg'] }),
  ],
  'falafel-salad': [
    'honey',
    () => salad({ bowl: '#B5573A', toppings: ['falafel', 'cabbage', 'falafel', 'cucumber', 'falafel', 'tomato'] }),
  ],

  'caprese-panini': ['honey', () => panini({ layers: [white, tomato, basil], leaf: true })],
  'chicken-pesto-panini': ['mint', () => panini({ layers: ['#EFD2A4', '#8FB04B', leafy], strips: '#EFD2A4' })],
  'tuna-panini': ['rose', () => panini({ layers: ['#F4B740', '#E9C3A6', '#B9507F'] })],
  'four-cheese-panini': ['peach', () => panini({ layers: ['#FFE9A8', cheese, '#F0AE3C'] })],
  'brie-panini': ['sand', () => panini({ layers: [cream, '#E9A72B', '#DCE3A0'], nuts: true })],
  'vegetable-panini': ['mint', () => panini({ layers: ['#E9D3A0', '#6A3F73', '#7FA63C'], leaf: true })],

  'salmon-bagel': ['peach', () => bagel({ layers: ['#F28A62', cream, leafy], seeds: '#FFF0C9', onion: true })],
  'cream-cheese-bagel': ['blue', () => bagel({ layers: [white, cream], seeds: '#FFF0C9', chives: true })],
  'chicken-curry-bagel': ['honey', () => bagel({ layers: ['#F0C04A', '#EFD2A4', '#84B552'], seeds: '#3B2A1E' })],
  'hummus-bagel': ['mint', () => bagel({ layers: ['#E2BF82', tomato, leafy], seeds: '#FFF0C9' })],
  'egg-bagel': ['sand', () => bagel({ layers: [white, '#F7B52E', '#84B552'], seeds: '#3B2A1E' })],
  'avocado-bagel': ['rose', () => bagel({ layers: ['#A9C865', tomato, '#7FA63C'], seeds: '#EBD08F' })],

  'croque-monsieur': ['honey', () => croque({ salad: true })],
  'croque-madame': ['peach', () => croque({ egg: true })],
  'goat-cheese-toast': ['rose', () => slices({ spread: '#8A3C55', rounds: white, side: 'leaf' })],
  'chicken-wrap': ['mint', wrap],
  'halloumi-skewers': ['sand', skewers],
  'cheese-croquettes': ['latte', croquettes],
  'apero-platter': ['honey', aperitif],

  'brussels-waffle': ['peach', () => waffle({ sugar: true })],
  'liege-waffle': ['latte', () => liege()],
  'strawberry-waffle': ['rose', () => waffle({ cream: true, berries: true })],
  'chocolate-waffle': ['sand', () => waffle({ sauce: dark, nuts: true })],
  'dame-blanche-waffle': ['blue', () => waffle({ sauce: dark, scoops: true })],
  'waffle-plate': ['honey', waffles],

  'apple-cake': [
    'peach',
    () =>
      cake({
        sides: ['#E2A14C', '#F4D48C', '#E8B45F', '#F4D48C', '#C9863A'],
        top: '#B9622A',
        crumb: '#F0C27A',
        garnish: 'apple',
      }),
  ],
  cheesecake: [
    'rose',
    () =>
      cake({ sides: ['#D53E52', '#FFF3D6', '#FFF3D6', '#FBE6B8', '#A8692F'], top: '#D53E52', garnish: 'strawberry' }),
  ],
  'carrot-cake': [
    'mint',
    () => cake({ sides: ['#FFF8EA', '#C98440', '#FFF8EA', '#C98440', '#B06F2E'], top: '#FFF8EA', garnish: 'carrot' }),
  ],
  brownie: ['sand', brownie],
  'butter-croissant': ['honey', croissant],
  'pain-au-chocolat': ['latte', roll],
  'pain-perdu': ['blue', () => slices({ spread: '#D08A35', sugar: true, side: 'berries' })],
  pralines: ['rose', pralines],

  'house-white-wine': ['mint', () => bottleAndGlass({ glass: '#F3DF8E', bottle: '#8FA35A', label: '#FFF6E6' })],
  'house-red-wine': ['rose', () => bottleAndGlass({ glass: '#7E1D34', bottle: '#2F3B2A', label: '#F1DDBF' })],
  cava: ['honey', () => flutes({ liquid: ['#F0C24B', '#F9E29A'], pair: true })],
  pils: ['honey', () => beer({ layers: ['#EDA21C', '#F9C846'], foam: white })],
  tripel: ['latte', () => tulip({ layers: ['#D58A1C', '#EFB13A'], foam: white })],
  kriek: ['rose', () => beer({ layers: ['#8E1634', '#C22B4A'], foam: '#F7B9C4', cherry: true })],
  cola: ['blue', () => tall({ layers: ['#2A0F08', '#4A1C0E', '#7A3A1C'], ice: 4, side: 'lemon', bubbles: true })],
  'sparkling-water': [
    'blue',
    () => bottleAndGlass({ tumbler: '#D8ECEF', bottle: '#4E9C96', label: '#FFFDF8', bubbles: true }),
  ],

  c1: [
    'mint',
    () =>
      tall({
        layers: ['#B9D98A', '#DCECB6', '#EEF5DA'],
        ice: 3,
        leaf: true,
        inside: true,
        side: 'lime',
        straw: '#B0763A',
      }),
  ],
  c2: [
    'honey',
    () => tall({ layers: ['#D9D36A', '#EBE6A0', '#F6F2CC'], ice: 3, leaf: true, inside: true, straw: '#1F6B4A' }),
  ],
  c3: ['peach', () => balloon({ layers: ['#F0641E', '#F98C33'], ice: 3, fruit: 'orange' })],
  c4: ['blue', () => balloon({ layers: ['#DCEBEA', '#F1F8F6'], ice: 3, fruit: 'cucumber', berries: true })],
  c5: ['rose', () => rocks({ layers: ['#A81E1E', '#D2402E'], ice: 2, fruit: 'orange' })],
  c6: ['sand', () => martini({ layers: ['#2B140A', '#4A2412'], foam: '#D9B184', beans: true })],
  c7: ['mint', () => coupe({ liquid: '#CFDF8C', salt: true, fruit: 'lime' })],
  c8: ['honey', () => mug({ color: 'copper', ice: 2, fruit: 'lime' })],
  c9: ['peach', () => flutes({ liquid: ['#F6A66B', '#FBD3A4'], fruit: true })],
  c10: ['rose', () => martini({ layers: ['#C9213F', '#EA4F66'], fruit: 'strawberry' })],
  c11: ['latte', () => rocks({ layers: ['#D98A1F', '#EFB04A'], foam, fruit: 'lemon', ice: 1 })],
  c12: ['sand', () => wine({ liquid: '#F1D877', bubbles: true })],
  c13: [
    'blue',
    () =>
      tall({
        opaque: true,
        layers: ['#F7E9B4', '#FFF9E3'],
        level: 112,
        side: 'pineapple',
        cherry: true,
        straw: '#C8493F',
      }),
  ],
  c14: ['mint', () => flutes({ liquid: ['#DCE7A4', '#F1F5D0'], flower: true })],
}

mkdirSync(folder, { recursive: true })
for (const [name, [background, draw]] of Object.entries(pictures)) {
  writeFileSync(`${folder}/${name}.svg`, picture(name, background, draw))
}
