// Bread with something on it or in it, and what comes from the grill.
import {
  at,
  blend,
  dots,
  leaf,
  line,
  oval,
  plate,
  round,
  shade,
  shadow,
  shape,
  sprig,
  strawberry,
  wheel,
} from '../placeholder-brush.mjs'

const crust = '#C98440'

/** One layer of filling, its lower edge hanging in waves. */
function layer(y, color, x = 68, width = 264, waves = 6) {
  const step = width / waves
  const edge = Array.from({ length: waves }, (_, at_) => `q${-step / 2} ${at_ % 2 ? 12 : 24} ${-step} 0`).join('')
  return shape(`M${x} ${y}h${width}q12 10 0 22${edge}q-12-12 0-22Z`, color)
}

export function panini({ layers, leaf: green, nuts, strips }) {
  const top = shape(
    'M64 196C58 136 98 116 160 110 226 104 318 106 336 152 342 172 340 186 336 196Z',
    blend(['#E8B06A', '#C07C38']),
  )
  const grill = line('M128 130l-24 52M184 122l-26 62M242 120l-26 64M298 128l-24 56', '#8A4A1F', 11, 0.9)
  const base = shape('M72 248H330c8 30-6 50-34 50H106c-28 0-42-20-34-50Z', blend(['#DDA25A', '#B5702F']))
  const filling = layers
    .map((color, place) => layer(186 + place * 20, color))
    .reverse()
    .join('')
  return (
    plate(310, 172) +
    at(
      0,
      8,
      `<g transform="rotate(-4 200 210)">${base}${filling}${strips ? line('M96 214h60M190 216h70', strips, 13) : ''}${
        nuts
          ? dots(
              [
                [104, 206],
                [160, 210],
                [222, 206],
                [286, 210],
              ],
              '#8A5428',
              15,
            )
          : ''
      }${top}${grill}${line('M92 158q14-22 50-28', '#fff', 7, 0.35)}</g>${green ? leaf(214, 112, -46, 0.95) + leaf(218, 112, 34, 1.05) : ''}`,
    )
  )
}

export function bagel({ layers, seeds, onion, chives }) {
  const points = [
    [120, 168],
    [142, 138],
    [176, 126],
    [228, 124],
    [262, 138],
    [284, 168],
    [150, 182],
    [252, 182],
    [196, 182],
    [108, 190],
    [294, 190],
    [216, 194],
  ]
  const filling = layers
    .map((color, place) => layer(198 + place * 20, color, 76, 248, 5))
    .reverse()
    .join('')
  return (
    plate(312, 172) +
    shape('M72 252H328c8 34-34 54-128 54S64 286 72 252Z', blend(['#D9974A', '#A9652A'])) +
    filling +
    (onion ? line('M96 222q40-14 80 0t80-2 50 4', '#A4457C', 6) : '') +
    shape('M70 208C62 140 120 104 200 104S338 140 330 208Q200 222 70 208Z', blend(['#E0A055', '#B5702F'])) +
    oval(200, 156, 42, 15, '#96561F') +
    oval(200, 160, 34, 10, '#7A4216') +
    line('M100 170q14-32 48-44', '#fff', 8, 0.35) +
    dots(points, seeds, 8) +
    (chives ? line('M110 232l18-6M166 238l20 4M230 232l20-6M286 236l14 4', '#4F9147', 6) : '')
  )
}

export function croque({ salad, egg }) {
  const slab = (y, height) =>
    `<rect x="74" y="${y}" width="244" height="${height}" rx="16" fill="#B06A2C"/><rect x="80" y="${y + 9}" width="232" height="${height - 18}" rx="10" fill="${blend(['#F6D9A0', '#E6B56A'])}"/>`
  const melted = shape(
    'M70 152Q74 132 104 134H292Q322 132 324 154C326 178 306 176 304 160 298 158 296 196 280 194 268 192 272 166 258 164 248 170 246 182 234 180 220 176 224 160 206 162 194 168 198 208 180 208 164 206 170 166 152 164 138 168 136 186 122 184 108 180 112 160 98 160 88 186 68 176 70 152Z',
    blend(['#FBD873', '#EBA937']),
  )
  const fried = at(
    196,
    128,
    shape('M-74 6C-80-26-30-38 0-32 40-40 84-20 74 8 66 30-66 32-74 6Z', '#FFFDF4') +
      oval(-2, -8, 27, 20, round('#F8A91F')) +
      line('M-14-16q4-6 12-6', '#fff', 5, 0.7),
  )
  const top = egg
    ? fried
    : dots(
        [
          [128, 144],
          [170, 150],
          [222, 146],
          [268, 150],
          [196, 142],
        ],
        '#C9782A',
        12,
        0.6,
      )
  return (
    plate(310, 172) +
    (salad ? leaf(306, 296, 10, 1.1, '#5E9A44') + leaf(318, 302, 46, 1.2) + leaf(328, 304, 80, 1, '#84B552') : '') +
    slab(254, 48) +
    layer(232, '#EE9A94', 76, 240, 5) +
    layer(218, '#F6C65B', 74, 244, 4) +
    slab(164, 62) +
    at(0, 6, melted + top)
  )
}

const slice = (inner) => {
  const loaf = 'M-74 78V-20C-106-34-100-86-50-86H50C100-86 106-34 74-20V78Q72 88 62 88H-62Q-72 88-74 78Z'
  return (
    at(0, 12, shape(loaf, shade(crust, -0.25))) +
    shape(loaf, '#F3D49B', `stroke="${crust}" stroke-width="13" stroke-linejoin="round"`) +
    inner
  )
}

const beside = {
  lime: () => wheel('lime', 318, 282, 1.05, 14),
  leaf: () => leaf(322, 300, 40, 1.1, '#5E9A44') + leaf(316, 304, -6, 1) + leaf(330, 304, 76, 0.9, '#84B552'),
  berries: () => strawberry(316, 276, 16, 1.25) + strawberry(344, 300, -20, 1.05),
}

export function slices({ spread, dots: sprinkle, curds, rounds, sugar, side }) {
  const on = shape(
    'M-58 68V-24C-84-34-78-70-46-70H46C78-70 84-34 58-24V68Q0 80-58 68Z',
    blend([shade(spread, 0.16), shade(spread, -0.08)]),
  )
  const lumps = curds
    ? dots(
        [
          [-28, -36],
          [14, -42],
          [44, -22],
          [-4, -8],
          [-32, 14],
          [30, 14],
          [6, 42],
          [-28, 54],
          [40, 52],
        ],
        shade(spread, -0.14),
        32,
      ) +
      dots(
        [
          [-34, -44],
          [8, -50],
          [38, -30],
          [-10, -16],
          [-38, 6],
          [24, 6],
          [0, 34],
          [-34, 46],
          [36, 44],
        ],
        curds,
        34,
      )
    : ''
  const coins = rounds
    ? [
        [-22, -34],
        [24, -4],
        [-20, 36],
      ]
        .map(([x, y]) =>
          at(
            x,
            y,
            `<circle r="29" fill="#E9D8B8" cy="4"/><circle r="29" fill="${rounds}"/>${line('M-12-6q12-8 22 2', '#D9A441', 6)}`,
          ),
        )
        .join('')
    : ''
  const specks = sprinkle
    ? dots(
        [
          [-40, -40],
          [-4, -56],
          [36, -44],
          [14, -14],
          [-30, 2],
          [40, 18],
          [-8, 34],
          [-44, 54],
          [26, 60],
        ],
        sprinkle,
        9,
      )
    : ''
  const waves =
    spread === '#93B852'
      ? line('M-46-50q20 18 44 0t44 6M-48-8q24 18 48 0t46 4M-46 36q24 18 46 0t44 6', '#C3D98A', 9, 0.8)
      : ''
  const snow = sugar
    ? line('M-44-40 40 50M-44 10 0 58M0-56 48 0', '#A9652A', 9, 0.45) +
      dots(
        [
          [-36, -50],
          [-8, -36],
          [26, -56],
          [40, -20],
          [-44, -4],
          [6, -2],
          [-20, 24],
          [34, 26],
          [-40, 56],
          [10, 50],
        ],
        '#fff',
        8,
        0.9,
      )
    : ''
  const toast = slice(on + waves + lumps + coins + specks + snow)
  return plate(296, 178) + at(144, 204, toast, -12, 0.92) + at(244, 210, toast, 10, 0.96) + (beside[side]?.() ?? '')
}

export function wrap() {
  const half =
    shape('M-44-96Q0-112 44-96V104Q0 120-44 104Z', blend(['#F3DCB0', '#E3BD82', '#C9985A'], 'h')) +
    dots(
      [
        [-22, -10],
        [14, 30],
        [-10, 70],
        [24, -30],
        [-26, 40],
      ],
      '#A9703A',
      13,
      0.6,
    )
  const cut =
    oval(0, -98, 45, 24, '#E9C78E') +
    oval(0, -98, 37, 18, '#6FA548') +
    dots(
      [
        [-18, -102],
        [8, -92],
      ],
      '#E8B877',
      19,
    ) +
    dots(
      [
        [14, -106],
        [-8, -90],
      ],
      '#DB4437',
      12,
    ) +
    dots(
      [
        [-2, -104],
        [24, -98],
      ],
      '#FFFDF4',
      9,
    )
  const piece = half + cut
  return plate(308, 172) + at(150, 206, piece, -16, 0.98) + at(246, 212, piece, 14) + sprig(328, 306, 0.8)
}

export function skewers() {
  const cheese = (x) =>
    `<rect x="${x}" y="-27" width="50" height="54" rx="10" fill="${blend(['#FFF6DC', '#EBCF98'])}"/>${line(`M${x + 13}-16v32M${x + 36}-16v32`, '#A9652A', 6)}`
  const vegetable = (x, color) => `<rect x="${x}" y="-25" width="34" height="50" rx="12" fill="${round(color)}"/>`
  const stick =
    line('M-176 0H176', '#B98A52', 8) +
    cheese(-134) +
    vegetable(-80, '#D8433A') +
    cheese(-42) +
    vegetable(12, '#6FA548') +
    cheese(50) +
    vegetable(104, '#F0A92B')
  return (
    plate(304, 178) + at(204, 164, stick, -16, 0.92) + at(200, 240, stick, -10, 0.94) + wheel('lemon', 318, 284, 0.9)
  )
}

export function croquettes() {
  const one =
    shape('M-84-8C-84-46-56-54 0-54S84-46 84-8 56 46 0 46-84 30-84-8Z', blend(['#E9AE55', '#B9692A'])) +
    dots(
      [
        [-54, -20],
        [-26, -36],
        [10, -30],
        [44, -34],
        [62, -6],
        [-60, 14],
        [-30, 2],
        [4, 8],
        [34, 4],
        [-14, 30],
        [24, 30],
        [54, 24],
      ],
      '#F6CF86',
      8,
      0.9,
    ) +
    line('M-62-22q10-16 32-18', '#fff', 7, 0.4)
  const cut = at(
    78,
    -4,
    oval(0, 0, 26, 44, '#C98440') + oval(2, 0, 19, 36, '#FFE9A8') + line('M4 22q4 22-4 38', '#FBD873', 12),
  )
  return (
    plate(306, 178) +
    at(170, 168, one, -12, 0.94) +
    shadow(206, 284, 104, 12) +
    at(206, 250, one, 4, 0.98) +
    at(206, 250, cut, 4, 0.98) +
    sprig(96, 292, 0.9) +
    wheel('lemon', 322, 282, 0.95, 14)
  )
}
