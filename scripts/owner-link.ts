// `npm run owner-link`: prints a one-time link with which an owner who forgot the password chooses a new one.

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { accept, refuse as notAsked, type Result } from '#domain/shared/result.ts'
import type { Config } from '#server/config.ts'
import { openStore } from '#server/store/open.ts'
import { makeOwnerLink, type OwnerLink } from '#work/people/auth/owner-sign-in-link.ts'
import { runCommand } from './command.ts'

const help = `npm run -s owner-link [-- --name NAME]

Prints a one-time link with which the owner of the shop chooses a new password. The shop may be open meanwhile.

  --name NAME     which owner, where there are several
  --reset-factor  the link also removes the owner's second factor: when the phone is lost, and the recovery codes too
  --help          this text

The settings DATA_DIR, DATABASE_URL, PUBLIC_URL and PORT say where the shop is, as for npm start.
Exit codes: 0 the link is printed, 1 it is not, 2 asked for wrongly.`

async function run({ name, 'reset-factor': dropsFactor }: Words, config: Config): Promise<number> {
  if ('sqlite' in config.store && !existsSync(config.store.sqlite))
    return refuse([`there is no shop at ${config.store.sqlite}. Set DATA_DIR or DATABASE_URL as for npm start.`])
  const store = await openStore(config.store, Date.now())
  try {
    return print(
      await makeOwnerLink(store, { name, dropsFactor }, Date.now()),
      config.publicUrl ?? `http://localhost:${config.port}`,
    )
  } finally {
    await store.close()
  }
}

function print(link: OwnerLink, address: string): number {
  switch (link.kind) {
    case 'password':
      console.error(
        `${link.name} can choose a new password with this link, once, within 24 hours. So can anyone else who has it.`,
      )
      if (link.factor === 'stays') console.error('The second factor stays. If it is lost too, add --reset-factor.')
      if (link.factor === 'goes') console.error('Using the link also removes the second factor and its recovery codes.')
      console.log(`${address}${link.path}`)
      return 0
    case 'set-up':
      console.error('The shop has no owner yet. The owner signs up here, once; earlier set-up links no longer work.')
      console.log(`${address}${link.path}`)
      return 0
    case 'which':
      return refuse(['the shop has several owners. Choose one with --name:', ...link.names])
    case 'unknown':
      return refuse(['no owner has that name. The owners are:', ...link.names])
  }
}

function refuse(lines: readonly string[]): number {
  console.error(`No link: ${lines.join('\n  ')}`)
  return 1
}

interface Words {
  name?: string | undefined
  'reset-factor'?: boolean | undefined
}

function readWords(args: string[]): Result<Words | 'help', string> {
  const flag = { type: 'boolean' } as const
  try {
    const { values } = parseArgs({ args, options: { name: { type: 'string' }, 'reset-factor': flag, help: flag } })
    return accept(values.help ? 'help' : values)
  } catch {
    return notAsked('')
  }
}

await runCommand({ help, asked: readWords(process.argv.slice(2)), failed: 'No link', run })
