// Pictures fetched from an address: only from the internet, checked again at every redirect, limited in size and time.
import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress, publicReach, type Reach } from '#server/reach.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { fetchPicture } from './keep-address.ts'

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:400e:80d::200e', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['4000::1', false],
  ['not an address', false],
])('[F-9] %s is public: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is)
})

test.each([
  'http://127.0.0.1/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:169.254.169.254]/latest/meta-data',
  'http://8.8.8.8:22/a.png',
  'http://user:secret@8.8.8.8/a.png',
  'ftp://8.8.8.8/a.png',
  'file:///etc/passwd',
])('[F-9] %s is refused before anything is asked', async (address) => {
  expect(await fetchPicture(address, publicReach)).toMatchObject({ refusal: 'image_address_refused' })
})

const pages: Record<string, RequestListener> = {}
const server = createServer((request, response) =>
  (pages[request.url ?? ''] ?? ((_, to) => to.writeHead(404).end()))(request, response),
)
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A fake internet: one site at one port of this machine; everything else is real. */
const standIn: Reach = {
  resolve: async (host) =>
    host === 'site.example' ? ['127.0.0.1'] : host === 'both.example' ? ['127.0.0.1', '10.0.0.1'] : ['10.0.0.1'],
  mayReach: (address, at) => address === '127.0.0.1' && at === port,
  patience: 1500,
}
const fetched = async (path: string, host = 'site.example') => {
  const file = await fetchPicture(`http://${host}:${port}${path}`, standIn)
  return file.ok ? file.value.toString() : file.refusal
}

describe('[F-9] a picture at an address', () => {
  test('is fetched without cookies, from the address that was checked', async () => {
    const asked: unknown[] = []
    pages['/a'] = ({ headers }, response) => {
      asked.push([headers.host, headers.cookie, headers.authorization])
      response.end('picture')
    }
    expect(await fetched('/a')).toBe('picture')
    expect(asked).toEqual([[`site.example:${port}`, undefined, undefined]])
    // One forbidden address among several is enough.
    expect(await fetched('/a', 'both.example')).toBe('image_address_refused')
    expect(asked).toHaveLength(1)
  })

  test('is looked up once: a name that leads elsewhere the second time gains nothing', async () => {
    pages['/a'] = (_, response) => response.end('picture')
    let times = 0
    const rebinding = { ...standIn, resolve: async () => [times++ === 0 ? '127.0.0.1' : '10.0.0.1'] }
    const file = await fetchPicture(`http://site.example:${port}/a`, rebinding)
    expect([file.ok, times]).toEqual([true, 1])
  })

  test('is checked again after each redirect, of which there are three at most', async () => {
    const to =
      (location: string): RequestListener =>
      (_, response) =>
        response.writeHead(302, { location }).end()
    pages['/end'] = (_, response) => response.end('picture')
    pages['/1'] = to('/2')
    pages['/2'] = to(`http://site.example:${port}/3`)
    pages['/3'] = to('/end')
    pages['/0'] = to('/1')
    pages['/inside'] = to('http://10.0.0.1/')
    pages['/loop'] = to('http://127.0.0.1:22/')
    pages['/file'] = to('file:///etc/passwd')
    pages['/nowhere'] = to('')
    expect(await fetched('/1')).toBe('picture')
    expect(await fetched('/0')).toBe('image_unreachable')
    for (const path of ['/inside', '/loop', '/file']) expect(await fetched(path), path).toBe('image_address_refused')
    expect(await fetched('/nowhere')).toBe('image_unreachable')
  })

  test('is given up when it is too large, too slow, packed, or not there', async () => {
    const chunk = Buffer.alloc(1024 * 1024)
    pages['/endless'] = (_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    }
    pages['/claims'] = (_, response) => response.writeHead(200, { 'content-length': 20_000_000 }).write('x')
    pages['/slow'] = (_, response) => {
      const timer = setInterval(() => response.write('x'), 100)
      response.on('close', () => clearInterval(timer))
    }
    pages['/silent'] = () => undefined
    pages['/packed'] = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    expect(await fetched('/endless')).toBe('image_too_large')
    expect(await fetched('/claims')).toBe('image_too_large')
    for (const path of ['/slow', '/silent', '/packed', '/none'])
      expect(await fetched(path), path).toBe('image_unreachable')
  })
})

test('[F-9] a picture at an https address comes from a site with a trusted certificate of that name alone', async () => {
  const own = ownCertificate('site.example')
  const asked: unknown[] = []
  const site = createSecureServer(own, (request, response) => {
    asked.push([(request.socket as TLSSocket).servername, request.headers.host, request.url])
    response.end('picture')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port: at } = site.address() as AddressInfo
  const reach: Reach = { ...standIn, resolve: async () => ['127.0.0.1'], mayReach: (_, toPort) => toPort === at }
  const over = async (host: string) => {
    const file = await fetchPicture(`https://${host}:${at}/a?b=c`, reach)
    return file.ok ? file.value.toString() : file.refusal
  }
  const trusted = getCACertificates()
  try {
    expect(await over('site.example')).toBe('image_unreachable')
    setDefaultCACertificates([...trusted, own.cert])
    expect(await over('site.example')).toBe('picture')
    expect(await over('other.example')).toBe('image_unreachable')
  } finally {
    setDefaultCACertificates(trusted)
    site.close()
  }
  expect(asked).toEqual([['site.example', `site.example:${at}`, '/a?b=c']])
})

onBothEngines((openShop) => {
  test('[F-9] an item saved with an address shows an upload; what is no picture is refused by name', async () => {
    const shop = await openShop({ reach: standIn })
    const { amira } = await shop.staff()
    const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    pages['/red.png'] = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(red)
    pages['/page'] = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html>')
    const bun = (path: string, host = 'site.example') => ({
      category: 'BAGEL' as const,
      name: { en: 'Bun' },
      price: 200,
      image: { kind: 'url' as const, ref: `http://${host}:${port}${path}` },
    })
    const added = await shop.ask('items.add', bun('/red.png'), { as: amira })
    expect(added.image).toMatchObject({ kind: 'uploaded', ref: expect.stringMatching(/-ff0000$/) })
    // Adding the same item again returns the existing one.
    expect((await shop.ask('items.add', bun('/red.png'), { as: amira })).id).toBe(added.id)
    expect((await shop.refused('items.add', bun('/page'), { as: amira })).refusal).toBe('not_an_image')
    expect((await shop.refused('items.add', bun('/red.png', 'inside.example'), { as: amira })).refusal).toBe(
      'image_address_refused',
    )
    // An item that already shows a picture at an address keeps it while that site is down.
    const old = { image_kind: 'url', image_ref: 'https://gone.example/a.jpg' }
    await shop.store.write(async (trx) => {
      await trx.updateTable('item').set(old).where('id', '=', added.id).execute()
      await touchCatalogue(trx)
    })
    const { items } = await shop.ask('items.read', {}, { as: amira })
    const { category: _, ...item } = items.find(({ id }) => id === added.id) ?? added
    expect((await shop.ask('items.save', { ...item, price: 250 }, { as: amira })).image.kind).toBe('url')
  })
})

/** For one name, valid from 2020 to 2049; both as PEM. */
function ownCertificate(name: string): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'))
  const commonName = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from(name)))))
  const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const authority = sequence(hex('0603551d13'), hex('0101ff'), der(0x04, sequence(hex('0101ff'))))
  const dnsName = sequence(hex('0603551d11'), der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const content = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ecdsaWithSha256,
    commonName,
    validity,
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(authority, dnsName)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const lines =
    sequence(content, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}

const hex = (text: string): Buffer => Buffer.from(text, 'hex')
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...sizeOf(body.length)]), body])
}

/** In as few bytes as possible, as DER demands. */
function sizeOf(length: number): number[] {
  if (length < 128) return [length]
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
}
