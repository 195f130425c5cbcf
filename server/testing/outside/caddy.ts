// A real Caddy with the Caddyfile of the repository, in front of servers on this machine.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Caddy {
  close(): Promise<void>
}

const caddyfile = fileURLToPath(new URL('../../../Caddyfile', import.meta.url))

/** The version of the one that is installed; undefined without one. */
export function caddyVersion(): string | undefined {
  const asked = spawnSync('caddy', ['version'])
  return asked.status === 0 ? asked.stdout.toString().trim().split(' ')[0] : undefined
}

/** `address`: where visitors ask. `shops`: host and port of each server. It may not listen yet. */
export async function startCaddy(address: string, shops: readonly string[]): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const environment = { ...process.env, DOMAIN: address, SHOP: shops.join(' '), XDG_DATA_HOME: folder }
  const adapted = spawnSync('caddy', ['adapt', '--config', caddyfile], { env: environment })
  const config = JSON.parse(adapted.stdout.toString())
  // This machine's browsers are not to trust a certificate that Caddy makes for itself, and port 80 stays free.
  config.admin = { disabled: true }
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } }
  for (const server of Object.values<{ automatic_https?: object }>(config.apps.http.servers))
    server.automatic_https = { ...server.automatic_https, disable_redirects: true }
  const caddy = spawn('caddy', ['run', '--config', '-'], { env: environment, stdio: ['pipe', 'ignore', 'ignore'] })
  const end = () => caddy.kill('SIGKILL')
  process.once('exit', end)
  caddy.stdin.end(JSON.stringify(config))
  return {
    close: async () => {
      process.off('exit', end)
      end()
      if (caddy.exitCode === null && caddy.signalCode === null) await once(caddy, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
