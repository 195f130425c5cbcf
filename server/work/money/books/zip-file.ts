// Writes a ZIP a file at a time: the list at its end is made along the way, so that 100,000 files hold nobody up, and
// has no bound. Format: PKWARE's APPNOTE.TXT 6.3.10, §4.3 to §4.5.
import { constants, crc32, createDeflateRaw } from 'node:zlib'
import { inPieces } from '#server/store/in-pieces.ts'

export interface ZippedFile {
  readonly name: string
  readonly bytes: Buffer
}

const deflated = 8
const utf8Name = 0x0800
/** Beyond this a number stands in the fields that ZIP64 added. */
const most16 = 0xffff
const most32 = 0xffffffff
const zip64Version = 45

/** The bytes of the ZIP, in order. `at`: when its files were made, in ms; they show it in UTC. Each is below 4 GB. */
export async function* zipOf(files: AsyncIterable<ZippedFile>, at: number): AsyncGenerator<Buffer> {
  const rest = inPieces()
  const compress = compressor()
  const stamp = dosStamp(new Date(at))
  const list: Buffer[] = []
  let length = 0
  for await (const { name, bytes } of files) {
    const packed = await compress(bytes)
    const entry = { name: Buffer.from(name), stamp, crc: crc32(bytes), packed: packed.length, size: bytes.length }
    const header = localHeader(entry)
    list.push(listEntry(entry, length))
    length += header.length + packed.length
    yield header
    yield packed
    await rest()
  }
  const begins = length
  for (let from = 0; from < list.length; from += 1000) {
    const part = Buffer.concat(list.slice(from, from + 1000))
    length += part.length
    yield part
    await rest()
  }
  yield endOf(list.length, begins, length - begins)
}

/**
 * Compresses one file after another, beside the event loop. One compressor for all: what a new one for each file leaves
 * behind, 16 kB and more, has the whole memory collected again and again, and each time everybody waits.
 */
function compressor(): (bytes: Buffer) => Promise<Buffer> {
  const deflate = createDeflateRaw()
  let parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  return (bytes) =>
    new Promise((done, fail) => {
      deflate.once('error', fail)
      deflate.write(bytes)
      deflate.flush(constants.Z_FINISH, () => {
        deflate.off('error', fail)
        done(Buffer.concat(parts))
        parts = []
        deflate.reset()
      })
    })
}

interface Entry {
  readonly name: Buffer
  readonly stamp: number
  readonly crc: number
  /** Its length compressed. */
  readonly packed: number
  readonly size: number
}

/** Date and time as MS-DOS counts them, in steps of two seconds. */
function dosStamp(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return date * 0x10000 + time
}

/** What a file's own header and its place in the list have in common. */
function writeFacts(to: Buffer, from: number, { name, stamp, crc, packed, size }: Entry): void {
  to.writeUInt16LE(utf8Name, from)
  to.writeUInt16LE(deflated, from + 2)
  to.writeUInt32LE(stamp, from + 4)
  to.writeUInt32LE(crc, from + 8)
  to.writeUInt32LE(packed, from + 12)
  to.writeUInt32LE(size, from + 16)
  to.writeUInt16LE(name.length, from + 20)
}

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  writeFacts(header, 6, entry)
  return Buffer.concat([header, entry.name])
}

/** `offset`: where its header is. */
function listEntry(entry: Entry, offset: number): Buffer {
  const isFar = offset >= most32
  const listed = Buffer.alloc(46)
  listed.writeUInt32LE(0x02014b50, 0)
  listed.writeUInt16LE(zip64Version, 4)
  listed.writeUInt16LE(isFar ? zip64Version : 20, 6)
  writeFacts(listed, 8, entry)
  listed.writeUInt16LE(isFar ? 12 : 0, 30)
  listed.writeUInt32LE(Math.min(offset, most32), 42)
  return Buffer.concat([listed, entry.name, isFar ? farOffset(offset) : Buffer.alloc(0)])
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

/** `begins` and `length`: of the list, in bytes. */
function endOf(count: number, begins: number, length: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, most16), 8)
  end.writeUInt16LE(Math.min(count, most16), 10)
  end.writeUInt32LE(Math.min(length, most32), 12)
  end.writeUInt32LE(Math.min(begins, most32), 16)
  if (count < most16 && begins < most32 && length < most32) return end
  const far = Buffer.alloc(56)
  far.writeUInt32LE(0x06064b50, 0)
  far.writeBigUInt64LE(44n, 4)
  far.writeUInt16LE(zip64Version, 12)
  far.writeUInt16LE(zip64Version, 14)
  far.writeBigUInt64LE(BigInt(count), 24)
  far.writeBigUInt64LE(BigInt(count), 32)
  far.writeBigUInt64LE(BigInt(length), 40)
  far.writeBigUInt64LE(BigInt(begins), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(begins + length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([far, locator, end])
}
