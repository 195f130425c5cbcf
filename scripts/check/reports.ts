// Reads the reports of Vitest and Playwright: how many tests passed and failed, and the names to look for.
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** The names of what failed, as a person would search for them; repeated at the end of the log. */
  readonly names: readonly string[]
  /** What failed once and passed when it was tried again; counted as passed. */
  readonly secondTry: readonly string[]
}

export interface VitestReport {
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

interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}

export interface JourneyReport {
  readonly suites: readonly JourneySuite[]
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

export function countOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) =>
        [relative(root, name), ...ancestorTitles, title, failureMessages[0]?.split('\n', 1)[0]].join(' › '),
      ),
  )
  return { passed: numPassedTests, failed: numFailedTests, names, secondTry: [] }
}

export function countOfPlaywright({ suites, stats }: JourneyReport): Count {
  const named = (status: string) => suites.flatMap((suite) => journeysIn(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: named('unexpected'),
    secondTry: named('flaky'),
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
