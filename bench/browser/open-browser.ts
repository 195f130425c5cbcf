// Starts the real Chromium of the journeys with a port for Lighthouse, in its own profile, and ends it by its id.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBrowser } from '../../e2e/browser.ts'

export interface OpenBrowser {
  /** The port for Lighthouse. */
  readonly port: number
  readonly version: string
  end(): Promise<void>
}

const patience = 20_000

/** `folder` is for its profile: no cookies, empty cache. */
export async function openBrowser(folder: string): Promise<OpenBrowser> {
  const { executablePath, args, env } = await findBrowser()
  const profile = join(folder, 'profile')
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', 'about:blank'],
    { env, stdio: 'ignore' },
  )
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  const written = join(profile, 'DevToolsActivePort')
  for (const began = performance.now(); !existsSync(written); await pause(50)) {
    if (child.exitCode !== null || performance.now() - began > patience) throw new Error('the browser did not open')
  }
  await pause(100)
  const port = Number(readFileSync(written, 'utf8').split('\n')[0])
  const { Browser } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as { Browser: string }
  return {
    port,
    version: Browser,
    end: async () => {
      process.off('exit', killed)
      child.kill('SIGTERM')
      const stubborn = setTimeout(killed, 3000)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      clearTimeout(stubborn)
    },
  }
}
