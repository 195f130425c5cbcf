// Which events a stream hears, as a condition for both engines.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Topics } from './engine.ts'

/** In place of a branch: the times of all branches. With ':' and a branch after it, those of that branch. */
export const timesMark = '*times'

/** The topics of which one must be wanted to hear an event with this value in place of a branch. */
export const topicsOf = (branch: string): readonly string[] =>
  branch.startsWith(`${timesMark}:`) ? [branch, timesMark] : [branch]

/** Events for everyone have neither token nor branch, those of an order both; or a mark as branch. */
export const wantedBy = (topics: Topics) => (e: ExpressionBuilder<Tables, 'event'>) =>
  e.or([
    e.and([e('token', 'is', null), e('branch', 'is', null)]),
    ...(topics.token ? [e('token', '=', topics.token)] : []),
    ...(topics.branches?.length ? [e('branch', 'in', topics.branches)] : []),
    ...(topics.branches?.includes(timesMark) ? [sql<boolean>`branch like ${`${timesMark}:%`}`] : []),
  ])
