// The service worker's address: asked for anew each time, and at the end of it a worker that takes itself away.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
let siteFolder: string
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'noisette-site-'))
  await writeFile(join(siteFolder, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>')
  await writeFile(join(siteFolder, 'sw.js'), '/* keeps the site */')
})
afterAll(() => rm(siteFolder, { recursive: true, force: true }))

test('[APP-2] the worker of the build is served, and never kept by a browser', async () => {
  const shop = await openShop({ siteFolder, demo: false })
  const { body, headers } = await shop.inject({ url: '/sw.js' })
  expect([body, headers['cache-control']]).toEqual(['/* keeps the site */', 'no-cache'])
  expect(headers['content-type']).toContain('javascript')
  expect((await shop.inject({ url: '/' })).body).not.toContain('noisette-no-worker')
})

test('[APP-2] switched off, its address has the worker that ends them all, and no page starts one', async () => {
  const shop = await openShop({ siteFolder, demo: false, config: { serviceWorker: false } })
  const { body, headers } = await shop.inject({ url: '/sw.js' })
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('javascript')
  expect((await shop.inject({ url: '/' })).body).toContain('<meta name="noisette-no-worker" content="">')

  const kept = new Set(['newest', 'pictures', 'files 1 index.js'])
  const heard = new Map<string, (event: { waitUntil: (done: Promise<unknown>) => void }) => void>()
  const gone: string[] = []
  const run = new Function('addEventListener', 'skipWaiting', 'caches', 'registration', body)
  run(
    (name: string, act: never) => heard.set(name, act),
    () => gone.push('waiting'),
    { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    { unregister: async () => gone.push('worker') },
  )
  let done: Promise<unknown> = Promise.resolve()
  for (const name of ['install', 'activate']) heard.get(name)?.({ waitUntil: (all) => (done = all) })
  await done
  expect([...heard.keys()]).toEqual(['install', 'activate'])
  expect(gone).toEqual(['waiting', 'worker'])
  expect([...kept]).toEqual([])
})
