// Straight glasses: long drinks, tea glasses, mugs, tumblers and beer.
import {
  at,
  blend,
  cherry,
  cube,
  dollop,
  dots,
  leaf,
  line,
  oval,
  round,
  shade,
  shadow,
  shape,
  short,
  sprig,
  steam,
  strawberry,
  wheel,
} from '../placeholder-brush.mjs'

/** The inside of a glass that narrows from `top` to 326, between the given heights. */
function fill(level, layers, { top = 92, wide = 62, narrow = 48 } = {}) {
  const half = (y) => wide - 7 - ((wide - narrow) * (y - top)) / (330 - top)
  const w = half(level)
  return shape(
    `M${short(200 - w)} ${level}L${short(200 - half(310))} 310q1 12 12 12H${short(188 + half(310))}q11 0 12-12L${short(200 + w)} ${level}Z`,
    blend([...layers].reverse()),
  )
}

function glass({ top = 92, wide = 62, narrow = 48 } = {}) {
  const outline = `M${200 - wide} ${top}L${200 - narrow - 1} 318q1 14 14 14H${187 + narrow}q13 0 14-14L${200 + wide} ${top}`
  return {
    back: shape(`${outline}Z`, '#fff', 'opacity=".38"'),
    front:
      line(outline, '#fff', 4, 0.75) +
      line(`M${200 - wide + 17} ${top + 34}l${short((wide - narrow) * 0.6)} 140`, '#fff', 8, 0.45),
  }
}

const ices = [
  [178, 152, -14],
  [222, 166, 18],
  [188, 196, 24],
  [220, 212, -20],
]
const bubbling = [
  [176, 210],
  [214, 250],
  [190, 270],
  [226, 190],
  [182, 244],
  [206, 220],
  [218, 286],
  [172, 290],
  [200, 180],
]

const sides = {
  pineapple: () =>
    at(
      258,
      96,
      shape('M-30 34 0-34 34 22Q4 44-30 34Z', round('#F6C33B')) +
        line('M-14 14 14 2M-6-4 12-12M-20 26 26 12', '#D9962A', 3),
      16,
    ) +
    leaf(250, 70, -14, 0.8) +
    leaf(256, 72, 16, 0.9),
}

export function tall({
  layers,
  ice = 0,
  straw,
  side,
  leaf: minty,
  inside,
  top,
  cherry: red,
  drizzle,
  bubbles,
  level = 128,
  hot,
  opaque,
}) {
  const { back, front } = glass()
  const stick = straw ? line('M200 290 236 44', straw, 11) : ''
  const stickInside =
    straw && !opaque ? line(`M${short(236 - ((level + 4 - 44) * 36) / 246)} ${level + 4} 200 300`, straw, 11, 0.3) : ''
  const fruit = side ? (sides[side]?.() ?? wheel(side, 258, 100, 1.08, 12)) : ''
  const head = { cream: () => dollop(198, 84, 1.16), strawberry: () => strawberry(168, 92, -24, 1.25) }[top]?.() ?? ''
  const sauce = drizzle
    ? line(
        top ? 'M158 92q22-22 40-2t42-6M172 62q22 12 44-2' : 'M152 128c4 40 22 36 20 78M242 128c-4 26-16 30-18 62',
        drizzle,
        7,
        0.85,
      )
    : ''
  const drawn =
    shadow(200, 334, 110) +
    back +
    stick +
    fill(top ? 100 : level, layers) +
    stickInside +
    ices
      .slice(0, ice)
      .map(([x, y, turn]) => cube(x, y, turn))
      .join('') +
    (bubbles ? dots(bubbling, '#fff', 6, 0.6) : '') +
    (inside ? leaf(180, 276, 40, 0.8) + leaf(226, 262, -50, 0.8) + leaf(206, 306, 8, 0.6) : '') +
    (top ? '' : sauce) +
    front +
    head +
    (top ? sauce : '') +
    fruit +
    (minty ? sprig(side ? 176 : 190, 104, 0.95) : '') +
    (red ? cherry(206, top ? 54 : 92, 1.1) : '') +
    (hot ? steam(200, 84) : '')
  return top && red ? at(-4, 8, drawn, 0, 1.02) : at(-12, -8, drawn, 0, 1.06)
}

export function teaGlass({ layers, leaves, flowers, lemon, spice }) {
  const size = { top: 128, wide: 72, narrow: 54 }
  const { back, front } = glass(size)
  const daisy = (x, y) =>
    at(x, y, `${line('M0-11V11M-11 0H11M-8-8 8 8M8-8-8 8', '#fff', 7)}<circle r="6" fill="#F2A71B"/>`)
  return (
    shadow(204, 334, 122) +
    line('M264 182c62-14 66 92-8 88', '#fff', 15, 0.6) +
    back +
    fill(152, layers, size) +
    (leaves
      ? leaf(176, 258, 30, 1.1) + leaf(230, 236, -38, 1.1) + leaf(200, 312, -12, 0.9) + sprig(196, 150, 1.15)
      : '') +
    (flowers
      ? [
          [166, 164],
          [206, 158],
          [236, 172],
          [186, 186],
          [214, 256],
        ]
          .map(([x, y]) => daisy(x, y))
          .join('')
      : '') +
    (lemon
      ? wheel('lemon', 184, 214, 1.1) + at(232, 262, oval(0, 0, 20, 14, '#E4C07C') + oval(0, 0, 15, 10, '#F6E2AC'), -20)
      : '') +
    (spice
      ? dots(
          [
            [170, 160],
            [196, 156],
            [222, 164],
            [208, 170],
            [182, 172],
          ],
          '#8A4A1C',
          5,
        ) +
        line('M236 176 262 82', '#8A4A1C', 13) +
        line('M240 170 263 84', '#B36B31', 4)
      : '') +
    front +
    (leaves ? '' : steam(192, 112))
  )
}

export function mug({ layers, ice = 0, color, fruit }) {
  const copper = color === 'copper'
  const wall = 'M118 116H272V306q0 22-22 22H140q-22 0-22-22Z'
  const body = copper
    ? shape(wall, blend(['#E8A06C', '#F7C79C', '#C06A3A', '#A4532A'], 'h'))
    : shape(wall, '#fff', 'opacity=".4"') +
      shape('M126 142H264V300q0 18-18 18H144q-18 0-18-18Z', blend([...layers].reverse()))
  const ear = line('M272 158c70-8 70 112 0 106', copper ? '#B9622F' : '#fff', 16, copper ? undefined : 0.6)
  const cubes = [
    [162, 166, -12],
    [216, 176, 18],
    [184, 208, 8],
  ].slice(0, ice)
  const inCopper =
    oval(195, 116, 77, 16, '#8A4524') + oval(195, 120, 70, 12, '#EFE3C2') + cube(172, 110, -12) + cube(216, 108, 14)
  return (
    shadow(204, 332, 130) +
    ear +
    body +
    (copper
      ? inCopper + line('M140 170v120', '#fff', 9, 0.45) + wheel(fruit, 244, 92, 1.1) + sprig(166, 108, 1.05)
      : cubes.map(([x, y, turn]) => cube(x, y, turn, 42)).join('') +
        line(wall, '#fff', 4, 0.7) +
        line('M138 168v110', '#fff', 8, 0.45))
  )
}

export function rocks({ layers, foam, fruit, ice = 0 }) {
  const wall = 'M116 136 126 308q2 20 22 20H252q20 0 22-20L284 136'
  return (
    shadow(200, 332, 126) +
    shape(`${wall}Z`, '#fff', 'opacity=".4"') +
    shape('M126 176 133 298q1 14 15 14H252q14 0 15-14L274 176Z', blend([...layers].reverse())) +
    [
      [176, 206, -14],
      [226, 220, 16],
    ]
      .slice(0, ice)
      .map(([x, y, turn]) => cube(x, y, turn, 58))
      .join('') +
    (foam ? `<path d="M124 160H276V184q-38 16-76 4t-74 0Z" fill="${foam}"/>` : '') +
    line(wall, '#fff', 4, 0.75) +
    line('M140 190l5 92', '#fff', 8, 0.45) +
    wheel(fruit, 268, 132, 1.15, 14) +
    (foam ? cherry(196, 156) : '')
  )
}

export function beer({ layers, foam, cherry: red }) {
  const wall = 'M136 108 156 314q2 16 18 16H226q16 0 18-16L264 108'
  const head = shape(
    'M132 124C112 108 130 82 152 90 160 66 196 66 206 84 226 66 254 78 250 96 276 98 282 122 262 132 250 146 232 128 218 140 200 152 186 130 168 142 150 150 144 132 132 124Z',
    foam,
  )
  return (
    shadow(200, 332, 108) +
    shape(`${wall}Z`, blend([...layers].reverse())) +
    dots(bubbling, '#fff', 5, 0.6) +
    line('M160 160 170 284', '#fff', 9, 0.4) +
    line('M240 150 228 296', shade(layers[0], -0.15), 9, 0.35) +
    head +
    line('M150 104q12-8 24 0M204 100q14-8 28 2', '#fff', 5, 0.6) +
    (red ? cherry(270, 312, 1.3) + cherry(300, 318, 1.15) : '')
  )
}
