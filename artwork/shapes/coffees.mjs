// Cups of coffee, tea and chocolate.
import { at, blend, dollop, dots, line, oval, round, shade, shadow, shape, steam } from '../placeholder-brush.mjs'

const arts = {
  crema: () => oval(184, 166, 40, 8, '#A9662F') + oval(176, 165, 20, 4, '#C98A4B'),
  ring: () => oval(190, 168, 66, 14, 'none', 'stroke="#B9743A" stroke-width="5"'),
  dot: () => oval(190, 169, 30, 8, '#F6E3C4') + oval(190, 169, 16, 4, '#FFF8EA'),
  heart: () =>
    shape(
      'M190 184C150 176 132 158 158 155 174 153 184 158 190 162 196 158 206 153 222 155 248 158 230 176 190 184Z',
      '#FFF8EA',
    ),
  fern: () =>
    line('M138 166q14-12 26 0M152 172q18-16 34 0M190 182V156M194 172q18-16 34 0M216 166q14-12 26 0', '#FFF3DF', 6),
  tulip: () =>
    shape(
      'M190 186C160 182 146 172 152 166q38 12 76 0c6 6-8 16-38 20ZM190 168C166 166 160 158 170 154q20 7 40 0c10 4 4 12-20 14Z',
      '#FFF8EA',
    ),
  cream: () =>
    dollop(188, 152, 1.05) +
    dots(
      [
        [160, 146],
        [182, 130],
        [204, 148],
        [216, 160],
        [176, 158],
      ],
      '#5B2D14',
      6,
    ),
  tea: () => oval(172, 164, 34, 6, '#fff', 'opacity=".28"'),
  marshmallow: () =>
    `<g fill="${blend(['#fff', '#F6D9D2'])}"><rect x="142" y="138" width="42" height="34" rx="11" transform="rotate(-10 160 154)"/><rect x="192" y="142" width="44" height="32" rx="11" transform="rotate(9 212 156)"/></g>`,
}

export function cup({ color, liquid, art, size = 1, handle = true, saucer = true, steam: warm = true }) {
  const body = round(color)
  const dish = saucer
    ? oval(190, 292, 140, 24, blend([shade(color, 0.22), shade(color, -0.1)])) +
      oval(190, 287, 64, 10, shade(color, -0.22))
    : ''
  const ear = handle ? line('M262 184c50-18 66 16 44 44-14 18-36 26-56 24', shade(color, -0.1), 17) : ''
  const bowl = shape('M108 162C110 244 138 284 170 290H210C242 284 270 244 272 162Z', body)
  const mouth = oval(190, 162, 82, 23, shade(color, 0.3)) + oval(190, 166, 73, 18, liquid)
  const shine = line('M124 192c4 34 13 56 27 72', '#fff', 8, 0.4)
  const drawn =
    shadow(192, saucer ? 308 : 290, saucer ? 160 : 120) +
    dish +
    ear +
    bowl +
    mouth +
    (art ? arts[art]() : '') +
    shine +
    (warm && art !== 'cream' ? steam(190, 132) : '')
  return at(200 - 196 * size, 206 - 202 * size, drawn, 0, size)
}
