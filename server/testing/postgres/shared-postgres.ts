// One PostgreSQL for the whole test run; a test reads its address with `inject('postgresUrl')`.
import type { TestProject } from 'vitest/node'
import type { Postgres } from './test-postgres.ts'
import { startPostgres } from './test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

let postgres: Postgres | undefined

export async function setup(project: TestProject): Promise<void> {
  postgres = await startPostgres({ fsync: false })
  project.provide('postgresUrl', postgres.url)
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
}
