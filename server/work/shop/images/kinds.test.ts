// @module-tag long
// SVG, BMP and HEIC files are drawn and read on the server, and nothing in them is executed.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bmpHead, readBmp } from './bmp.ts'
import { encodePicture } from './encode.ts'
import { isPlainSvg } from './svg.ts'

const said = async (file: Buffer) => {
  const done = await encodePicture(file)
  return done.ok ? done.value.colour : done.refusal
}
const svg = (inside: string, more = 'width="40" height="30"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`,
  )
const red = '<rect width="100%" height="100%" fill="#ff0000"/>'

describe('[F-9] an SVG', () => {
  test('is drawn as a picture, whatever size it claims', async () => {
    expect(await said(svg(red))).toBe('ff0000')
    expect(await said(svg(red, 'viewBox="0 0 4 3"'))).toBe('ff0000')
    expect(await said(svg(red, 'width="100000" height="100000"'))).toBe('ff0000')
    const done = await encodePicture(svg(red))
    const widest = done.ok ? done.value.files.at(-1)?.data : undefined
    expect((await sharp(widest).metadata()).width).toBe(960)
  }, 60_000)

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>'],
    ['a handler', '<rect onload="alert(1)"/>'],
    ['a picture elsewhere', '<image href="http://127.0.0.1/x.png"/>'],
    ['a file of the server', '<image xlink:href="file:///etc/passwd"/>'],
    ['a file beside it', '<image href="../secret.png"/>'],
    ['letters as numbers', '<image href="&#104;ttp://127.0.0.1/"/>'],
    ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,AAAA"/>'],
    ['another file used', '<use xlink:href="other.svg#a"/>'],
    ['a sheet that is fetched', '<style>@import "http://127.0.0.1/x.css";</style>'],
    ['a pattern elsewhere', '<rect style="fill:url(http://127.0.0.1/#a)"/>'],
    ['a page in it', '<foreignObject><p>hello</p></foreignObject>'],
    [
      'a picture elsewhere between what only looks like a comment',
      '<desc><![CDATA[<!--]]></desc><image href="http://127.0.0.1/x.png"/><desc><![CDATA[-->]]></desc>',
    ],
    ['an inclusion', '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="#"/>'],
  ])('with %s is refused by name', async (_, inside) => {
    expect(await said(svg(inside))).toBe('image_svg_not_plain')
  })

  test('with entities, which may grow without end, is refused', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`
    expect(await said(Buffer.from(bomb))).toBe('image_svg_not_plain')
    expect(isPlainSvg(Buffer.from(`<?xml-stylesheet href="x.css"?>${svg(red)}`))).toBe(false)
    expect(isPlainSvg(Buffer.concat([svg(red), Buffer.from([0xff])]))).toBe(false)
  })

  test('may refer to its own parts and carry a picture', async () => {
    const dot = (
      await sharp({ create: { width: 2, height: 2, channels: 3, background: '#00ff00' } })
        .png()
        .toBuffer()
    ).toString('base64')
    const inside = `<defs><g id="a">${red}</g></defs><use xlink:href="#a"/><a href="https://noisette.example"><rect fill="url(#a)"/></a>`
    expect(await said(svg(inside))).toBe('ff0000')
    expect(
      await said(svg(`<image width="40" height="30" preserveAspectRatio="none" href="data:image/png;base64,${dot}"/>`)),
    ).toBe('00ff00')
  }, 60_000)

  test('asks nobody for anything, even past the check', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked++
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await said(svg(`<style>@im\\70 ort "http://127.0.0.1:${port}/";</style>${red}`))
    server.close()
    expect(asked).toBe(0)
  }, 60_000)

  test('that takes long to look through holds nobody else up', async () => {
    let last = performance.now()
    let longest = 0
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 10)
    expect(await said(svg('<!DOCTYPE'.repeat(30_000)))).toBe('image_broken')
    clearInterval(watch)
    expect(longest).toBeLessThan(1000)
  }, 60_000)

  test('that would be drawn for ever is given up', async () => {
    const groups = Array.from(
      { length: 20 },
      (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(20)}</g>`,
    ).join('')
    expect(await said(svg(`<defs><g id="a0"><rect width="9" height="9"/></g>${groups}</defs><use href="#a20"/>`))).toBe(
      'image_broken',
    )
  }, 60_000)
})

/** Two pixels side by side, red and blue, at `bits` bits per pixel. */
function bmp(bits: number, { packing = 0, lines = 1, width = 2 } = {}): Buffer {
  const palette = bits <= 8 ? Buffer.from('000000000000ff00ff000000', 'hex') : Buffer.alloc(0)
  const rows: Record<number, string> = {
    1: '40000000',
    4: '12000000',
    8: '01020000',
    16: '007c1f00',
    24: '0000ffff00000000',
    32: '0000ff00ff000000',
  }
  const bmpPalette = bits === 1 ? palette.subarray(4) : palette
  const row = Buffer.from(rows[bits] ?? '', 'hex')
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + bmpPalette.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(lines, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(packing, 30)
  head.writeUInt32LE(bmpPalette.length / 4, 46)
  return Buffer.concat([head, bmpPalette, row])
}

describe('[F-9] a BMP', () => {
  test.each([1, 4, 8, 16, 24, 32])('of %i bits is read', async (bits) => {
    const file = bmp(bits)
    const head = bmpHead(file)
    const read = head.ok ? readBmp(file, head.value) : head
    expect(read.ok && read.value.data.toString('hex')).toBe('ff00000000ff')
    const done = await encodePicture(file)
    expect(done.ok && done.value.files[0]?.width).toBe(2)
  })

  test.each([
    ['packed', bmp(8, { packing: 1 }), 'image_kind_not_taken'],
    ['cut off', bmp(24).subarray(0, 56), 'image_broken'],
    ['nothing but its name', Buffer.from('BM'), 'image_broken'],
    ['without lines', bmp(24, { lines: 0 }), 'image_broken'],
    ['wider than its data', bmp(24, { width: 30_000 }), 'image_broken'],
    ['of negative width', bmp(24, { width: -2 }), 'image_broken'],
    ['of billions of pixels', bmp(24, { width: 65_000, lines: 65_000 }), 'image_too_many_pixels'],
    ['of an unknown depth', bmp(7), 'image_broken'],
  ] as const)('that is %s is refused by name', async (_, file, refusal) => {
    expect(await said(file)).toBe(refusal)
  })

  test('of noise is read or refused, and never more', async () => {
    let seed = 7
    for (let run = 0; run < 200; run++) {
      const file = Buffer.concat([bmp([1, 4, 8, 16, 24, 32][run % 6] ?? 8), Buffer.alloc(20)])
      for (let hit = 0; hit < 6; hit++) {
        seed = (seed * 1103515245 + 12345) % 2147483648
        file[10 + (seed % (file.length - 10))] = (seed >> 8) & 255
      }
      await said(file)
    }
  }, 60_000)
})

test('[F-9] a HEIC that cannot be read here says so', async () => {
  expect(await said(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('image_heic_unreadable')
})
