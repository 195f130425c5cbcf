// Glasses on a stem, and bottles.
import {
  at,
  blend,
  cube,
  dots,
  line,
  oval,
  round,
  scoop,
  shade,
  shadow,
  shape,
  strawberry,
  wheel,
} from '../placeholder-brush.mjs'

const foot = (x, y, half = 48) =>
  shadow(x, y + 8, half * 1.7) + oval(x, y, half, 9, blend(['#fff', '#E6E2DA']), 'opacity=".9"')
const stem = (x, from, to) => line(`M${x} ${from}V${to}`, '#fff', 7, 0.8)
const rise = (x, y) =>
  dots(
    [
      [x - 14, y],
      [x + 10, y - 22],
      [x - 4, y - 42],
      [x + 16, y + 14],
      [x - 8, y + 24],
      [x + 4, y - 66],
    ],
    '#fff',
    5,
    0.75,
  )

export function wine({ liquid, bubbles, x = 200 }) {
  const bowl = 'M-54-96C-70-20-50 36 0 40 50 36 70-20 54-96'
  const drawn =
    shape(`${bowl}Z`, '#fff', 'opacity=".42"') +
    shape('M-57-38C-60 6-42 31 0 33 42 31 60 6 57-38Z', blend([shade(liquid, 0.12), shade(liquid, -0.1)])) +
    oval(0, -38, 57, 8, shade(liquid, 0.3)) +
    line(bowl, '#fff', 4, 0.8) +
    line('M-44-66q-8 40 6 68', '#fff', 7, 0.5)
  const glass = foot(x, 330) + stem(x, 206, 326) + at(x, 168, drawn + (bubbles ? rise(0, 6) : ''))
  return bubbles ? at(-44, -52, glass, 0, 1.22) : glass
}

export function bottleAndGlass({ glass, tumbler, bottle, label, bubbles }) {
  const body = 'M234 330q-12 0-12-14V178c0-28 26-30 26-62V66h36v50c0 32 26 34 26 62V316q0 14-12 14Z'
  const flask =
    shadow(266, 334, 84) +
    shape(body, blend([shade(bottle, 0.25), bottle, shade(bottle, -0.25)], 'h')) +
    shape('M246 54h40v28H246Z', shade(bottle, -0.35)) +
    shape('M222 206h88v72h-88Z', label) +
    shape('M266 222q22 8 0 36-22-28 0-36Z', '#C98A2F') +
    line('M236 186v110', '#fff', 7, 0.35)
  if (glass) return flask + wine({ liquid: glass, x: 142 })
  const cup = 'M90 176 100 314q1 14 14 14H172q13 0 14-14L196 176'
  return (
    flask +
    shadow(142, 332, 84) +
    shape(`${cup}Z`, '#fff', 'opacity=".5"') +
    shape('M99 214 106 308q1 12 12 12H168q11 0 12-12L187 214Z', blend([shade(tumbler, 0.4), shade(tumbler, -0.06)])) +
    (bubbles ? rise(142, 284) : '') +
    line(cup, '#fff', 4, 0.85) +
    wheel('lemon', 186, 178, 0.9)
  )
}

const flute = (x, liquid) => {
  const bowl = 'M-32-120C-36-20-28 46 0 56 28 46 36-20 32-120'
  return (
    foot(x, 332, 40) +
    stem(x, 238, 328) +
    at(
      x,
      184,
      shape(`${bowl}Z`, '#fff', 'opacity=".42"') +
        shape('M-31-84C-33-10-24 40 0 49 24 40 33-10 31-84Z', blend([...liquid].reverse())) +
        rise(0, 14) +
        line(bowl, '#fff', 4, 0.8) +
        line('M-20-60q-2 40 4 76', '#fff', 6, 0.5),
    )
  )
}

export function flutes({ liquid, pair, fruit, flower }) {
  if (pair) return flute(148, liquid) + flute(252, liquid)
  const peach = () =>
    at(250, 82, `<circle r="34" fill="${round('#F39A5A')}"/>${line('M2-33q-16 32 2 66', '#D9713A', 4, 0.6)}`)
  const elder = () =>
    line('M206 150 252 56', '#5E9A44', 5) +
    dots(
      [
        [232, 60],
        [252, 46],
        [272, 58],
        [262, 74],
        [242, 80],
        [280, 76],
        [222, 84],
        [254, 62],
      ],
      '#fff',
      18,
    ) +
    dots(
      [
        [232, 60],
        [252, 46],
        [272, 58],
        [262, 74],
        [242, 80],
      ],
      '#F3D774',
      6,
    )
  return at(-40, -42, (fruit ? peach() : '') + flute(200, liquid) + (flower ? elder() : ''), 0, 1.2)
}

export function balloon({ layers, ice, fruit, berries }) {
  const bowl = 'M118 76C86 160 120 232 200 236 280 232 314 160 282 76'
  return (
    foot(200, 332, 54) +
    stem(200, 236, 328) +
    shape(`${bowl}Z`, '#fff', 'opacity=".4"') +
    shape('M109 118C100 186 136 226 200 229 264 226 300 186 291 118Z', blend([...layers].reverse())) +
    wheel(fruit, 166, 168, 1.1, 20) +
    [
      [222, 138, 16],
      [246, 178, -14],
      [204, 198, 30],
    ]
      .slice(0, ice)
      .map(([x, y, turn]) => cube(x, y, turn, 42))
      .join('') +
    (berries
      ? dots(
          [
            [136, 142],
            [194, 134],
            [216, 208],
            [272, 152],
            [176, 212],
          ],
          '#4B4F86',
          13,
        )
      : '') +
    line(bowl, '#fff', 4, 0.8) +
    line('M122 108q-12 52 18 88', '#fff', 8, 0.5) +
    wheel(fruit, 286, 82, 0.95, 10)
  )
}

export function coupe({ liquid, scoop: ball, salt, fruit, low }) {
  const y = low ? 190 : 150
  const bowl = `M96 ${y - 16}C96 ${y + 50} 142 ${y + 82} 200 ${y + 82}S304 ${y + 50} 304 ${y - 16}`
  return (
    foot(200, 330, 56) +
    stem(200, y + 82, 326) +
    (ball ? scoop(166, y - 22, ball, 1.25) + scoop(236, y - 20, ball, 1.2) : '') +
    shape(`${bowl}Z`, '#fff', 'opacity=".45"') +
    shape(
      `M102 ${y + 8}C108 ${y + 54} 150 ${y + 75} 200 ${y + 75}S292 ${y + 54} 298 ${y + 8}Z`,
      blend([shade(liquid, 0.14), shade(liquid, -0.1)]),
    ) +
    line(bowl, '#fff', 4, 0.8) +
    line(`M116 ${y + 20}q12 32 40 42`, '#fff', 7, 0.5) +
    (salt ? `<path d="M96 ${y - 16}H304" stroke="#fff" stroke-width="11" stroke-dasharray="5 3"/>` : '') +
    (fruit ? wheel(fruit, 286, y - 24, 1.15, 10) : '')
  )
}

export function martini({ layers, foam, beans, fruit }) {
  const bowl = 'M84 92 200 224 316 92'
  const top = foam ?? shade(layers[1], 0.2)
  const bean = (x, y, turn) => at(x, y, oval(0, 0, 15, 9, '#3A1C0F') + line('M-11 0q11-5 22 0', '#8A5A36', 2.5), turn)
  return (
    foot(200, 330, 56) +
    stem(200, 224, 326) +
    shape(`${bowl}Z`, '#fff', 'opacity=".45"') +
    shape('M112 116 200 215 288 116Z', blend([...layers].reverse())) +
    (foam ? shape('M104 108H296L270 138Q200 152 130 138Z', top) : shape('M112 116H288L278 128Q200 138 122 128Z', top)) +
    line(`${bowl}Z`, '#fff', 4, 0.8) +
    line('M136 128l34 40', '#fff', 7, 0.4) +
    (beans ? bean(182, 122, -30) + bean(218, 122, 30) + bean(200, 134, 90) : '') +
    (fruit ? strawberry(290, 98, 16, 1.4) : '')
  )
}

export function tulip({ layers, foam }) {
  const bowl = 'M112 96C96 176 132 240 200 246 268 240 304 176 288 96'
  return (
    foot(200, 330, 56) +
    shape('M190 244h20l6 84h-32Z', '#fff', 'opacity=".85"') +
    shape(`${bowl}Z`, blend([...layers].reverse())) +
    rise(200, 190) +
    rise(236, 170) +
    line('M124 150q4 40 32 66', '#fff', 9, 0.45) +
    shape(
      'M106 116C90 100 104 76 128 82 138 58 176 58 188 74 206 54 240 58 250 76 276 68 306 88 294 112 284 132 256 118 238 130 218 142 200 122 180 132 152 144 130 126 106 116Z',
      foam,
    ) +
    line('M130 96q12-8 26 0M206 88q14-8 28 2', '#F3E5D0', 5, 0.8)
  )
}
