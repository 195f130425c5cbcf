// `npm run soak -- --minutes 60`: plays, breaks and fuzzes the shop for so long, from fresh seeds, and says what it
// found. `npm run soak -- --only payments --orders 10000 --engine postgres`: one part, once, on one engine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inTable, type Sums, sumUp } from './soak/sums.ts'

interface Part {
  readonly title: string
  readonly files: readonly string[]
  /** For so many minutes of this part on each engine. */
  readonly environment: (minutes: number) => Record<string, string>
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    engine: { type: 'string' },
    orders: { type: 'string' },
  },
})

const root = fileURLToPath(new URL('..', import.meta.url))

const parts: readonly Part[] = [
  {
    title: 'power cuts',
    files: ['proofs/power/power-cuts.test.ts'],
    environment: (minutes) => ({ POWER_CUTS: '500', POWER_MINUTES: String(minutes) }),
  },
  {
    title: 'calls, clock and disk',
    files: ['every-call', 'hostile-calls', 'clock-jumps', 'store/full-disk'],
    environment: (minutes) => ({ FUZZ_RUNS: String(Math.ceil(3 * minutes)) }),
  },
  {
    title: 'lunches',
    files: ['proofs/lunch/lunches.test.ts'],
    environment: (minutes) => ({ LUNCHES: '1000', LUNCH_ORDERS: '40', LUNCH_MINUTES: String(minutes) }),
  },
  {
    title: 'payments',
    files: ['proofs/pay-soak/payment-soak.test.ts'],
    environment: (minutes) => ({ PAY_ORDERS: values.orders ?? '10000', PAY_MINUTES: String(minutes) }),
  },
  {
    title: 'pranks',
    files: ['proofs/prank/prank-day.test.ts', 'proofs/prank/free-places.test.ts'],
    environment: (minutes) => ({ PRANK_SEEDS: String(Math.ceil(minutes / 2)) }),
  },
  { title: 'properties', files: ['domain/'], environment: () => ({}) },
  { title: 'upgrades', files: ['proofs/kept/upgrades.test.ts'], environment: () => ({ UPGRADE_KILLS: '20' }) },
]

/** Runs the tests of a part with fresh seeds; returns what they printed and whether all passed. */
async function play({ files, environment }: Part, minutes: number): Promise<{ output: string; passed: boolean }> {
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project',
    'node',
    '--reporter=default',
    ...files,
    ...(values.engine ? ['-t', `on ${values.engine}`] : []),
  ]
  const child = spawn(process.execPath, [...args, '--testTimeout=600000'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...environment(minutes) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { output, passed: code === 0 }
}

const minutes = Number(values.minutes)
const chosen = parts.filter(({ title }) => values.only === undefined || title === values.only)
const engines = values.engine ? 1 : 2
if (!(minutes > 0) || chosen.length === 0 || !/^(sqlite|postgres)?$/.test(values.engine ?? '')) {
  console.error('npm run soak -- --minutes N, with N above 0. Besides, for a part of it:')
  console.error(`--only '${parts.map(({ title }) => title).join("', '")}'`)
  console.error('--engine sqlite or postgres; --orders N, so many paid orders, once, however long that takes')
  process.exit(2)
}
/** A part takes its share of the whole at most; short runs have one round. */
const share = values.orders ? 24 * 60 : Math.min(chosen.length > 1 ? 10 : 600, minutes / (engines * chosen.length))

const begun = Date.now()
const passedMinutes = () => (Date.now() - begun) / 60_000
const sums: Sums = new Map()
let rounds = 0
let failed = 0
mkdirSync(join(root, 'test-results'), { recursive: true })
for (let turn = 0; values.orders ? turn < chosen.length : passedMinutes() < minutes; turn++) {
  const part = chosen[turn % chosen.length] as Part
  const { output, passed } = await play(part, share)
  const told = sumUp(sums, output)
  console.log(`${passedMinutes().toFixed(1)} min  ${part.title}: ${passed ? 'nothing found' : 'FAILED'}`)
  for (const line of told) console.log(`          ${line}`)
  if (!passed) {
    failed++
    const file = join(root, 'test-results', `soak-failed-${failed}.log`)
    writeFileSync(file, output)
    console.log(`          see ${file}`)
  }
  rounds = (turn + 1) / chosen.length
}

const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GB`
const head = [
  `Soak of ${new Date(begun).toISOString().slice(0, 16).replace('T', ' ')} UTC: ${passedMinutes().toFixed(1)} minutes, `,
  `${rounds.toFixed(1)} rounds, ${machine}. ${failed === 0 ? 'Nothing was found.' : `${failed} parts failed.`}`,
].join('')
const result = [head, '', ...inTable(sums), ''].join('\n')
writeFileSync(join(root, 'test-results/soak.md'), result)
console.log(`\n${result}`)
process.exitCode = failed === 0 ? 0 : 1
