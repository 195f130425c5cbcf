// `npm test` runs every check in order and times each; a failure does not stop the others. `npm run check` (`--fast`)
// runs no tests, `npm run test:long` (`--long`) only the tests that `npm test` leaves out.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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

const steps: readonly Step[] = [
  { title: 'Lock file', command: 'npm', args: ['ci', '--dry-run', '--ignore-scripts'] },
  { title: 'Format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off'], fast: true },
  // More checkers would each work out the types that they share.
  { title: 'Types', command: 'tsc', args: ['--build', '--checkers', '1', '--builders', '2'], fast: true },
  { title: 'Walls', command: node, args: ['scripts/walls.ts'], fast: true },
  { title: 'Unused code', command: 'knip', args: ['--no-progress'], fast: true },
  { title: 'API documents', command: node, args: ['scripts/api-docs.ts', '--check'], fast: true },
  { title: 'Rows', command: node, args: ['scripts/rows.ts'] },
  tests('!long'),
  { title: 'Fonts', command: node, args: ['scripts/fonts.ts', '--check'] },
  build,
  journeys('main'),
]
const longSteps = [build, tests('long'), journeys('others')]

const none = { failures: [], secondTry: [], skipped: [] }

/** Runs the command with the project's own tools first on the path. Returns how it ended, 'code 0' for a success. */
async function endOf({ command, args, environment }: Step): Promise<string> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment, PATH: path },
  })
  child.on('error', (error) => console.error(error.message))
  const [code, signal] = await once(child, 'close')
  return signal ? `signal ${signal}` : `code ${code}`
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

async function run(step: Step): Promise<Ended> {
  console.log(`\n== ${step.title}`)
  if (step.report) rmSync(join(root, step.report.file), { force: true })
  const start = performance.now()
  const count = countOf(step, await endOf(step))
  const seconds = (performance.now() - start) / 1000
  console.log(`== ${step.title}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { ...count, title: step.title, seconds }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const timeOf = (title: string, seconds: number) => `${seconds.toFixed(1).padStart(8)} s  ${title}`

/**
 * Prints the time of each step, what passed only at the second try, what was skipped and what failed, and the counts in
 * the last line.
 */
function report(ended: readonly Ended[]): void {
  const seconds = sum(ended.map((step) => step.seconds))
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
const chosen = asked.includes('--long') ? longSteps : steps.filter((step) => step.fast || !asked.includes('--fast'))
const ended: Ended[] = []
for (const step of chosen) ended.push(await run(step))
report(ended)
process.exitCode = ended.some(({ failed }) => failed > 0) ? 1 : 0
