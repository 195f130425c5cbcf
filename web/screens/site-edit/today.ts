// The date at which a new post begins.
import { localTime } from '../../../domain/branch/hours.ts'
import { serverNow } from '../../api/http/clock.ts'

/** 'YYYY-MM-DD' in Belgium. */
export const today = (): string => localTime(serverNow(), 'Europe/Brussels').date
