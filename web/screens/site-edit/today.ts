// The day that a new post begins with.
import { localTime } from '../../../domain/branch/hours.ts'
import { serverNow } from '../../api/http/clock.ts'

/** 'YYYY-MM-DD', as the shop's clocks have it. */
export const today = (): string => localTime(serverNow(), 'Europe/Brussels').date
