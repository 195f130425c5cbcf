// How the shop's own pictures are sent.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { servePictures } from './site.ts'

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const file of ['waffle-128.webp', 'waffle-128.avif', 'waffle-512.webp', 'waffle-512.avif'])
    writeFileSync(join(folder, file), file)
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await app.register(fastifyStatic, { root: folder, serve: false })
  servePictures(app, folder)
  return app
}

const ask = async (url: string, accept = 'image/avif,image/webp,*/*') => {
  const app = await open()
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept } })
  await app.close()
  return { statusCode, type: headers['content-type'], vary: headers.vary, body }
}

test('a picture comes as AVIF where that is understood and as WebP elsewhere', async () => {
  expect(await ask('/pictures/waffle/512')).toEqual({
    statusCode: 200,
    type: 'image/avif',
    vary: 'accept',
    body: 'waffle-512.avif',
  })
  expect(await ask('/pictures/waffle/512', 'image/webp,*/*')).toMatchObject({
    type: 'image/webp',
    body: 'waffle-512.webp',
  })
})

test('where it is not kept that wide, the widest one below answers', async () => {
  expect((await ask('/pictures/waffle/768')).body).toBe('waffle-512.avif')
  expect((await ask('/pictures/waffle/384')).body).toBe('waffle-128.avif')
})

test('[F-86] a picture has one address', async () => {
  for (const url of ['/pictures/waffle/512/', '/pictures/%77affle/512', '/pictures/waffle/512/more'])
    expect((await ask(url)).statusCode, url).toBe(404)
})

test('no other width, name or file is found', async () => {
  for (const url of [
    '/pictures/waffle/500',
    '/pictures/cake/512',
    '/pictures/..%2fwaffle/512',
    '/pictures/waffle-512.webp/512',
  ])
    expect((await ask(url)).statusCode, url).toBe(404)
})
