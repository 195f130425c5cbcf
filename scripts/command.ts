// How the commands of a shop begin and end: what was asked for, its settings, one sentence if it fails, the exit code.
import type { Result } from '#domain/shared/result.ts'
import { type Config, readConfig } from '#server/config.ts'

interface Command<Asked> {
  readonly help?: string
  /** What the arguments ask for, or what is wrong with them; '' if the help says it all. */
  readonly asked: Result<Asked | 'help', string>
  /** Begins the sentence if it fails. */
  readonly failed: string
  /** Returns an exit code other than 0, or nothing. */
  readonly run: (asked: Asked, config: Config) => Promise<number | undefined>
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Exit codes: 1 for what `run` throws, 2 for wrong arguments or settings. */
export async function runCommand<Asked>({ help = '', asked, failed, run }: Command<Asked>): Promise<void> {
  if (asked.ok && asked.value === 'help') return console.log(help)
  const read = readConfig(process.env)
  if (!asked.ok || !read.ok) {
    const misuse = asked.ok ? [] : asked.refusal === '' ? [help] : [asked.refusal, '', help]
    console.error([...misuse, ...(read.ok ? [] : read.problems)].join('\n'))
    process.exitCode = 2
    return
  }
  process.exitCode = await run(asked.value as Asked, read.config).catch((error: unknown) => {
    console.error(`${failed}: ${messageOf(error)}`)
    return 1
  })
}
