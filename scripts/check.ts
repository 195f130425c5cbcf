// `npm test`: every check in order, each with its time; a failed one does not hide the later ones. With `--fast` only those that need no test run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Count {
  readonly passed: number
  readonly failed: number
  /** What failed, as a person would look for it: repeated at the end, where a long log is read. */
  readonly names: readonly string[]
}

interface Step {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  readonly fast?: boolean
  /** Where the step's own report lies and how to count the tests in it; without it the step counts as one. */
  readonly report?: { readonly file: string; readonly count: (report: never) => Count }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const node = process.execPath

const steps: readonly Step[] = [
  { title: 'Lock file', command: 'npm', args: ['ci', '--dry-run', '--ignore-scripts'] },
  { title: 'Format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off'], fast: true },
  { title: 'Types', command: 'tsc', args: ['--build'], fast: true },
  { title: 'Walls', command: node, args: ['scripts/walls.ts'], fast: true },
  { title: 'Unused code', command: 'knip', args: ['--no-progress'], fast: true },
  { title: 'API documents', command: node, args: ['scripts/api-docs.ts', '--check'], fast: true },
  { title: 'Rows', command: node, args: ['scripts/rows.ts'] },
  {
    title: 'Tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    report: { file: 'test-results/unit.json', count: countOfVitest },
  },
  { title: 'Fonts', command: node, args: ['scripts/fonts.ts', '--check'] },
  { title: 'Build', command: node, args: ['scripts/build.ts'] },
  {
    title: 'Journeys',
    command: 'playwright',
    args: ['test'],
    report: { file: 'test-results/e2e.json', count: countOfPlaywright },
  },
]

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function countOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) =>
        [relative(root, name), ...ancestorTitles, title, failureMessages[0]?.split('\n', 1)[0]].join(' › '),
      ),
  )
  return { passed: numPassedTests, failed: numFailedTests, names }
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}

interface JourneyReport {
  readonly suites: readonly JourneySuite[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

function countOfPlaywright({ suites, stats }: JourneyReport): Count {
  const failedIn = (suite: JourneySuite): string[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => `[${projectName}] e2e/${file} › ${title}`),
    ),
    ...(suite.suites ?? []).flatMap(failedIn),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: suites.flatMap(failedIn) }
}

/** Runs the command with the project's own tools first on the path; answers whether it ended well. */
async function succeeds({ command, args }: Step): Promise<boolean> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  })
  child.on('error', (error) => console.error(error.message))
  const [code] = await once(child, 'close')
  return code === 0
}

/** A step that ends badly without one failed test (it broke off, or found none) counts as one failure more. */
function countOf(step: Step, succeeded: boolean): Count {
  const counted = step.report ? countIn(step.report) : { passed: succeeded ? 1 : 0, failed: 0, names: [] }
  return { ...counted, failed: succeeded ? counted.failed : Math.max(1, counted.failed) }
}

function countIn({ file, count }: NonNullable<Step['report']>): Count {
  try {
    return count(JSON.parse(readFileSync(join(root, file), 'utf8')) as never)
  } catch {
    return { passed: 0, failed: 0, names: [] }
  }
}

async function run(step: Step): Promise<Count> {
  console.log(`\n== ${step.title}`)
  if (step.report) rmSync(join(root, step.report.file), { force: true })
  const start = performance.now()
  const succeeded = await succeeds(step)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`== ${step.title}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds} s`)
  return countOf(step, succeeded)
}

mkdirSync(join(root, 'test-results'), { recursive: true })
const chosen = process.argv.includes('--fast') ? steps.filter((step) => step.fast) : steps
const total = { passed: 0, failed: 0 }
const failures: string[] = []
for (const step of chosen) {
  const { passed, failed, names } = await run(step)
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push([step.title, ...names].join('\n  '))
}
console.log(failures.length > 0 ? `\nFailed: ${failures.join('\nFailed: ')}` : '')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
