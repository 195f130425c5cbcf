// The day that a new post begins with.
import { localTime } from '../../../domain/hours.ts'
import { serverNow } from '../../api/clock.ts'

/** 'YYYY-MM-DD', as the shop's clocks have it. */
export const today = (): string => localTime(serverNow(), 'Europe/Brussels').date
