// Which events a stream is to hear, as a condition that both engines understand.
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Topics } from './engine.ts'

/** Events for everyone carry neither token nor branch, an order's carry both; a mark may stand for a branch. */
export const wantedBy = (topics: Topics) => (e: ExpressionBuilder<Tables, 'event'>) =>
  e.or([
    e.and([e('token', 'is', null), e('branch', 'is', null)]),
    ...(topics.token ? [e('token', '=', topics.token)] : []),
    ...(topics.branches?.length ? [e('branch', 'in', topics.branches)] : []),
  ])
