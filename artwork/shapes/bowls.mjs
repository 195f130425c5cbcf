// Bowls of salad, soup and granola, and the pan of shakshuka.
import {
  at,
  blend,
  dots,
  leaf,
  line,
  oval,
  round,
  shade,
  shadow,
  shape,
  steam,
  strawberry,
  wheel,
} from '../placeholder-brush.mjs'

const dish = (color) =>
  shape(
    'M56 206C60 276 118 318 200 318S340 276 344 206Z',
    blend([shade(color, 0.15), color, shade(color, -0.2)], 'd'),
  ) + line('M80 236c12 30 34 48 62 58', '#fff', 8, 0.35)

const toppings = {
  goat: () => oval(0, 6, 38, 18, '#E3CFA6') + oval(0, 0, 38, 18, '#FFFAEC') + line('M-18-2q18 8 34-2', '#D9A441', 6),
  walnut: () => oval(0, 0, 20, 16, round('#A56A35')) + line('M-12 0h24M-8-8q4 8 0 16M8-8q-4 8 0 16', '#7A4A20', 3),
  apple: () => shape('M-34 10A36 36 0 0 1 34 10Q0 22-34 10Z', '#FBEBC0', 'stroke="#C8362E" stroke-width="6"'),
  chicken: () =>
    `<rect x="-36" y="-13" width="72" height="27" rx="13" fill="${round('#E8B877')}"/>${line('M-18-9l-8 18M2-9l-8 18M22-9l-8 18', '#9A5A24', 5)}`,
  crouton: () => `<rect x="-17" y="-17" width="34" height="34" rx="6" fill="${round('#DFA048')}"/>`,
  shaving: () => shape('M-30 8Q-10-18 32-10 12 2-8 14Z', '#FFF3CF'),
  egg: () => `${oval(0, 0, 33, 25, '#fff')}<circle r="14" fill="${round('#F6AE2D')}"/>`,
  olive: () => `<circle r="15" fill="${round('#3B3550')}"/><circle r="5" fill="#1F1B2E"/>`,
  bean: () => line('M-34 8q30-20 66-8M-28 18q30-18 62-6', '#4F9147', 9),
  tuna: () =>
    shape('M-34 6Q-20-18 4-12 32-14 34 6 10 22-34 6Z', round('#D9A68C')) + line('M-18 2q16-8 34 0', '#B97F66', 4),
  tomato: () => `<circle r="23" fill="${round('#DB4437')}"/>${line('M-11-8q3-6 9-7', '#fff', 5, 0.7)}`,
  feta: () => `<rect x="-21" y="-19" width="42" height="38" rx="5" fill="${blend(['#fff', '#E8E4D6'])}"/>`,
  cucumber: () => wheel('cucumber', 0, 0, 0.8),
  shrimp: () =>
    line('M-20 10C-26-20 22-24 20 6', '#F09A80', 15) + line('M-18-4l8 4M-4-14l2 9M12-10l-5 7', '#FFD9CB', 3),
  lemon: () => wheel('lemon', 0, 0, 0.85),
  falafel: () =>
    `<circle r="27" fill="${round('#A4672B')}"/>${dots(
      [
        [-10, -8],
        [6, -12],
        [12, 6],
        [-6, 10],
      ],
      '#C98C48',
      6,
    )}`,
  cabbage: () => line('M-32 8q14-24 30-4t32-8M-26 18q16-18 50-6', '#A8487E', 8),
}

const places = [
  [118, 186, -14],
  [166, 156, 12],
  [214, 184, -6],
  [252, 150, 14],
  [292, 186, 10],
  [200, 132, -18],
]

export function salad({ bowl, toppings: names }) {
  const green = ['#4F9147', '#7FB356', '#3C7C40', '#93C161']
  const bed = [
    [84, 206, -62],
    [112, 176, -40],
    [150, 140, -24],
    [200, 128, 4],
    [250, 140, 26],
    [288, 174, 44],
    [316, 206, 62],
    [160, 200, -20],
    [240, 200, 20],
  ]
  return (
    shadow(200, 322, 150) +
    bed.map(([x, y, turn], at_) => leaf(x, y + 18, turn, 1.25, green[at_ % 4])).join('') +
    oval(200, 204, 136, 50, '#5E9A44') +
    names
      .map((name, place) => at(places[place][0], places[place][1], toppings[name](), places[place][2], 1.08))
      .join('') +
    dish(bowl)
  )
}

export function soup({ bowl, liquid, granola, swirl }) {
  const oats = [
    [120, 190],
    [150, 204],
    [136, 216],
    [172, 216],
    [160, 190],
    [184, 200],
    [196, 218],
  ]
  const inside = granola
    ? dots(oats, '#C58A45', 17) +
      dots(
        oats.map(([x, y]) => [x + 6, y - 5]),
        '#E3B36E',
        11,
      ) +
      strawberry(238, 190, 30, 1.05) +
      strawberry(278, 196, -30, 0.95) +
      dots(
        [
          [216, 216],
          [246, 222],
          [262, 172],
          [212, 182],
        ],
        '#3F4A86',
        21,
      ) +
      leaf(224, 196, -28, 0.7)
    : ''
  const cream = swirl
    ? line('M136 204q30-22 62-6t64-8q-22 26-60 20t-46 4', '#FFF3DC', 7) +
      leaf(238, 206, 24, 0.7) +
      leaf(232, 204, -46, 0.6) +
      dots(
        [
          [160, 184],
          [276, 204],
          [184, 220],
        ],
        '#B9622A',
        10,
      )
    : ''
  return (
    shadow(200, 322, 150) +
    dish(bowl) +
    oval(200, 204, 144, 40, shade(bowl, 0.35)) +
    oval(200, 208, 132, 33, liquid) +
    inside +
    cream +
    (swirl ? steam(200, 150) : '')
  )
}

export function pan() {
  const egg = (x, y) =>
    at(
      x,
      y,
      shape('M-40 2C-44-20-16-28 4-24 30-28 46-8 38 8 34 24-32 26-40 2Z', '#FFFDF4') +
        oval(0, -3, 16, 13, round('#F6AE2D')),
    )
  return (
    shadow(196, 300, 160) +
    line('M316 244 384 212', '#3A322E', 24) +
    oval(190, 236, 152, 78, '#2B2522') +
    oval(190, 222, 152, 78, '#4A413C') +
    oval(190, 220, 136, 67, '#35302D') +
    oval(190, 222, 130, 62, blend(['#D8452E', '#B52F1E'])) +
    dots(
      [
        [100, 216],
        [146, 262],
        [208, 272],
        [282, 232],
        [196, 222],
        [250, 184],
      ],
      '#E8704A',
      22,
    ) +
    egg(140, 208) +
    egg(232, 196) +
    egg(206, 250) +
    leaf(168, 250, -70, 0.6) +
    leaf(270, 248, 50, 0.6) +
    leaf(184, 186, 20, 0.55) +
    steam(190, 132)
  )
}
