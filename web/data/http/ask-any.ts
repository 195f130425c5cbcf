// Makes any call of the contract, for pages that customers do not load.
import { addresses, type CallName } from '#contract/addresses.ts'
import type { Input } from '#contract/index.ts'
import { type AskOptions, askAt, type ServerAnswer } from './client.ts'

export const askAny = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options?: AskOptions,
): Promise<ServerAnswer<Name>> => askAt<Name>(addresses[name], input, options)
