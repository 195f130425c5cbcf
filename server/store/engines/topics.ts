// Which events a stream hears, as a condition for both engines.
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../tables.ts'
import type { Topics } from './engine.ts'

/**
 * Events for everyone have neither token nor branch, those of an order have both; a mark may take the place of a
 * branch.
 */
export const wantedBy = (topics: Topics) => (e: ExpressionBuilder<Tables, 'event'>) =>
  e.or([
    e.and([e('token', 'is', null), e('branch', 'is', null)]),
    ...(topics.token ? [e('token', '=', topics.token)] : []),
    ...(topics.branches?.length ? [e('branch', 'in', topics.branches)] : []),
  ])
