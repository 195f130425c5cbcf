// The databases that the tests' shops are copied from, made once per run: copying is faster than migrating and seeding.
import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { seedDemo } from '#tools/demo/seed-demo.ts'
import { openStore, type StoreAddress } from '../store/open.ts'
import { createDatabase } from './postgres/postgres-databases.ts'
import { at, wednesdayMorning } from './test-clock.ts'

const kinds = ['empty', 'demo'] as const

/** With only the newest schema, or also with the unlimited demo of an ordinary Wednesday morning. */
export type Template = (typeof kinds)[number]

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the SQLite files; the databases on PostgreSQL begin with `databases`. */
    shopTemplates: { readonly folder: string; readonly databases: string }
  }
}

const fileIn = (folder: string, kind: Template) => join(folder, `${kind}.db`)

let made: string | undefined

/** Needs the PostgreSQL of the run, and so runs after it. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-templates-'))
  made = folder
  const databases = `template_${randomBytes(6).toString('hex')}_`
  const server = project.getProvidedContext().postgresUrl
  for (const kind of kinds) {
    await fill({ sqlite: fileIn(folder, kind) }, kind)
    await fill({ postgres: await createDatabase(server, `${databases}${kind}`) }, kind)
  }
  project.provide('shopTemplates', { folder, databases })
}

export async function teardown(): Promise<void> {
  if (made) await rm(made, { recursive: true, force: true })
}

async function fill(address: StoreAddress, kind: Template): Promise<void> {
  const store = await openStore(address, at(wednesdayMorning))
  if (kind === 'demo') await seedDemo(store, at(wednesdayMorning), 'unlimited')
  await store.close()
}

export async function copyToSqlite(kind: Template, file: string): Promise<StoreAddress> {
  await copyFile(fileIn(inject('shopTemplates').folder, kind), file)
  return { sqlite: file }
}

export async function copyToPostgres(kind: Template, name: string): Promise<StoreAddress> {
  const template = `${inject('shopTemplates').databases}${kind}`
  return { postgres: await createDatabase(inject('postgresUrl'), name, template) }
}
