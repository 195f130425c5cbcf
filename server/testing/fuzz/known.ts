// Values that exist in the demo shop, by field name; without them almost every input would refer to nothing.

const branches = ['antwerpen', 'merksem', 'etterbeek']
const items = ['cappuccino', 'salmon-bagel', 'cava', 'breakfast-board']
const days = ['2026-03-04', '2026-03-05', '2026-03-09', '2026-12-25']

const values: Readonly<Record<string, readonly (string | number)[]>> = {
  branch: branches,
  branches,
  item: items,
  items,
  id: [1, 2, 3, '1', '2', 'antwerpen', 'salmon-bagel', 'BAGEL', 'free-waffle'],
  ids: [1, 2, 3],
  line: [1, 2],
  quantity: [1, 2, 30],
  table: [4],
  persons: [2],
  time: [720],
  price: [320],
  upTo: [1],
  date: days,
  day: days,
  from: [...days, 480],
  to: [...days, 1020],
  name: ['Noor', 'Jef'],
  phone: ['0470 12 34 56'],
  email: ['noor@voorbeeld.example'],
  timeZone: ['Europe/Brussels'],
  ref: ['cappuccino', 'https://pictures.example/a.jpg'],
  latitude: [51.2],
  longitude: [4.4],
}

export const knownTo = (field: string, type: 'string' | 'number'): (string | number)[] =>
  (values[field] ?? []).filter((value) => typeof value === type)
