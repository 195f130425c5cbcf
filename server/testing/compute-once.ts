// The shops of a test process show the same pages, and their people use the same passwords. What costs much and always
// gives the same result is computed once per process: a text compressed at the quality that the server asks for (0.1 s
// for the page and the menu in one language), and the hash of a password with its salt (signing in after signing up).
// Hashes at the server's own cost take little memory here, since every shop makes some: they differ from Node's, unless
// a file sets REAL_HASHES; all else is Node's own result. Imported before the server, which then finds these functions
// in the place of Node's.
import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

type Done = (error: Error | null, result: Buffer) => void
type Compute<Subject, Options> = (subject: Subject, options: Options, done: Done) => void

function once<Subject extends string | Buffer, Options>(compute: Compute<Subject, Options>): Compute<Subject, Options> {
  const known = new Map<string, Promise<Buffer>>()
  return (subject, options, done) => {
    const key = createHash('sha256').update(JSON.stringify(options)).update(subject).digest('base64')
    const result = known.get(key) ?? computed(compute, subject, options)
    known.set(key, result)
    void result.then(
      (bytes) => done(null, Buffer.from(bytes)),
      (error: Error) => done(error, Buffer.alloc(0)),
    )
  }
}

const computed = <Subject, Options>(compute: Compute<Subject, Options>, subject: Subject, options: Options) =>
  new Promise<Buffer>((resolve, reject) =>
    compute(subject, options, (error, result) => (error ? reject(error) : resolve(result))),
  )

Object.assign(zlib, { brotliCompress: once<Buffer, zlib.BrotliOptions>(zlib.brotliCompress) })
/** What `password.ts` asks for, in KiB. */
const serversMemory = 19_456
const argon2 = once<crypto.Argon2Algorithm, crypto.Argon2Parameters>(crypto.argon2)
const cheap = (parameters: crypto.Argon2Parameters) =>
  parameters.memory === serversMemory && !process.env.REAL_HASHES ? { ...parameters, memory: 8 } : parameters
Object.assign(crypto, {
  argon2: (algorithm: crypto.Argon2Algorithm, parameters: crypto.Argon2Parameters, done: Done) =>
    argon2(algorithm, cheap(parameters), done),
})
syncBuiltinESMExports()
