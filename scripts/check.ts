// `npm test` runs every check and times each: first those that read the code, two at a time, then the tests one step
// after the other; a failure does not stop the others. `npm run check` (`--fast`) runs no tests, `npm run test:long`
// (`--long`) only the tests that `npm test` leaves out.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countOfJourneys, type JourneyReport, type TestCount } from './check/test-counts.ts'

interface Step {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  readonly fast?: boolean
  readonly environment?: Readonly<Record<string, string>>
  /** The step's own report file and how to count its tests; without it the step counts as one. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => TestCount }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const node = process.execPath

const build: Step = { title: 'Build', command: node, args: ['scripts/build.ts'] }

/** Those with the tag `long`, or all others. */
const tests = (which: 'long' | '!long'): Step => ({
  title: 'Tests',
  command: 'vitest',
  args: ['run', `--tags-filter=${which}`, ...(which === 'long' ? ['--project=!browser'] : [])],
  report: { file: 'test-results/vitest.json', count: (report) => report as TestCount },
})

/** Those with the tag @main on one device, or all others and on the other one. */
const journeys = (which: 'main' | 'others'): Step => ({
  title: 'Journeys',
  command: 'playwright',
  args: ['test'],
  environment: { JOURNEYS: which },
  report: { file: 'test-results/e2e.json', count: (report) => countOfJourneys(report as JourneyReport) },
})

/** They read the code, and run beside each other: the longest begins first. */
const readings: readonly Step[] = [
  // More checkers would each work out the types that they share.
  { title: 'Types', command: 'tsc', args: ['--build', '--checkers', '1', '--builders', '2'], fast: true },
  { title: 'Walls', command: node, args: ['scripts/walls.ts'], fast: true },
  { title: 'Format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off'], fast: true },
  { title: 'Unused code', command: 'knip', args: ['--no-progress'], fast: true },
  { title: 'Rows', command: node, args: ['scripts/rows.ts'] },
  { title: 'Fonts', command: node, args: ['scripts/fonts.ts', '--check'] },
  { title: 'Lock file', command: 'npm', args: ['ci', '--dry-run', '--ignore-scripts'] },
  { title: 'API documents', command: node, args: ['scripts/api-docs.ts', '--check'], fast: true },
]
const steps = [tests('!long'), build, journeys('main')]
const longSteps = [build, tests('long'), journeys('others')]

const none = { failures: [], secondTry: [], skipped: [] }

interface End {
  /** Such as 'code 0', which is a success. */
  readonly how: string
  /** What it printed; empty if that went straight to the terminal. */
  readonly output: string
}

/** Runs the command with the project's own tools first on the path. */
async function endOf({ command, args, environment }: Step, prints: 'now' | 'at its end'): Promise<End> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  const output: string[] = []
  const to = prints === 'now' ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', to, to],
    env: { ...process.env, ...environment, PATH: path },
  })
  child.on('error', (error) => console.error(error.message))
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => output.push(text))
  const [code, signal] = await once(child, 'close')
  return { how: signal ? `signal ${signal}` : `code ${code}`, output: output.join('') }
}

/** A step that fails without naming anything, because it was interrupted or found no tests, counts as one failure. */
function countOf(step: Step, end: string): TestCount {
  const succeeded = end === 'code 0'
  const counted = step.report ? countIn(step.report) : { ...none, passed: succeeded ? 1 : 0, failed: 0 }
  if (succeeded || counted.failed > 0) return counted
  const failures = step.report ? [`${step.command} ended with ${end} and names nothing: see its last lines above`] : []
  return { ...counted, failed: 1, failures }
}

function countIn({ file, count }: NonNullable<Step['report']>): TestCount {
  try {
    return count(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch {
    return { ...none, passed: 0, failed: 0 }
  }
}

interface Ended extends TestCount {
  readonly title: string
  readonly seconds: number
}

async function run(step: Step, prints: 'now' | 'at its end'): Promise<Ended> {
  const title = () => console.log(`\n== ${step.title}`)
  if (prints === 'now') title()
  if (step.report) rmSync(join(root, step.report.file), { force: true })
  const start = performance.now()
  const { how, output } = await endOf(step, prints)
  const count = countOf(step, how)
  const seconds = (performance.now() - start) / 1000
  if (prints === 'at its end') title()
  if (output) process.stdout.write(output)
  console.log(`== ${step.title}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { ...count, title: step.title, seconds }
}

async function runTwoAtATime(all: readonly Step[]): Promise<Ended[]> {
  const waiting = [...all]
  const ended: Ended[] = []
  const runNext = async (): Promise<void> => {
    const step = waiting.shift()
    if (!step) return
    ended.push(await run(step, 'at its end'))
    await runNext()
  }
  await Promise.all([runNext(), runNext()])
  return ended
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const timeOf = (title: string, seconds: number) => `${seconds.toFixed(1).padStart(8)} s  ${title}`

/**
 * Prints the time of each step, what passed only at the second try, what was skipped and what failed, and the counts in
 * the last line.
 */
function report(ended: readonly Ended[], seconds: number): void {
  const secondTry = ended.flatMap((step) => step.secondTry)
  const skipped = ended.flatMap((step) => step.skipped)
  const failed = ended.filter((step) => step.failed > 0)
  console.log(['', ...ended.map((step) => timeOf(step.title, step.seconds)), timeOf('all', seconds)].join('\n'))
  if (secondTry.length > 0) console.log(['\nPassed only at the second try:', ...secondTry].join('\n  '))
  if (skipped.length > 0) console.log(['\nSkipped on this machine:', ...skipped].join('\n  '))
  for (const { title, failures } of failed) console.log([`\nFailed: ${title}`, ...failures].join('\n  '))
  console.log(`\n${sum(ended.map(({ passed }) => passed))} passed, ${sum(ended.map((step) => step.failed))} failed`)
}

mkdirSync(join(root, 'test-results'), { recursive: true })
const asked = process.argv.slice(2)
const start = performance.now()
const ended: Ended[] = []
if (!asked.includes('--long'))
  ended.push(...(await runTwoAtATime(asked.includes('--fast') ? readings.filter(({ fast }) => fast) : readings)))
if (!asked.includes('--fast'))
  for (const step of asked.includes('--long') ? longSteps : steps) ended.push(await run(step, 'now'))
report(ended, (performance.now() - start) / 1000)
process.exitCode = ended.some(({ failed }) => failed > 0) ? 1 : 0
