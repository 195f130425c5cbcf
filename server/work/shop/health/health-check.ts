// The health of all that the shop needs to run, for the owner's screen and for those who watch the server.

import { type Locale, localeTags, localize } from '#domain/shared/locale.ts'
import { oneLine } from '#domain/shared/text.ts'
import type { AuditReport } from '#domain/shop/audit/audit-checks.ts'
import { type Condition, type Finding, healthOf, type Subsystem } from '#domain/shop/health/health.ts'
import type { Config } from '#server/config.ts'
import { databaseAnswers, writeProbe } from '#server/store/database-health.ts'
import type { Store } from '#server/store/open.ts'
import { openAlerts } from '#server/store/shop/alert-store.ts'
import { boardsByBranch } from '#server/store/shop/open-boards.ts'
import { findingSentence, stuckInWords } from '../watch/alert-text.ts'
import { alertWords } from '../watch/alert-words.ts'
import type { Caretaker } from './caretaker.ts'
import { healthReportOf } from './health-report.ts'

export interface HealthNow {
  readonly at: number
  readonly reads: boolean
  readonly writes: boolean
  /** Disks, backups, mail; without a database only what this server sees itself. */
  readonly findings: readonly Finding[]
  /** Null without a database. */
  readonly boards: {
    readonly open: number
    /** The names of the branches where orders wait and no board is open. */
    readonly missing: readonly Parameters<typeof localize>[0][]
  } | null
}

export interface HealthCheck {
  canWrite(): Promise<boolean>
  /** Whether this server's housekeeping gets everything done. */
  isTidy(): boolean
  read(): Promise<HealthNow>
  /** Whether a proxy is to ask other servers, as this one is about to stop. */
  readonly isLeaving: boolean
  leave(): void
}

interface HealthParts {
  readonly config: Config
  readonly store: Store
  readonly caretaker: Caretaker
  readonly now: () => number
}

export function openHealth({ config, store, caretaker, now }: HealthParts): HealthCheck {
  const canWrite = writeProbe(store)
  const boardsNow = async (at: number): Promise<HealthNow['boards']> => {
    const boards = await boardsByBranch(store.db, at)
    const alone = (await openAlerts(store.db, 'branches')).filter(({ kind }) => kind === 'no-board')
    const { branches } = await store.catalogue.current(store.db)
    return {
      open: [...boards.values()].reduce((sum, { live }) => sum + live, 0),
      missing: branches.filter(({ id }) => alone.some(({ place }) => place === id)).map(({ name }) => name),
    }
  }
  const read = async (): Promise<HealthNow> => {
    const at = now()
    const reads = await databaseAnswers(store.db)
    if (!reads) return { at, reads, writes: false, findings: await ownFindings(at), boards: null }
    return {
      at,
      reads,
      writes: await canWrite(),
      findings: await caretaker.findings(store.db),
      boards: await boardsNow(at),
    }
  }
  const ownFindings = async (at: number): Promise<Finding[]> => {
    const own = { ...(await healthReportOf(config, null)), since: at, at }
    const findings = healthOf({ reports: [own], mail: null, open: [] }, config.health, { now: at, startedAt: 0 })
    return findings.filter(({ subsystem }) => subsystem !== 'mail')
  }
  let isLeaving = false
  return {
    canWrite,
    isTidy: () => caretaker.isTidy,
    read,
    get isLeaving() {
      return isLeaving
    },
    leave: () => {
      isLeaving = true
    },
  }
}

export interface SubsystemInWords {
  readonly subsystem: Subsystem
  readonly condition: Condition
  readonly name: string
  /** '' if it is about the whole shop. */
  readonly machine: string
  readonly since: number | null
  readonly sentence: string
  /** Why a backup or the housekeeping failed, in the words of the machine; else ''. */
  readonly reason: string
}

const mostSaid = 3

/** The first faults that an audit found, in the words of the machine. */
const faultsInWords = (audit: AuditReport | null | undefined): string | undefined =>
  audit?.faults
    .slice(0, mostSaid)
    .map(({ check, what }) => `${check}: ${what}`)
    .join('; ')

/** Everything in one language; the database first. */
export function healthInWords({ at, reads, writes, findings, boards }: HealthNow, lang: Locale): SubsystemInWords[] {
  const { names, database, boards: words } = alertWords[lang]
  const whole = { machine: '', since: null, reason: '' }
  const list: SubsystemInWords[] = [
    {
      ...whole,
      subsystem: 'database',
      condition: reads && writes ? 'well' : 'ill',
      name: names.database,
      sentence: reads ? (writes ? database.well : database.full) : database.mute,
    },
    ...findings.map(({ subsystem, condition, machine, since, backup, housekeeping, audit }, place) => ({
      subsystem,
      condition,
      machine,
      since,
      name: names[subsystem],
      sentence: findingSentence(findings[place] as Finding, lang, at),
      reason:
        condition === 'ill'
          ? (backup?.reason ?? faultsInWords(audit) ?? stuckInWords(housekeeping?.stuck ?? [], lang, at))
          : '',
    })),
  ]
  if (!boards) return list
  const missing = boards.missing.map((name) => oneLine(localize(name, lang)))
  const shown = boards.open > 0 ? words.open(boards.open) : words.none
  const sentence = missing.length > 0 ? words.ill(new Intl.ListFormat(localeTags[lang]).format(missing)) : shown
  const condition = missing.length > 0 ? ('ill' as const) : ('well' as const)
  return [...list, { ...whole, subsystem: 'boards', condition, name: names.boards, sentence }]
}
