// The channels that the settings enable.
import type { Config } from '../config.ts'
import type { Channel } from './channel.ts'
import { formChannel } from './form-service.ts'
import { mailChannel } from './smtp.ts'

/** `shop`: its name as it is when a mail leaves; '' for none. */
export function channelsOf({ mail, formService, publicUrl }: Config, shop: () => Promise<string>): Channel[] {
  const channels: Channel[] = []
  if (mail) channels.push(mailChannel(mail, shop))
  if (formService && publicUrl) channels.push(formChannel(formService, publicUrl))
  return channels
}
