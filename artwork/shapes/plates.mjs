// Waffles, cakes and pastries, and the boards to share.
import {
  at,
  blend,
  dollop,
  dots,
  leaf,
  line,
  oval,
  pattern,
  plate,
  round,
  scoop,
  shade,
  shadow,
  shape,
  strawberry,
} from '../placeholder-brush.mjs'

const pocket = (width, height) =>
  `<rect width="${width}" height="${height}" fill="#E6AC57"/><rect x="6" y="6" width="${width - 12}" height="${height - 12}" rx="6" fill="#A9652A"/><rect x="8" y="14" width="${width - 16}" height="${height - 22}" rx="5" fill="#CE8C3D"/>`

const grid = () =>
  `<rect x="-132" y="-62" width="264" height="156" rx="20" fill="#A4621F"/><rect x="-132" y="-78" width="264" height="156" rx="20" fill="${pattern('x="-132" y="-78" width="52.8" height="52"', pocket(53, 52))}" stroke="#E6AC57" stroke-width="7"/>`

const snow = [
  [-100, -56],
  [-62, -30],
  [-20, -60],
  [28, -40],
  [70, -60],
  [104, -24],
  [-108, 6],
  [-44, 14],
  [6, 0],
  [52, 20],
  [96, 40],
  [-80, 52],
  [-14, 50],
  [34, 60],
  [78, 2],
  [-118, 34],
  [112, 66],
  [-56, -66],
]

export function waffle({ sugar, cream, berries, sauce, nuts, scoops }) {
  const drips = sauce
    ? shape(
        'M-96-58C-60-80 60-82 100-58 126-40 96-26 88-10 84 18 66 14 62-6 52-14 44 0 40 26 34 48 18 44 14 20 8-8-6-8-14 12-20 32-38 28-40 8-46-10-60-10-66 6-76 22-90 10-86-12-100-22-120-40-96-58Z',
        blend([shade(sauce, 0.15), sauce]),
      ) + line('M-70-52q50-18 110-8', '#fff', 6, 0.3)
    : ''
  const dust = sugar ? dots(snow, '#fff', 9, 0.9) : ''
  return (
    plate(306, 178) +
    at(200, 218, `<g transform="rotate(-7)skewX(-8)">${grid()}${dust}${drips}</g>`) +
    (nuts
      ? dots(
          [
            [140, 172],
            [182, 182],
            [232, 164],
            [262, 180],
            [206, 206],
          ],
          '#D9A35C',
          14,
        )
      : '') +
    (cream ? dollop(226, 150, 1.2) : '') +
    (berries ? strawberry(146, 166, -24, 1.3) + strawberry(190, 196, 14, 1.15) + leaf(262, 142, 30, 0.6) : '') +
    (scoops ? scoop(160, 138, '#FFF1D0', 1.1) + scoop(238, 132, '#FFF1D0', 1.15) : '') +
    (sugar ? strawberry(300, 282, 24, 1.1) + dollop(106, 284, 0.75) : '')
  )
}

const blob = 'M-104-34C-116-84-50-98-8-92 44-102 112-84 110-28 122 22 98 76 40 78 0 90-74 88-98 52-116 24-110-4-104-34Z'

const oval_ = () =>
  at(0, 16, shape(blob, '#A4621F')) +
  shape(blob, pattern('x="-4" y="-6" width="52" height="48"', pocket(52, 48)), 'stroke="#E0A04A" stroke-width="9"')

export function liege() {
  const pearls = dots(
    [
      [-70, -48],
      [-26, -70],
      [30, -62],
      [72, -36],
      [-84, 6],
      [-30, -12],
      [18, 0],
      [66, 16],
      [-54, 48],
      [0, 58],
      [46, 56],
      [-8, 26],
      [86, -8],
    ],
    '#FFFDF4',
    13,
  )
  return (
    plate(304, 174) +
    at(200, 204, oval_() + line('M-84-48q20-34 60-34M90 20q-8 40-44 48', '#9A5218', 9, 0.45) + pearls, -8, 1.16)
  )
}

export function cake({ sides, top, crumb, garnish }) {
  const front = sides
    .map((color, place) =>
      shape(
        `M74 ${196 + place * 20}Q200 ${216 + place * 20} 328 ${186 + place * 20}v21Q200 ${237 + place * 20} 74 ${217 + place * 20}Z`,
        color,
      ),
    )
    .join('')
  const lid = shape(
    'M74 196C120 150 200 120 262 126 306 132 326 156 328 186 250 214 140 212 74 196Z',
    blend([shade(top, 0.22), top]),
  )
  const on = {
    apple: () =>
      line('M118 180q18-24 42-28M164 184q16-32 46-42M214 184q14-34 42-44M262 178q8-22 28-28', '#F3C877', 15) +
      dots(
        [
          [150, 190],
          [196, 196],
          [240, 192],
          [286, 180],
          [226, 158],
          [180, 160],
        ],
        crumb,
        9,
      ),
    strawberry: () =>
      strawberry(210, 138, -16, 1.35) +
      strawberry(260, 148, 22, 1.15) +
      dots(
        [
          [168, 176],
          [150, 188],
          [286, 176],
        ],
        '#3F4A86',
        20,
      ),
    carrot: () =>
      at(
        226,
        142,
        shape('M-10-26Q22-30 18-8L-2 44Q-14 40-10-26Z', round('#EE7F22')) +
          leaf(2, -22, -16, 0.6) +
          leaf(8, -22, 18, 0.6),
        44,
        1.15,
      ) +
      dots(
        [
          [140, 186],
          [174, 176],
          [292, 170],
          [262, 186],
        ],
        '#8A5428',
        15,
      ),
  }[garnish]()
  return plate(306, 174) + front + lid + on + line('M300 268l12-2', '#fff', 5, 0.4)
}

export function brownie() {
  const block =
    shape('M-80-26 6-54 86-30 4 4Z', '#6B3A20', 'stroke="#6B3A20" stroke-width="10" stroke-linejoin="round"') +
    shape('M-80-22 4 8V76L-80 44Z', '#4A2412', 'stroke="#4A2412" stroke-width="10" stroke-linejoin="round"') +
    shape('M86-26 4 8V76L86 40Z', '#38190B', 'stroke="#38190B" stroke-width="10" stroke-linejoin="round"') +
    line('M-50-26 0-42M-20-16 34-34M14-10 56-26', '#8A5232', 5) +
    dots(
      [
        [-34, -24],
        [4, -36],
        [36, -28],
        [6, -10],
      ],
      '#D9A870',
      17,
    ) +
    dots(
      [
        [-50, 18],
        [-20, 46],
        [34, 40],
        [60, 12],
      ],
      '#8A5232',
      10,
    )
  return plate(308, 172) + at(148, 240, block, 0, 0.98) + at(262, 246, block, 0, 0.9) + at(206, 172, block, 0, 0.98)
}

const crescent = () => {
  const dough = blend(['#F0BE70', '#D48E3C', '#B56A27'])
  const piece = (place) => {
    const turn = place * 27
    const angle = ((turn - 90) * Math.PI) / 180
    const big = 1 - Math.abs(place) * 0.15
    return at(
      Math.cos(angle) * 104,
      96 + Math.sin(angle) * 104,
      `<ellipse rx="${Math.round(42 * big)}" ry="${Math.round(66 * big)}" fill="${dough}" stroke="#A9611F" stroke-width="3"/>${line(`M${Math.round(-16 * big)} ${Math.round(-34 * big)}q-8 26 2 56`, '#F9DCA0', 6, 0.65)}`,
      turn,
    )
  }
  return [-3, 3, -2, 2, -1, 1, 0].map(piece).join('')
}

export const croissant = () =>
  plate(300, 176) +
  at(200, 192, crescent(), 0, 1.12) +
  dots(
    [
      [120, 300],
      [150, 308],
      [262, 306],
      [288, 298],
    ],
    '#D9974A',
    7,
  )

export function roll() {
  const end = (x) => oval(x, 0, 15, 17, '#6B3A1C') + oval(x, 0, 9, 11, '#3A1C0F')
  const body = shape(
    'M-128-30C-128-76-90-84 0-84S128-76 128-30V30C128 60 100 70 0 70S-128 60-128 30Z',
    blend(['#EFBC70', '#D08A38', '#AE6425']),
  )
  const folds =
    line('M-84-76q-24 70 4 140M-28-82q-22 74 4 150M30-82q-20 74 4 150M86-76q-18 68 4 138', '#A9611F', 6, 0.75) +
    line('M-106-44q-4 26 2 54M-52-58q-4 30 2 60M4-58q-4 30 2 60M60-56q-4 28 2 58', '#FBE0A8', 8, 0.6)
  return (
    plate(304, 176) + at(200, 220, body + folds + at(-92, 42, end(-16) + end(20)) + at(92, 42, end(-20) + end(16)), -5)
  )
}

export function pralines() {
  const paper =
    shape('M-40 0 -32 34Q0 44 32 34L40 0Z', '#8A5A36') +
    line('M-26 8l5 26M-10 10l2 28M10 10l-2 28M26 8l-5 26', '#6B4227', 4)
  const tops = [
    shape('M-38 4C-38-52 38-52 38 4Q0 18-38 4Z', round('#5B2D14')) +
      line('M-18-22q18 14 34-4M-22-6q22 14 42-2', '#F6E3C4', 5),
    shape('M-38 4C-38-50 38-50 38 4Q0 18-38 4Z', round('#F3DFBC')) + oval(0, -28, 13, 9, round('#A56A35')),
    shape('M-36 6V-24Q-36-36-24-36H24Q36-36 36-24V6Q0 18-36 6Z', round('#7A4020')) +
      line('M-22-22 22-22M-22-8 22-8', '#4A2412', 5),
    shape('M-38 4C-38-52 38-52 38 4Q0 18-38 4Z', round('#3A1C0F')) +
      dots(
        [
          [-14, -24],
          [4, -32],
          [18, -16],
          [-4, -12],
        ],
        '#E9B04A',
        7,
      ),
    shape('M-38 4C-38-50 38-50 38 4Q0 18-38 4Z', round('#A9602F')) + oval(-2, -26, 15, 8, '#F6E3C4'),
  ]
  const places = [
    [140, 190],
    [260, 190],
    [88, 258],
    [200, 266],
    [312, 258],
  ]
  return plate(298, 184) + places.map(([x, y], place) => at(x, y, paper + tops[place], 0, 1.16)).join('')
}

const plank = () =>
  shadow(200, 330, 190) +
  `<rect x="24" y="248" width="352" height="76" rx="34" fill="#7A4B2A"/><rect x="24" y="234" width="352" height="78" rx="36" fill="${blend(['#C08A58', '#A36D3E'])}"/>` +
  line('M70 262h120M240 286h90M110 296h60', '#8A5A32', 4, 0.6)

const pot = (x, y, color, inside) =>
  at(
    x,
    y,
    shape('M-32-24V20Q-32 32 0 32T32 20V-24Z', round(color)) +
      oval(0, -24, 32, 11, shade(color, 0.3)) +
      oval(0, -23, 26, 8, inside),
  )

export function breakfast() {
  const bun = (x, y) =>
    at(
      x,
      y,
      shape('M-52 22C-60-28-30-44 0-44S60-28 52 22Q0 34-52 22Z', blend(['#EFC382', '#C07F3A'])) +
        line('M-2-40q8 26 0 60', '#A9652A', 5, 0.7) +
        line('M-34-14q6-16 18-18', '#fff', 6, 0.45),
    )
  const wedge = at(
    262,
    254,
    shape('M-56 8 40-30V24L-56 34Z', blend(['#FBDD7E', '#EBB03C'])) +
      shape('M-56 8 40-30 58 0Z', '#FFEBA6') +
      shape('M40-30 58 0V26L40 24Z', '#E0A030') +
      dots(
        [
          [-14, 18],
          [16, 6],
          [-34, 24],
        ],
        '#D9962A',
        12,
      ),
  )
  return (
    plank() +
    bun(84, 232) +
    bun(150, 212) +
    at(248, 168, crescent(), 6, 0.66) +
    wedge +
    pot(178, 262, '#FBF6EC', '#C2304A') +
    strawberry(330, 282, 20, 0.9)
  )
}

export function aperitif() {
  const block = (x, y, turn) =>
    `<rect x="-22" y="-22" width="44" height="44" rx="6" fill="${blend(['#FDE08A', '#EDB340'])}" transform="translate(${x} ${y})rotate(${turn})"/>`
  const fried = (x, y, turn) =>
    at(
      x,
      y,
      `<rect x="-46" y="-23" width="92" height="46" rx="23" fill="${blend(['#E6A650', '#B5682A'])}"/>${dots(
        [
          [-24, -8],
          [0, -12],
          [22, -6],
          [-10, 6],
          [14, 8],
        ],
        '#F6CF86',
        6,
      )}`,
      turn,
    )
  const olive = (x, y, color) => at(x, y, `<circle r="17" fill="${round(color)}"/><circle r="5" fill="#C8362E"/>`)
  return (
    plank() +
    fried(98, 214, -16) +
    fried(150, 234, 12) +
    fried(92, 258, 4) +
    pot(206, 236, '#FBF6EC', '#DBA520') +
    block(258, 216, 8) +
    block(304, 204, -14) +
    block(290, 250, 20) +
    block(336, 244, -6) +
    olive(238, 274, '#7F9A3A') +
    olive(204, 288, '#3B3550') +
    olive(166, 282, '#7F9A3A') +
    olive(268, 290, '#7F9A3A') +
    line('M304 204 318 146', '#B98A52', 5) +
    `<circle cx="318" cy="146" r="8" fill="#A62B24"/>` +
    leaf(146, 206, -24, 0.9) +
    leaf(150, 206, 26, 0.8)
  )
}

export const waffles = () =>
  plate(296, 190) +
  at(138, 196, `<g transform="rotate(-9)">${grid()}${dots(snow, '#fff', 9, 0.9)}</g>`, 0, 0.74) +
  at(268, 216, oval_(), 8, 0.76) +
  pot(92, 278, '#FBF6EC', '#3A1C0F') +
  pot(164, 292, '#FBF6EC', '#C2304A') +
  pot(236, 296, '#FBF6EC', '#D98A2B') +
  strawberry(316, 284, 20, 0.95)
