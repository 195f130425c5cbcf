// Headers that no browser sends: broken cookies, types that the body has not, addresses of proxies that are none.
import fc from 'fast-check'

const cookies = [
  '',
  ';;;',
  '=',
  'noisette=',
  'noisette=%',
  'noisette=%ff%00',
  'noisette=undefined; noisette=null',
  `noisette=${'A'.repeat(43)}`,
  `noisette=${'A'.repeat(7000)}`,
  '__proto__=1; constructor=2; toString=3',
  `${'a=b; '.repeat(500)}`,
  'noisette="quoted',
  'noisette=\u00ff\u00fe',
]

const values = ['', ' ', '*', '-1', 'NaN', '\u00ff', 'null', 'x'.repeat(4000), ';q=', ',,,', '"', '\\', '1e999']

const meant: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json;;;',
    'image/png',
  ],
  'accept-language': ['nl;q=x', `${'nl,'.repeat(900)}`, '__proto__'],
  'accept-encoding': ['br;q=0, gzip;q=NaN', 'identity;q=0', '*;q=0'],
  'if-none-match': ['*', '"', 'W/"x"', `${'"a",'.repeat(900)}`],
  'last-event-id': ['0', '-1', '18446744073709551616:1', 'x:y'],
  'x-forwarded-for': ['unknown', '::1, ::ffff:10.0.0.1', '999.1.1.1', '10.0.0.1'.repeat(300)],
  'x-forwarded-proto': ['https,http', 'javascript'],
  'user-agent': ['', '<script>', 'x'.repeat(6000)],
  origin: ['null', 'https://elsewhere.example', 'http://[', 'file://'],
  'sec-fetch-site': ['cross-site', 'same-site', 'x'],
  host: ['', 'a b', 'elsewhere.example:99999', '[::'],
  'content-encoding': ['gzip', 'x'],
  range: ['bytes=0-', 'bytes=5-1'],
}

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      ...Object.fromEntries(
        Object.entries(meant).map(([name, own]) => [name, fc.constantFrom(...own, ...values)] as const),
      ),
      cookie: fc.constantFrom(...cookies),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)))
