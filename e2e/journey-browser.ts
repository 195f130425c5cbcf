// The real Chromium of the journeys and the measurements: the one in node_modules, or else the machine's own.
import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packed from '@sparticuz/chromium'

export interface JourneyBrowser {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/** Where Chrome's own installers put it. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
]

/** The packaged browser is built for this kind of machine alone. */
const runsPackaged = process.platform === 'linux' && process.arch === 'x64'
const cache = fileURLToPath(new URL('../.cache', import.meta.url))

/** No updates, no requests to other addresses, no sandbox (tests may run as root), and WebGL. */
const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Drawing on an emulated graphics card takes a third of the CPU time; WebGL still works. */
export const drawing = ['--disable-gpu-compositing', '--disable-gpu-rasterization']

/**
 * The packaged browser's own flags loosen rules under which the journeys should run as in the real world, or start each
 * process anew.
 */
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  "--headless='shell'",
]

/**
 * The browser at CHROME_PATH, or else the packaged one where it runs, so that everybody tests with the same; elsewhere
 * Chrome or Chromium on the PATH or at its usual places. Throws where there is none.
 */
export async function findBrowser(): Promise<JourneyBrowser> {
  if (process.env.CHROME_PATH) return browserAt(process.env.CHROME_PATH)
  if (!runsPackaged) {
    const own = machinesBrowser()
    if (own) return own
    throw new Error('The tests need Chrome or Chromium: install one, or name it in CHROME_PATH.')
  }
  const folder = await unpack()
  const args = packed.args.filter((arg) => !unwanted.includes(arg) && !arg.startsWith('--disk-cache-size'))
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  return { executablePath: join(folder, 'chromium'), args: [...args, ...quiet], env: { ...environment(), ...fonts } }
}

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

const browserAt = (executablePath: string): JourneyBrowser => ({ executablePath, args: quiet, env: environment() })

/** Chrome or Chromium on the PATH or at its usual places, often newer than the packaged one. */
export function machinesBrowser(): JourneyBrowser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = [...onPath, ...usualPlaces].find(isExecutable)
  return found === undefined ? undefined : browserAt(found)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacks once, into a folder that appears only when it is complete; returns that folder. */
async function unpack(): Promise<string> {
  const done = join(cache, 'chromium')
  if (existsSync(join(done, 'chromium'))) return done
  const draft = `${done}-${process.pid}`
  await mkdir(draft, { recursive: true })
  await withTemporaryFolder(draft, () => packed.executablePath())
  await rename(draft, done).catch(() => rm(draft, { recursive: true, force: true }))
  return done
}

/** The package unpacks into the system's temporary folder, so `folder` takes its place meanwhile. */
async function withTemporaryFolder(folder: string, act: () => Promise<unknown>): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await act()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
