// The id of a notice: random, so that two shops may tell the same receiver.
import { randomBytes } from 'node:crypto'

export const newNoticeId = (): string => `evt_${randomBytes(12).toString('base64url')}`
