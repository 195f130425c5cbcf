// Renders the pictures of the shop: node artwork/scenes.mjs [hero | pano | interiors | streets]… (without names: all)
// into .cache/artwork/masters, for cut.mjs. Needs Blender and ffmpeg, see README.md; the panorama takes half an hour.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const scenes = here('./blender/scenes')
const masters = here('../.cache/artwork/masters')
const work = here('../.cache/artwork/scenes')
for (const folder of [masters, work]) mkdirSync(folder, { recursive: true })

/** The pictures on the shop's walls are our own, as far as they have been rendered. */
const env = { ...process.env, ART_TMP: work, ART_THREADS: '2', OMP_WAIT_POLICY: 'passive', POSTERS: masters }

function run(command, words) {
  const { status, error } = spawnSync(command, words.map(String), { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error || status !== 0)
    throw new Error(`${command} ${words.slice(0, 5).join(' ')} failed: ${error?.message ?? status}`)
}
const blender = (script, ...words) => run('blender', ['-b', '-P', scripts(script), '--', ...words])
const scripts = (name) => join(scenes, name)

const makers = {
  hero() {
    const still = join(work, 'hero.png')
    blender('hero.py', still, 1600, 32)
    /**
     * 5 s of 24 frames, or the first few; the last figures are the position of the cup, as fractions of the picture.
     */
    const loop = (to, width, height, ...few) =>
      run('python3', [
        scripts('loop.py'),
        still,
        join(work, 'hero_depth.npy'),
        to,
        width,
        height,
        5,
        24,
        0.655,
        0.43,
        0.29,
        ...few,
      ])
    const frames = join(work, 'loop')
    rmSync(frames, { recursive: true, force: true })
    loop(frames, 1280, 720)
    const film = ['-v', 'error', '-y', '-framerate', 24, '-i', join(frames, 'f%04d.png'), '-pix_fmt', 'yuv420p', '-an']
    run('ffmpeg', [...film, '-c:v', 'libvpx-vp9', '-crf', 34, '-b:v', 0, '-row-mt', 1, join(masters, 'hero.webm')])
    run('ffmpeg', [
      ...film,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      23,
      '-movflags',
      '+faststart',
      join(masters, 'hero.mp4'),
    ])
    // The poster is the film's first frame, at its full size.
    loop(join(work, 'first'), 1600, 900, 1)
    run('ffmpeg', ['-v', 'error', '-y', '-i', join(work, 'first', 'f0000.png'), join(masters, 'hero.png')])
  },
  pano: () => blender('pano.py', join(masters, 'pano.png'), 4096, 6),
  interiors: () => blender('interiors.py', 'bar,pastry-case,window-seat,bench', masters, 960, 720, 8),
  streets() {
    for (const name of ['antwerpen', 'merksem', 'etterbeek'])
      blender('street.py', name, join(masters, `branch-${name}.png`), 960, 720, 8)
  },
}

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(makers)) {
  if (!makers[name]) throw new Error(`There is no ${name}; there are: ${Object.keys(makers).join(', ')}.`)
  const begun = Date.now()
  makers[name]()
  console.log(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`)
}
if (!existsSync(join(masters, 'espresso.png')))
  console.log('The walls of the shop are bare: render the menu first, then the panorama and the interiors again.')
