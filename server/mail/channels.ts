// The channels that the settings enable.
import type { Config } from '../config.ts'
import type { Channel } from './channel.ts'
import { formChannel } from './form-service.ts'
import { mailChannel } from './smtp.ts'

export function channelsOf({ mail, formService, publicUrl }: Config): Channel[] {
  const channels: Channel[] = []
  if (mail) channels.push(mailChannel(mail))
  if (formService && publicUrl) channels.push(formChannel(formService, publicUrl))
  return channels
}
