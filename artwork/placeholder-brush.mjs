// The brush of the placeholder pictures: backgrounds, gradients, shadows, and the small things that garnish.

const backgrounds = {
  latte: ['#F6E3CC', '#DDB288'],
  peach: ['#FDEBDC', '#F1C6A4'],
  sand: ['#FAF0DF', '#E3CDAE'],
  honey: ['#FFF3D0', '#F5D388'],
  mint: ['#EAF3E3', '#BAD7B2'],
  blue: ['#EDF3F2', '#BCD2D4'],
  rose: ['#FDE9E3', '#EFBCAD'],
}

let defs = new Map()
let stamps = []
let prefix = ''

/** The whole file of one picture; ids begin with its name, so that several can stand in one page. */
export function picture(name, background, draw) {
  defs = new Map()
  stamps = []
  prefix = name
  const [middle, edge] = backgrounds[background]
  const wall = radial(
    [
      [0, middle],
      [1, edge],
    ],
    'cx=".5" cy=".45" r=".72"',
  )
  const body = print(draw())
  const repeated = stamps.filter(isRepeated).map(({ content, id }) => `<g id="${id}">${print(content)}</g>`)
  const paints = [...defs].map(([def, id]) => def.replace('%', id))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${paints.join('')}${repeated.join('')}</defs><path fill="${wall}" d="M0 0h400v400H0z"/>${body}</svg>\n`
}

const isRepeated = ({ count, content }) => count > 1 && content.length > 60

/** `marked` with every place of `at` filled: drawn there, or, what occurs more than once, drawn once and referred to. */
function print(marked) {
  return marked.replace(/\{(\d+)\|([^}]*)\}/g, (_, number, transform) => {
    const stamp = stamps[number]
    return isRepeated(stamp)
      ? `<use href="#${stamp.id}" transform="${transform}"/>`
      : `<g transform="${transform}">${print(stamp.content)}</g>`
  })
}

/** `content` moved to x, y, turned by degrees and scaled. */
export function at(x, y, content, turn = 0, size = 1) {
  let number = stamps.findIndex((stamp) => stamp.content === content)
  if (number < 0) number = stamps.push({ content, id: `${prefix}-s${stamps.length}`, count: 0 }) - 1
  stamps[number].count += 1
  return `{${number}|translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ''}${size === 1 ? '' : `scale(${short(size)})`}}`
}

function define(def) {
  if (!defs.has(def)) defs.set(def, `${prefix}-${defs.size}`)
  return `url(#${defs.get(def)})`
}

const stops = (list) =>
  list
    .map(
      ([at, color, opacity]) =>
        `<stop${at ? ` offset="${short(at)}"` : ''} stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** Colours spread evenly from top to bottom ('v'), start to end ('h') or corner to corner ('d'). */
export function blend(colors, direction = 'v') {
  const end = { v: ' x2="0" y2="1"', h: '', d: ' y2="1"' }[direction]
  return define(
    `<linearGradient id="%"${end}>${stops(colors.map((color, at) => [at / (colors.length - 1), color]))}</linearGradient>`,
  )
}

/** Bands of equal height from top to bottom with hard edges. */
export function bands(colors) {
  const list = colors.flatMap((color, at) => [
    [at / colors.length, color],
    [(at + 1) / colors.length, color],
  ])
  return define(`<linearGradient id="%" x2="0" y2="1">${stops(list)}</linearGradient>`)
}

export const radial = (list, shape = '') =>
  define(`<radialGradient id="%"${shape && ` ${shape}`}>${stops(list)}</radialGradient>`)

export const pattern = (attributes, content) =>
  define(`<pattern id="%" patternUnits="userSpaceOnUse" ${attributes}>${content}</pattern>`)

export const short = (number) => String(+number.toFixed(2)).replace(/^(-?)0\./, '$1.')

/** `color` nearer to white (by > 0) or black (by < 0). */
export function shade(color, by) {
  const part = (at) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = (value) => Math.round(by > 0 ? value + (255 - value) * by : value * (1 + by))
  return `#${[1, 3, 5].map((at) => mixed(part(at)).toString(16).padStart(2, '0')).join('')}`
}

/** A colour as light from the upper left models it. */
export const round = (color) => blend([shade(color, 0.18), color, shade(color, -0.16)], 'd')

export const shadow = (cx, cy, rx, ry = rx * 0.17) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${short(rx)}" ry="${short(ry)}" fill="${radial([
    [0.35, '#432814', 0.34],
    [1, '#432814', 0],
  ])}"/>`

export const oval = (cx, cy, rx, ry, fill, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`

export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const line = (d, color, width, opacity) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${opacity ? ` opacity="${opacity}"` : ''}/>`

export const steam = (x, y) =>
  line(`M${x - 16} ${y}c-10-14 10-22 0-38s6-18 2-26M${x + 18} ${y}c-10-14 10-22 0-38s6-18 2-26`, '#fff', 8, 0.55)

export const plate = (cy = 300, rx = 165) =>
  shadow(200, cy + 14, rx * 1.08) +
  oval(200, cy, rx, short(rx * 0.17), blend(['#fff', '#E9DCC8'])) +
  oval(200, cy - 3, short(rx * 0.74), short(rx * 0.105), '#F1E6D5')

export const leaf = (x, y, turn, size = 1, color = '#3C8C4E') =>
  at(
    x,
    y,
    shape('M0 0C-20-14-20-44 0-62 20-44 20-14 0 0Z', blend([shade(color, 0.2), shade(color, -0.12)])) +
      line('M0-4V-50', '#fff', 2, 0.45),
    turn,
    size,
  )

export const sprig = (x, y, size = 1) =>
  leaf(x, y, -38, size) + leaf(x, y, 34, size) + leaf(x, y, -2, size * 0.9, '#58A660')

const wheels = {
  lemon: ['#F5C51B', '#FFF1A6', '#FBDD55'],
  lime: ['#7DAF35', '#F0F7CE', '#BEDB70'],
  orange: ['#EE8413', '#FFE3B4', '#FBAA3D'],
  grapefruit: ['#F0A13C', '#FFE6D0', '#EE6E60'],
  cucumber: ['#4F8F43', '#E9F4D2', '#CFE5AC'],
  apple: ['#C8362E', '#FFF6DC', '#FBEBC0'],
}

/** A slice of fruit seen from its round side. */
export const wheel = (kind, x, y, size = 1, turn = 0) => {
  const [peel, pith, flesh] = wheels[kind]
  const star = line('M0-25V25M-25 0H25M-18-18 18 18M18-18-18 18', pith, 3)
  return at(
    x,
    y,
    `<circle r="36" fill="${peel}"/><circle r="31" fill="${pith}"/><circle r="27" fill="${flesh}"/>${star}`,
    turn,
    size,
  )
}

export const strawberry = (x, y, turn = 0, size = 1) =>
  at(
    x,
    y,
    shape('M0 30C-22 18-30-8-20-17-11-24 11-24 20-17 30-8 22 18 0 30Z', round('#D63A3C')) +
      line('M-9-4v1M8-6v1M-2 8v1M10 8v1', '#FFE0A0', 4) +
      shape('M-17-17Q0-8 17-17 8-27 0-22-8-27-17-17Z', '#4F9147'),
    turn,
    size,
  )

export const cherry = (x, y, size = 1) =>
  at(
    x,
    y,
    `${line('M2-14Q6-36 24-44', '#6B4A22', 4)}<circle r="16" fill="${round('#BE2237')}"/>${line('M-7-5q2-5 6-5', '#fff', 4, 0.7)}`,
    0,
    size,
  )

export const dollop = (x, y, size = 1) =>
  at(
    x,
    y,
    shape('M-46 24C-66 16-54-10-34-8-34-32-4-40 6-26 26-36 44-16 34-6 58-4 62 20 44 24Z', blend(['#fff', '#F3E5D0'])) +
      line('M-26-2q18 10 38 2M-2-18q10 4 18 0', '#DCC8AB', 4, 0.7),
    0,
    size,
  )

export const scoop = (x, y, color, size = 1) =>
  at(
    x,
    y,
    `<circle r="42" fill="${round(color)}"/>${shape('M-44 8q8 22 20 8 8 18 22 4 10 18 24 0 14 12 22-12Z', shade(color, -0.05))}${line('M-24-18q8-12 20-13', '#fff', 6, 0.6)}`,
    0,
    size,
  )

export const cube = (x, y, turn, size = 36) =>
  `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="8" fill="#fff" fill-opacity=".42" stroke="#fff" stroke-opacity=".7" stroke-width="2.5" transform="translate(${x} ${y})rotate(${turn})"/>`

export const dots = (points, color, size, opacity) =>
  line(points.map(([x, y]) => `M${x} ${y}h.1`).join(''), color, size, opacity)
