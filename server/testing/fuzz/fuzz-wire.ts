// Sends an input of any kind over HTTP, as exactly as an address and JSON allow.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { addressOf, type CallName, requestOf } from '#contract/addresses.ts'
import { tooLargeNumber } from './fuzz-shapes.ts'
import { patience } from './stop-hangs.ts'

export interface Got {
  readonly address: string
  readonly status: number
  readonly text: string
}

/** Makes the call at `url`; throws if no answer comes in time. */
export async function send(url: string, name: CallName, input: unknown, headers: Record<string, string>): Promise<Got> {
  const { method, url: path, body = {} } = requestOf(name, isObject(input) ? inAddress(name, input) : {})
  if (method === 'GET') return await askOverWire(url + path, { headers })
  const sent = (JSON.stringify(isObject(input) ? body : input) ?? '').replaceAll(`"${tooLargeNumber}"`, '1e999')
  return await askOverWire(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: sent,
  })
}

export async function askOverWire(address: string, request: RequestInit): Promise<Got> {
  const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(patience) })
  return { address, status: answer.status, text: await answer.text() }
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** What an injected request was answered, unpacked if it came compressed. */
export function answeredText({ headers, rawPayload }: LightMyRequestResponse): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])]
  return (unpack ? unpack(rawPayload) : rawPayload).toString()
}

/** Path segments and query fields are texts. A segment that is empty or only dots would be another address. */
export function inAddress(name: CallName, input: Record<string, unknown>): Record<string, unknown> {
  const { method, path } = addressOf(name)
  const fields = Object.entries(input).map(([field, value]): [string, unknown] => {
    if (path.includes(`{${field}}`)) return [field, textOf(value).replace(/^\.{0,2}$/, 'x')]
    return [field, method === 'GET' ? [value].flat().map(textOf) : value]
  })
  return Object.fromEntries(fields)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const { FUZZ_RUNS, FUZZ_SEED } = process.env

/** A failure prints the seed and the path to the input that failed. */
export const fuzzSeed = Number(FUZZ_SEED ?? (FUZZ_RUNS ? Date.now() % 1_000_000 : 41))

/** FUZZ_RUNS times as many as in the normal check. */
export const fuzzRuns = (normally: number): number => normally * Number(FUZZ_RUNS ?? 1)
