// Renders the pictures of the menu with Blender: node artwork/render.mjs [--draft] [NAME…]
// Without names: all that are missing or whose scripts have changed. --draft: small and quick, into
// .cache/artwork/drafts. Needs `blender` (3.4), and Python's numpy and OpenCV for it; see README.md.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const scripts = here('./blender')
const cache = here('../.cache/artwork')
const baked = join(cache, 'baked')
const draft = process.argv.includes('--draft')
const folder = join(cache, draft ? 'drafts' : 'masters')
const [size, samples] = draft ? [224, 8] : [512, 8]

const read = (module) =>
  ['.', 'dishes']
    .map((place) => join(scripts, place, `${module}.py`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .at(0)

/** Maps every picture's name to the module that builds it. */
const modules = new Map()
const families = readdirSync(join(scripts, 'dishes')).flatMap((file) => file.match(/^(\w+)\.py$/)?.[1] ?? [])
for (const family of families) {
  const text = read(family) ?? ''
  const table = text.slice(text.search(/^PICTURES = /m))
  for (const [, name] of table.matchAll(/['"]([a-z0-9-]+)['"]\s*:/g)) modules.set(name, family)
}

/** Square, unless the module sets another shape. */
function sizeOf(name) {
  const [, wide, high] = /^SHAPE = \((\d+), (\d+)\)/m.exec(read(modules.get(name)) ?? '') ?? []
  return wide ? [Math.round(size * 1.5), Math.round((size * 1.5 * high) / wide)] : [size, size]
}

/** A module and all our modules that it imports; tables of several dishes may use every family. */
function sources(module, found = new Set()) {
  const text = read(module)
  if (!text || found.has(module)) return found
  found.add(module)
  for (const [, other] of text.matchAll(/^(?:from|import) (\w+)/gm)) sources(other, found)
  if (/^SHAPE/m.test(text)) for (const family of families) sources(family, found)
  return found
}

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = asked.filter((name) => !modules.has(name))
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}. There are: ${[...modules.keys()].join(', ')}.`)
  process.exit(1)
}

/**
 * The digest of a picture's sources: its module and what that imports. A picture whose digest is unchanged is left as
 * it is.
 */
const markOf = (name) => {
  const hash = createHash('sha256').update(
    `${sizeOf(name)} ${samples} ${readFileSync(join(scripts, 'denoise.c'), 'utf8')}`,
  )
  for (const module of [...sources(modules.get(name)), 'denoise'].sort()) hash.update(read(module) ?? '')
  return hash.digest('hex')
}
const markFile = (name) => join(folder, `${name}.mark`)
const isFresh = (name) =>
  existsSync(join(folder, `${name}.png`)) &&
  existsSync(markFile(name)) &&
  readFileSync(markFile(name), 'utf8') === markOf(name)

/** One thread per picture and one picture per core is faster than all cores on one picture. */
const blender = (script, words) =>
  new Promise((resolve, reject) => {
    const temporary = join(cache, 'passes', basename(String(words[0])))
    mkdirSync(temporary, { recursive: true })
    const child = spawn('blender', ['-b', '-t', '1', '-P', join(scripts, script), '--', ...words.map(String)], {
      env: { ...process.env, ART_TMP: temporary, ART_BAKED: baked, ART_THREADS: '1', OMP_WAIT_POLICY: 'passive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let told = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (told = (told + data).slice(-4000)))
    child.on('error', (error) =>
      reject(error.code === 'ENOENT' ? new Error('Blender is not installed; README.md says what is needed.') : error),
    )
    child.on('close', () => (/^RENDERED|^Blender quit/m.test(told) ? resolve(told) : reject(new Error(told))))
  })

mkdirSync(folder, { recursive: true })
if (!existsSync(join(baked, 'wall_data.exr'))) {
  console.log('The table and the wall are painted first …')
  await blender('bake.py', [baked])
}
const waiting = (asked.length > 0 ? asked : [...modules.keys()]).filter((name) => !isFresh(name))
console.log(`${waiting.length} of ${modules.size} pictures to render, with ${samples} samples a pixel.`)
const failed = []
const worker = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const begun = Date.now()
    try {
      await blender('render.py', [name, ...sizeOf(name), samples, folder])
      if (!existsSync(join(folder, `${name}.png`))) throw new Error('Blender wrote no picture.')
      writeFileSync(markFile(name), markOf(name))
      console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`)
    } catch (error) {
      failed.push(name)
      console.error(`${name} failed: ${error.message}`)
    }
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))
if (failed.length > 0) process.exit(1)
