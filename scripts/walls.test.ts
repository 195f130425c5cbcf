// @module-tag long
// Every wall is seen to fail once: a small tree breaks one rule, and exactly that rule must report it.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { wideCommentBreaches } from './walls/comment-width.ts'
import { importBreaches, wallNames } from './walls/imports.ts'
import { logicalBreaches } from './walls/logical.ts'
import { longFunctionBreaches, mostLines } from './walls/long-functions.ts'
import { plainEnglishBreaches, plainEnglishBreachesOf } from './walls/plain-english.ts'
import { purityBreaches } from './walls/purity.ts'
import { secureOriginBreaches } from './walls/secure-origins.ts'
import { textAloneBreaches } from './walls/text-alone.ts'
import { tooNewBreaches } from './walls/too-new.ts'
import { trapBreaches } from './walls/traps.ts'
import { sharedNames } from './walls/unique-names.ts'
import { unknownClassBreaches } from './walls/unknown-classes.ts'
import { unusedWordBreaches } from './walls/unused-words.ts'

type Tree = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('..', import.meta.url))
const { imports: packageImports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object }
const trees: string[] = []
/** What the server does. */
const work = 'server/work'

/** Creates a tree of its own under .cache, with a package.json and the project's libraries. */
function plant(files: Tree): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const tree = mkdtempSync(join(root, '.cache/walls-'))
  trees.push(tree)
  const manifest = {
    type: 'module',
    imports: packageImports,
    dependencies: { zod: '*', pg: '*', kysely: '*', react: '*', fastify: '*', '@tanstack/react-query': '*' },
    devDependencies: { vitest: '*' },
  }
  const all = { 'package.json': JSON.stringify(manifest), ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true })
})

const value = 'export const value = 1\n'
const type = 'export interface Shape { readonly id: string }\n'
const reexport = (path: string) => `export { value } from '${path}'\n`
const take = (path: string) => `import * as used from '${path}'\nexport const value = used\n`
const takeType = (path: string) => `import type * as used from '${path}'\nexport type Value = typeof used\n`

/** For each wall, trees that break it and no other. */
const broken: Readonly<Record<string, readonly Tree[]>> = {
  'domain-imports-only-domain': [
    { 'domain/order.ts': take('zod') },
    { 'domain/order.ts': take('node:crypto') },
    { 'domain/order.ts': reexport('#contract/orders.ts'), 'contract/orders.ts': value },
    { 'domain/order.ts': takeType('#contract/orders.ts'), 'contract/orders.ts': value },
  ],
  'contract-imports-domain-and-zod': [
    { 'contract/orders.ts': take('fastify') },
    { 'contract/orders.ts': take('node:crypto') },
    { 'contract/orders.ts': reexport('#server/app.ts'), 'server/app.ts': value },
    { 'contract/orders.ts': reexport('#web/customer/cart/cart.ts'), 'web/customer/cart/cart.ts': value },
  ],
  'addresses-stay-light': [
    { 'contract/addresses.ts': take('zod') },
    { 'contract/addresses.ts': reexport('./orders.ts'), 'contract/orders.ts': value },
    { 'contract/customer-addresses.ts': reexport('./orders.ts'), 'contract/orders.ts': value },
  ],
  'store-imports-domain-and-kysely': [
    { 'server/store/orders.ts': take('fastify') },
    { 'server/store/engines/sqlite.ts': reexport('../../config.ts'), 'server/config.ts': value },
    { 'server/store/orders.ts': reexport('../routes/orders.ts'), 'server/routes/orders.ts': value },
    { 'server/store/orders.ts': reexport('#contract/orders.ts'), 'contract/orders.ts': value },
    {
      'server/store/orders.ts': reexport('#work/order/apply-step.ts'),
      [`${work}/order/apply-step.ts`]: value,
    },
    {
      'server/store/orders.ts': takeType('#work/paper/queue-prints.ts'),
      [`${work}/paper/queue-prints.ts`]: type,
    },
  ],
  'saving-an-order-does-nothing-else': [
    {
      'server/store/order/course-store.ts': reexport('../money/ledger-store.ts'),
      'server/store/money/ledger-store.ts': value,
    },
  ],
  'store-knows-no-http': [{ 'server/store/orders.ts': take('node:http') }],
  'only-engines-know-a-database': [
    { 'server/store/orders.ts': take('pg') },
    { 'server/store/orders.ts': take('node:sqlite') },
    { 'server/routes/orders.ts': take('pg') },
    { 'server/main.ts': take('node:sqlite') },
  ],
  'only-the-store-writes-sql': [
    { 'server/routes/orders.ts': take('kysely') },
    { 'server/door/live/hub.ts': take('kysely') },
  ],
  'only-the-app-imports-routes': [
    { [`${work}/order/step.ts`]: reexport('#server/routes/orders.ts'), 'server/routes/orders.ts': value },
    { 'server/door/live/hub.ts': takeType('#server/routes/orders.ts'), 'server/routes/orders.ts': value },
  ],
  'routes-ask-the-store-not-an-engine': [
    { 'server/routes/orders.ts': reexport('../store/engines/sqlite.ts'), 'server/store/engines/sqlite.ts': value },
  ],
  'routes-never-import-another-route': [
    { 'server/routes/orders.ts': reexport('./menu.ts'), 'server/routes/menu.ts': value },
    { 'server/routes/order/place.ts': reexport('../menu/list.ts'), 'server/routes/menu/list.ts': value },
    { 'server/routes/staff-orders.ts': reexport('./staff.ts'), 'server/routes/staff.ts': value },
  ],
  'routes-know-the-app-only-as-a-type': [
    { 'server/routes/orders.ts': reexport('../app.ts'), 'server/app.ts': value },
    { 'server/door/live/hub.ts': reexport('#server/app.ts'), 'server/app.ts': value },
  ],
  'nothing-imports-main': [
    { 'server/app.ts': reexport('./main.ts'), 'server/main.ts': value },
    { 'e2e/fixtures.ts': reexport('#server/main.ts'), 'server/main.ts': value },
  ],
  'server-never-imports-web': [{ 'server/page.ts': reexport('#web/words/en.ts'), 'web/words/en.ts': value }],
  'web-never-imports-server': [
    { 'web/data/client.ts': reexport('#server/app.ts'), 'server/app.ts': value },
    { 'web/data/client.ts': takeType('#server/app.ts'), 'server/app.ts': value },
  ],
  'contract-in-the-browser-is-types': [
    { 'web/data/orders.ts': reexport('#contract/orders.ts'), 'contract/orders.ts': value },
    { 'web/customer/screens/menu/menu.tsx': reexport('#contract/menu.ts'), 'contract/menu.ts': value },
  ],
  'browser-loads-no-full-zod': [{ 'web/data/form.ts': take('zod') }],
  'components-know-no-data': [
    { 'web/ui/card.tsx': reexport('../data/menu.ts'), 'web/data/menu.ts': value },
    { 'web/ui/card.tsx': reexport('../words/en.ts'), 'web/words/en.ts': value },
    { 'web/ui/card.tsx': takeType('#domain/menu.ts'), 'domain/menu.ts': type },
    { 'web/ui/card.tsx': takeType('#contract/menu.ts'), 'contract/menu.ts': type },
    { 'web/ui/card.tsx': reexport('../customer/screens/menu/menu.tsx'), 'web/customer/screens/menu/menu.tsx': value },
    { 'web/ui/card.tsx': take('@tanstack/react-query') },
  ],
  'screens-never-import-another-screen': [
    {
      'web/customer/screens/menu/menu.tsx': reexport('../track/track.tsx'),
      'web/customer/screens/track/track.tsx': value,
    },
    { 'web/office/screens/menu/edit.tsx': reexport('../staff/bar.tsx'), 'web/office/screens/staff/bar.tsx': value },
  ],
  'parts-know-no-screen': [
    {
      'web/data/menu.ts': reexport('#web/customer/screens/menu/menu.tsx'),
      'web/customer/screens/menu/menu.tsx': value,
    },
    { 'web/office/staff/bar.tsx': reexport('../screens/log/log.tsx'), 'web/office/screens/log/log.tsx': value },
  ],
  'customers-load-nothing-of-the-office': [
    { 'web/customer/cart/cart.ts': reexport('#web/office/forms/form.ts'), 'web/office/forms/form.ts': value },
    { 'web/data/menu.ts': takeType('../office/forms/form.ts'), 'web/office/forms/form.ts': value },
  ],
  'customers-load-what-is-in-their-sheet': [
    { 'web/customer/cart/cart.tsx': reexport('#web/ui/controls/switch.tsx'), 'web/ui/controls/switch.tsx': value },
    { 'web/app/shell/foot.tsx': reexport('#web/ui/display/data-table.tsx'), 'web/ui/display/data-table.tsx': value },
  ],
  'product-never-imports-tests': [
    { 'server/app.ts': reexport('#scripts/check.ts'), 'scripts/check.ts': value },
    { 'server/app.ts': reexport('./testing/postgres.ts'), 'server/testing/postgres.ts': value },
    { 'web/customer/cart/cart.ts': reexport('./cart.test.ts'), 'web/customer/cart/cart.test.ts': value },
  ],
  'product-never-imports-dev-libraries': [{ 'server/app.ts': take('vitest') }],
  'no-circles': [
    { 'domain/order.ts': reexport('./cart.ts'), 'domain/cart.ts': reexport('./order.ts') },
    { 'domain/order.ts': takeType('./cart.ts'), 'domain/cart.ts': takeType('./order.ts') },
  ],
  'every-import-is-found': [{ 'e2e/fixtures.ts': reexport('./gone.ts') }],
}

/** What the walls must let through. */
const allowed: Tree = {
  'domain/order.ts': reexport('./money.ts'),
  'domain/money.ts': value,
  'domain/order.test.ts': take('vitest'),
  'contract/orders.ts': `${take('zod')}export { value as other } from '#domain/order.ts'\n`,
  'contract/addresses.ts': reexport('#domain/money.ts'),
  'server/store/lane.ts': take('node:timers/promises'),
  'server/store/orders.ts': `${take('kysely')}export { value as other } from '#domain/order.ts'\n`,
  'server/store/engines/postgres.ts': take('pg'),
  'server/store/engines/sqlite.ts': take('node:sqlite'),
  'server/routes/orders.ts': `${take('fastify')}export { value as other } from '../store/orders.ts'\n`,
  'server/main.ts': reexport('./routes/orders.ts'),
  'scripts/start.ts': `await import('#server/main.ts')\n`,
  'web/data/orders.ts': `${takeType('#contract/orders.ts')}export { value } from '#contract/addresses.ts'\n`,
  'web/data/form.ts': take('zod/mini'),
  'web/ui/card.tsx': take('react'),
  'web/customer/screens/menu/menu.tsx': `${take('#web/data/orders.ts')}export { value as other } from './part.tsx'\n`,
  'web/customer/screens/menu/part.tsx': reexport('#web/ui/card.tsx'),
}

describe('the import walls', () => {
  test('each of them is broken once here', () => {
    expect(Object.keys(broken).toSorted()).toEqual(wallNames.toSorted())
  })

  test.each(Object.entries(broken))('%s reports what breaks it, and no other wall does', async (name, examples) => {
    for (const example of examples) {
      const breaches = await importBreaches(plant(example))
      const rules = [...new Set(breaches.map((breach) => breach.rule))]
      expect({ example, rules }).toEqual({ example, rules: [name] })
    }
  })

  test('all of them let the house through as it is meant to be', async () => {
    expect(await importBreaches(plant(allowed))).toEqual([])
  })
})

describe('the purity of the domain', () => {
  const compile = async (text: string): Promise<string> => {
    const own = {
      extends: '../../../domain/tsconfig.json',
      compilerOptions: { rootDir: '.', outDir: 'out', tsBuildInfoFile: 'out/info' },
      include: ['*.ts'],
    }
    const tree = plant({ 'domain/rule.ts': text, 'domain/tsconfig.json': JSON.stringify(own) })
    const tsc = join(root, 'node_modules/.bin/tsc')
    return promisify(execFile)(tsc, ['-p', join(tree, 'domain')]).then(
      () => '',
      (failure: { stdout: string }) => failure.stdout,
    )
  }

  test.each(['document', 'process', 'console', 'fetch', 'setTimeout', 'crypto'])(
    'the compiler knows no %s there',
    async (name) => {
      expect(await compile(`export const reach = ${name}\n`)).toContain(`Cannot find name '${name}'`)
    },
  )

  test('the compiler knows Intl there', async () => {
    expect(await compile(`export const euro = new Intl.NumberFormat('nl').format(3.2)\n`)).toBe('')
  })

  test.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Math.random()',
    'Temporal.Now.instant()',
    'new Date(0).getHours()',
    `new Intl.DateTimeFormat('nl').format()`,
  ])('the walls refuse %s', (call) => {
    const breaches = purityBreaches(plant({ 'domain/rule.ts': `// The rule.\nexport const reach = () => ${call}\n` }))
    expect(breaches).toMatchObject([{ rule: 'domain-is-pure', file: 'domain/rule.ts', line: 2 }])
  })

  test('the walls let through a time that was handed in, and a comment', () => {
    const text = `// Never Date.now() here.\nexport const day = (now: number) => new Date(now).getUTCDay()\n`
    expect(purityBreaches(plant({ 'domain/rule.ts': text, 'domain/rule.test.ts': 'Date.now()' }))).toEqual([])
  })
})

describe('left and right', () => {
  test.each([
    'margin-left: 1px',
    'padding-right: 1px',
    'left: 0',
    'text-align: right',
    'float: left',
    'border-left: 0',
    'border-top-left-radius: 0',
    '@apply ml-2',
  ])('a style sheet may not say %s', (declaration) => {
    const breaches = logicalBreaches(plant({ 'web/ui/styles/base.css': `/* left: 0 */\n.a {\n  ${declaration};\n}\n` }))
    expect(breaches).toMatchObject([{ rule: 'logical-properties-only', file: 'web/ui/styles/base.css', line: 3 }])
  })

  test.each([
    'ml-2',
    'md:-mr-[3px]',
    'pl-4',
    'pr-px',
    'left-0',
    '-right-1',
    'text-left',
    'rtl:text-right',
    'border-l',
    'border-r-2',
    'rounded-l',
    'rounded-tr-card',
  ])('a class may not say %s', (name) => {
    const text = `export const box = <p className="flex ${name} mt-2" />\n`
    expect(logicalBreaches(plant({ 'web/ui/box.tsx': text }))).toMatchObject([{ file: 'web/ui/box.tsx', line: 1 }])
  })

  test.each(['{ marginLeft: 3 }', '{ left: 3 }', '{ borderRightWidth: 3 }'])(
    'a style property may not say %s',
    (style) => {
      expect(logicalBreaches(plant({ 'web/ui/box.tsx': `export const box = <p style={${style}} />\n` }))).toHaveLength(
        1,
      )
    },
  )

  test('start, end, and words that only look alike are let through', () => {
    const tree = plant({
      'web/ui/styles/base.css': '.a {\n  margin-inline-start: 1px;\n  inset-inline-end: 0;\n  text-align: start;\n}\n',
      'web/ui/box.tsx': `// right-0 and ml-2\nexport const box = <p className="ms-2 pe-4 start-0 rounded-s border-e text-start brightness-50">right-to-left, xml-2</p>\n`,
    })
    expect(logicalBreaches(tree)).toEqual([])
  })
})

describe('secure origins', () => {
  test.each([
    'crypto.randomUUID()',
    'globalThis.crypto.subtle.digest(name, text)',
    'navigator.clipboard.writeText(text)',
    "window.navigator?.['clipboard']",
    'navigator.wakeLock?.request()',
    'caches.open(name)',
    'new Notification(text)',
  ])('[F-1] the browser’s files may not say %s', (call) => {
    const breaches = secureOriginBreaches(
      plant({ 'web/customer/cart/checkout.ts': `// The key.\nexport const use = () => ${call}\n` }),
    )
    expect(breaches).toMatchObject([
      { rule: 'secure-origins-only-with-a-way-round', file: 'web/customer/cart/checkout.ts', line: 2 },
    ])
  })

  test('[F-1] nor take one out of navigator', () => {
    const text = 'const { clipboard, languages } = navigator\n'
    expect(secureOriginBreaches(plant({ 'web/customer/cart/checkout.ts': text }))).toHaveLength(1)
  })

  test('[F-1] the file with the way round may, and so may the server, a comment and what has another owner', () => {
    const tree = plant({
      'web/data/copy-text.ts': 'export const copy = (text: string) => navigator.clipboard.writeText(text)\n',
      'web/data/new-key.ts':
        '// Unlike crypto.randomUUID.\nexport const key = () => crypto.getRandomValues(new Uint8Array(16))\n',
      'web/data/clock.ts':
        'export const share = (order: { share: number }) => order.share + navigator.languages.length\n',
      'server/ids.ts': 'export const id = () => crypto.randomUUID()\n',
    })
    expect(secureOriginBreaches(tree)).toEqual([])
  })
})

describe('what the oldest browser does not know', () => {
  test.each([
    'lines.toSorted(byPlace)',
    'details.with(2, changed)',
    'lines.toSpliced(0, 1)',
    'AbortSignal.any([stop, patience])',
    'Object.groupBy(lines, byItem)',
    'new Intl.Segmenter(locale)',
    'new Map(lines).values().map(nameOf)',
    '/[\\p{L}--[a-z]]/v',
  ])('the browser’s files and the rules may not say %s', (use) => {
    for (const file of ['web/customer/cart/shown-lines.ts', 'domain/order/cart/lines.ts']) {
      const breaches = tooNewBreaches(plant({ [file]: `// The lines.\nexport const use = () => ${use}\n` }))
      expect(breaches).toMatchObject([{ rule: 'no-newer-than-the-oldest-browser', file, line: 2 }])
    }
  })

  test('the server may, and so may the build, a comment, what is older and a call with a way round', () => {
    const tree = plant({
      'server/lines.ts': 'export const use = () => lines.toSorted(byPlace)\n',
      'web/build/vite.config.ts': 'export const use = () => files.toSorted()\n',
      'web/customer/cart/shown-lines.ts':
        '// Not toSorted().\nexport const use = () => [Object.values(cart).map(nameOf), [...lines].sort(byPlace), box.with]\n',
      'web/customer/cart/over.ts': 'export const use = () => lines.toSorted?.(byPlace) ?? AbortSignal.timeout(5)\n',
    })
    expect(tooNewBreaches(tree)).toEqual([])
  })
})

describe('the traps', () => {
  test.each([
    'useEffect(() => scrollTo(0, 0), [])',
    'useLayoutEffect(() => window.scrollTo(0, 0))',
    'useEffect(() => video.current?.play())',
  ])('an effect may not hand a promise to React: %s', (effect) => {
    const breaches = trapBreaches(
      plant({ 'web/office/screens/menu.tsx': `export function Menu() {\n  ${effect}\n}\n` }),
    )
    expect(breaches).toMatchObject([{ rule: 'effects-return-no-promise', line: 2 }])
  })

  test('an effect with braces, or with a real clean-up, is let through', () => {
    const text = 'useEffect(() => {\n  scrollTo(0, 0)\n})\nuseEffect(() => listen(hear), [])\n'
    expect(trapBreaches(plant({ 'web/office/screens/menu.tsx': text }))).toEqual([])
  })

  test('no file of the browser waits at its top; functions may, and the server’s files', () => {
    const waits = `const words = await import('./words.ts')\nfor await (const one of words) hear(one)\n`
    const within = `export async function load() {\n  return await import('./words.ts')\n}\nconst later = async () => await load()\n`
    const found = trapBreaches(
      plant({ 'web/app/main.tsx': waits, 'web/late.ts': within, 'server/main.ts': `await import('./shop.ts')\n` }),
    )
    expect(found.map(({ rule, file, line }) => [rule, file, line])).toEqual([
      ['no-top-level-await-in-the-browser', 'web/app/main.tsx', 1],
      ['no-top-level-await-in-the-browser', 'web/app/main.tsx', 2],
    ])
  })

  test('[J-63] no loop steps from day to day until a date is reached', () => {
    const loops = [
      'for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)',
      'while (day <= to) day = addDays(day, 1)',
      'do {\n  if (open) day = last ? day : addDays(day, 1)\n} while (day <= to)',
    ]
    for (const loop of loops)
      expect(trapBreaches(plant({ 'domain/days.ts': `${loop}\n` }))).toMatchObject([
        { rule: 'days-are-not-walked', line: 1 },
      ])
    const counted = 'for (let ahead = 0; ahead < 7; ahead++) {\n  const day = addDays(today, ahead)\n  tell(day)\n}\n'
    expect(trapBreaches(plant({ 'domain/days.ts': counted }))).toEqual([])
  })

  test('[COST-3] only one function brings a text into a form of Unicode', () => {
    const text = "const key = name.trim().normalize('NFKC')\n"
    expect(trapBreaches(plant({ 'domain/menu/key.ts': text }))).toMatchObject([
      { rule: 'texts-are-bounded-before-their-form', line: 1 },
    ])
    expect(trapBreaches(plant({ 'domain/shared/normal-form.ts': text }))).toEqual([])
    expect(trapBreaches(plant({ 'server/path.ts': 'const path = normalize(given)\n' }))).toEqual([])
  })

  test('the database may not be used beside its own transaction', () => {
    const text = `await db.transaction().execute(async (tx) => {\n  await tx.insertInto('a')\n  await db.insertInto('b')\n  await save(db)\n})\n`
    const breaches = trapBreaches(plant({ 'server/store/orders.ts': text }))
    expect(breaches.map(({ rule, line }) => [rule, line])).toEqual([
      ['transactions-use-their-own-handle', 3],
      ['transactions-use-their-own-handle', 4],
    ])
  })
})

describe('one property, element or constant after the other', () => {
  /** The lines of the file that the linter refuses, and what it says of the whole. */
  async function refusedIn(text: string): Promise<number[]> {
    const plugin = join(root, 'scripts/walls/written-out.grit')
    const settings = { root: true, plugins: [plugin], linter: { rules: { preset: 'none' } } }
    const tree = plant({ 'biome.json': JSON.stringify(settings), 'web/packed.tsx': text })
    const biome = join(root, 'node_modules/.bin/biome')
    const { stdout } = await promisify(execFile)(biome, ['lint', '--reporter=json', 'web'], { cwd: tree }).catch(
      (failed: { stdout: string }) => failed,
    )
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { start: { line: number } } }[] }
    return diagnostics.map(({ location }) => location.start.line)
  }

  test.each([
    'export const order = { ...{ item, quantity: 1 }, price }',
    'export const order = { ...({ item } satisfies Line), price }',
    'export const shown = <Card {...{ item, price }} />',
    'export const columns = [...["id", "branch"], "total"]',
    'export const columns = [...(["id", "branch"] as const), "total"]',
    'export const lines = [...(["name", "price"] as const).map(lineOf), total]',
    'say(...[item, price])',
    'const [item, price] = ["espresso", 320]',
  ])('nothing is packed: %s', async (line) => {
    expect(await refusedIn(`// One line.\n${line}\n`)).toEqual([2])
  })

  test('what is known only later is spread', async () => {
    const lines = [
      'export const order = { ...line, ...(note ? { note } : {}), ...(price && { price }) }',
      'export const shown = <Card {...order} />',
      'export const all = [...order.lines, ...[item, other].map(nameOf), ...(price ? [price] : [])]',
      'const [command, ...args] = [...limited, script]',
      'const [left, right] = [2, 1].sort(byPlace)',
      ';[left, right] = [right, left]',
    ]
    expect(await refusedIn(`${lines.join('\n')}\n`)).toEqual([])
  })
})

describe('the length of a function', () => {
  const lines = (count: number, line: string) => Array.from({ length: count }, () => line)
  const written = (...all: string[]) => `// The menu.\n${all.join('\n')}\n`
  /** Functions in every form: a line, `middle` lines, and another line. */
  const functionsOf = (middle: number): Tree => ({
    'server/menu.ts': written('export function readMenu() {', ...lines(middle, '  say()'), '}'),
    'domain/menu.ts': written('export const readMenu = () => {', ...lines(middle, '  // Nothing.'), '}'),
    'web/menu.tsx': written(
      'export const Menu = () => (',
      '  <ul>',
      ...lines(middle - 2, '    <p>Coffee</p>'),
      '  </ul>',
      ')',
    ),
    'tools/menu.ts': written('export const menu = {', '  async read() {', ...lines(middle, '    say()'), '  },', '}'),
  })

  test('one of 101 lines is reported, however it is written', () => {
    const found = longFunctionBreaches(plant(functionsOf(mostLines - 1)))
    expect(mostLines).toBe(100)
    expect(found.map(({ rule, file, line }) => [rule, file, line])).toEqual([
      ['functions-are-short', 'domain/menu.ts', 2],
      ['functions-are-short', 'server/menu.ts', 2],
      ['functions-are-short', 'tools/menu.ts', 3],
      ['functions-are-short', 'web/menu.tsx', 2],
    ])
  })

  test('one of 100 lines is let through, and so are long tests and long tables', () => {
    const test = written("test('it', () => {", ...lines(300, '  say()'), '})')
    const table = written('export const prices = [', ...lines(300, '  320,'), ']')
    const tree = plant({ ...functionsOf(mostLines - 2), 'domain/menu.test.ts': test, 'domain/prices.ts': table })
    expect(longFunctionBreaches(tree)).toEqual([])
  })
})

describe('the words of the dictionaries', () => {
  const words = `export const board = {\n  title: 'Orders',\n  sheet: { note: 'Note', code: 'Code' },\n}\n`
  const unsaidIn = (screen: string, dictionary = words) =>
    unusedWordBreaches(
      plant({
        'web/words/board/en.ts': dictionary,
        'web/words/board/index.ts': `export const useBoardText = of('board')\n`,
        'web/office/screens/board.tsx': `import { useBoardText } from '#web/words/board/index.ts'\n${screen}\n`,
        'web/office/screens/till.tsx': `export const till = (t: Till) => [t.title, t.sheet.note]\n`,
      }),
    )

  test('a word that no screen of its part says is reported, where English says it', () => {
    expect(unsaidIn('export const say = ({ t }: Text) => t.sheet.code')).toMatchObject([
      { rule: 'every-word-is-said', file: 'web/words/board/en.ts', line: 2, why: expect.stringContaining("'title'") },
      {
        rule: 'every-word-is-said',
        file: 'web/words/board/en.ts',
        line: 3,
        why: expect.stringContaining("'sheet.note'"),
      },
    ])
  })

  test.each([
    'const { title, sheet } = t\nconst { note, code } = sheet',
    "const { title } = t\nshow(title, t['sheet'].note, t.sheet.code)",
    'show(t.title, t.sheet)',
    'const { sheet, title } = t\nshow(title, sheet[name])',
    'show(t[name])',
  ])('words that are taken out, handed on or looked up are let through: %s', (use) => {
    expect(unsaidIn(use)).toEqual([])
  })

  test('[H-9] a word is reported also where another word has its group’s name, or another dictionary is looked up in', () => {
    const twice = `export const board = {\n  list: { sheet: 'Sheet' },\n  sheet: { glass: 'Glass' },\n}\n`
    expect(unsaidIn('show(t.list.sheet)', twice)).toMatchObject([{ why: expect.stringContaining("'sheet.glass'") }])
    const other = `import { useSaleText } from '#web/words/customer/index.ts'\nfunction One() {\n  const { t } = useSaleText()\n  show(t[name])\n}`
    expect(unsaidIn(`${other}\nshow(t.list.sheet)`, twice)).toMatchObject([
      { why: expect.stringContaining("'sheet.glass'") },
    ])
    const own = other.replaceAll('Sale', 'Board').replace('/customer/', '/board/')
    expect(unsaidIn(own, twice)).toEqual([])
  })

  test('words that a type asks for are let through', () => {
    expect(unsaidIn('', `export const board: Refusals = { not_found: 'Not found' }\n`)).toEqual([])
  })
})

describe('plain English', () => {
  const findings = (text: string) =>
    plainEnglishBreachesOf({ file: 'web/cart.tsx', text }).map(({ line, why }) => `${line} ${why}`)

  test('a phrase that nobody says is found in a comment, across its lines too, and in a sentence on screen', () => {
    const text = "// For who orders twice.\nconst t = 'See the own order'\n/**\n * An order of\n * before sizes.\n */"
    expect(findings(text)).toEqual([
      '4 “of before”: say “from before …” or “an older …”',
      '2 “the own”: say whose: “their own”, “its own”',
      '1 “For who”: say “for those who”, or name the person',
    ])
  })

  test('words that only look alike are let through', () => {
    expect(findings("// The owner's own order. Those of beforehand answer without it; who to call?")).toEqual([])
  })

  test('other languages are not read', () => {
    const tree = plant({
      'web/cart.tsx': '// For who orders.\n// For who eats.\n',
      'web/words/cart/nl.ts': '// For who orders.\n',
      'docs/cart.md': 'The own cart.\n',
    })
    expect(plainEnglishBreaches(tree).map(({ file }) => file)).toEqual(['docs/cart.md', 'web/cart.tsx', 'web/cart.tsx'])
  })
})

test('a comment that is wider than code is found, wherever it stands; code and what silences the linter are not', () => {
  const wide = 'word '.repeat(25)
  const tree = plant({
    'domain/cart.ts': `// ${wide}\n/** ${wide}*/\nexport const cart = 1\n/*\n * ${wide}\n */\n`,
    'web/cart.tsx': `export const Cart = () => (\n  <p>\n    {/* ${wide}*/}\n    {cart}\n  </p>\n)\n`,
    'server/cart.ts': `// biome-ignore lint/style/rule: ${wide}\nexport const words = '${wide}'\n// ${'word '.repeat(23)}\n`,
  })
  expect(wideCommentBreaches(tree).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'domain/cart.ts:1',
    'domain/cart.ts:2',
    'domain/cart.ts:5',
    'web/cart.tsx:3',
  ])
})

describe('names', () => {
  const sources = [
    {
      file: 'domain/cart.ts',
      text: 'export interface Cart {}\ninterface Line {}\nexport const { least, most } = limits\n',
    },
    { file: 'web/customer/cart/cart.tsx', text: 'export type Line = string\nexport const [most] = sorted\n' },
    { file: 'web/menu/menu.tsx', text: 'export class Cart {}\nexport function put(): void {}\n' },
    { file: 'web/menu/shelf.ts', text: "function least() {}\nexport { put } from './menu.tsx'\n" },
    { file: 'server/put.ts', text: 'export function put(one: A): A\nexport function put(one: B): B\n' },
  ]

  test('a file or an export whose name another one has is reported with the other', () => {
    const found = sharedNames(sources).map(({ file, why }) => `${file}: ${why}`)
    expect(found).toEqual([
      "domain/cart.ts: the name 'cart' is also in web/customer/cart/cart.tsx: say what each is for",
      "domain/cart.ts: the export 'Cart' is also in web/menu/menu.tsx: say what each is for",
      "domain/cart.ts: the export 'most' is also in web/customer/cart/cart.tsx: say what each is for",
      "web/menu/menu.tsx: the export 'put' is also in server/put.ts: say what each is for",
    ])
  })

  test('what a language says, what a migration adds and what has its name on purpose may have the name of another', () => {
    const text = 'export const vat = 1\n'
    const files = [
      'web/words/money/en.ts',
      'web/words/money/nl.ts',
      'server/store/migrations/0060-vat.ts',
      'domain/vat.ts',
    ]
    const setup = ['server/testing/shop-templates.ts', 'scripts/first-views-for-tests.ts'].map((file) => ({
      file,
      text: 'export const setup = start\n',
    }))
    expect(sharedNames([...files.map((file) => ({ file, text })), ...setup])).toEqual([])
  })

  test('a folder’s index, languages and the types of a library have their name from their place', () => {
    const placed = [
      'web/words/cart/en.ts',
      'web/words/menu/en.ts',
      `${work}/shop/legal/nl/terms.ts`,
      `${work}/shop/legal/fr/terms.ts`,
    ]
    const more = [
      'domain/index.ts',
      'contract/index.ts',
      'server/main.ts',
      'web/app/main.tsx',
      'web/qr.d.ts',
      'scripts/qr.ts',
    ]
    expect(sharedNames([...placed, ...more].map((file) => ({ file, text: '' })))).toEqual([])
  })
})

describe('[J-11] text that stands beside something is in an element of its own', () => {
  const tsconfig = JSON.stringify({
    compilerOptions: { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
    include: ['**/*.tsx'],
  })
  const bare = (body: string) =>
    textAloneBreaches(
      plant({
        'web/tsconfig.json': tsconfig,
        'web/part.tsx': `declare const text: string, count: number, open: boolean, rows: string[]
declare function Icon(props: object): null
declare function Part(props: object): null
export function Shown() {
  ${body}
}
`,
      }),
    ).length

  test.each([
    'return <p>{text}<b>x</b></p>',
    'return <p><Icon />{text}</p>',
    `return <p>{open && \` · \${text}\`}<b>x</b></p>`,
    'return <p>{count} × <b>x</b></p>',
    'return <p><Part />words</p>',
    'return <>{text}</>',
    'return text',
    'return open ? <b>x</b> : <p>{rows.map((row) => <b key={row}>{row}</b>)}{text}</p>',
  ])('%s is found', (body) => {
    expect(bare(body)).toBe(1)
  })

  test.each([
    'return <p>{text}</p>',
    'return <p><Icon /><span>{text}</span></p>',
    `return <p>{open && <span>{\` · \${text}\`}</span>} <b>x</b></p>`,
    `return <p>{\`\${count} × \${text}\`}</p>`,
    'return <p><Icon />words</p>',
    'return open ? <b>x</b> : null',
  ])('%s is left alone', (body) => {
    expect(bare(body)).toBe(0)
  })
})

test('[J-4] a class that no style sheet has is found, and so is the colour of a shadow that there is not', async () => {
  const tree = plant({
    'web/ui/styles/staff.css': `@import 'tailwindcss/theme.css' layer(theme);
@theme { --color-card: #fff; --shadow-*: initial; }
.ticket-own { color: red }`,
    'web/part.tsx': `export const Part = ({ at }: { at: string }) => (
  <p className={\`flex ticket-own \${at === 'left' ? 'bg-card' : 'bg-white-ish'} md:shadow-card\`} />
)
`,
  })
  expect((await unknownClassBreaches(tree)).map(({ why }) => why)).toEqual([
    "no style sheet has 'md:shadow-card'",
    "no style sheet has 'bg-white-ish'",
  ])
})
