// The ways out that the settings open.
import type { Config } from '../config.ts'
import type { Way } from './channel.ts'
import { formWay } from './form-service.ts'
import { mailWay } from './smtp.ts'

export function waysOf({ mail, formService, publicUrl }: Config): Way[] {
  const ways: Way[] = []
  if (mail) ways.push(mailWay(mail))
  if (formService && publicUrl) ways.push(formWay(formService, publicUrl))
  return ways
}
