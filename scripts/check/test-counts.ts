// What a run of tests comes to: how many passed and failed, and the name of everything that failed, for the end of the
// log.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

export interface TestCount {
  readonly passed: number
  readonly failed: number
  /** What failed, by the name that a person would search for. */
  readonly failures: readonly string[]
  /** What failed once and passed when it was tried again. It counts as passed. */
  readonly secondTry: readonly string[]
  /** What this machine cannot test, with the reason; neither passed nor failed. */
  readonly skipped: readonly string[]
}

type Failed = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/**
 * Writes the count of Vitest's run to a file: also files that do not load, hooks that fail and errors nobody handled.
 */
export class VitestCount implements Reporter {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Failed[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const around = modules.flatMap((module) => [
      ...module.errors().map((error) => named(module.relativeModuleId, error)),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => named(nameOf(suite), error)),
      ),
    ])
    const apart = unhandled.map((error) => named('outside of any test', error))
    const count: TestCount = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: failed.length + around.length + apart.length,
      failures: [...failed.map(withError), ...around, ...apart],
      secondTry: tests.filter((test) => test.diagnostic()?.flaky).map(withError),
      skipped: tests.flatMap(skippedWithReason),
    }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(count))
  }
}

const nameOf = ({ module, fullName }: TestCase | TestSuite) => `${module.relativeModuleId} › ${fullName}`
const withError = (test: TestCase) => named(nameOf(test), test.result().errors?.[0])
const skippedWithReason = (test: TestCase) => {
  const result = test.result()
  return result.state === 'skipped' && result.note ? [`${nameOf(test)} › ${result.note}`] : []
}
const named = (name: string, error: Failed | undefined) =>
  error ? `${name} › ${error.name ?? 'Error'}: ${error.message.split('\n', 1)[0]}` : name

interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}

/** What Playwright's JSON reporter writes. */
export interface JourneyReport {
  readonly suites: readonly JourneySuite[]
  /** Errors outside of any journey, such as a file that does not load. */
  readonly errors: readonly { readonly message?: string }[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

export function countOfJourneys({ suites, errors, stats }: JourneyReport): TestCount {
  const titled = (status: string) => suites.flatMap((suite) => journeysIn(suite, status))
  const apart = errors.map(({ message = '' }) => `outside of any journey › ${message.split('\n', 1)[0]}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + apart.length,
    failures: [...titled('unexpected'), ...apart],
    secondTry: titled('flaky'),
    skipped: [],
  }
}

function journeysIn(suite: JourneySuite, wanted: string): string[] {
  return [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `[${projectName}] e2e/${file} › ${title}`),
    ),
    ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, wanted)),
  ]
}
