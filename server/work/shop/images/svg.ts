// Turns an SVG drawing into a picture: refuses scripts and references elsewhere, and draws it in a separate process.
import { spawn } from 'node:child_process'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { sourceFile } from '#server/source-file.ts'

/** How long checking and drawing may take, in ms. */
const patience = 10_000

const drawer = sourceFile('work/shop/images/draw-svg.ts')

/** The exit code of the drawing process if the SVG is not plain. */
export const notPlain = 4

/**
 * Whether nothing in the drawing runs, or refers to anything outside it; read as UTF-8, as the drawing process reads
 * it. A hostile file can make this slow, so only the drawing process does it. Comments are checked like everything
 * else, because what looks like a comment may not be one.
 */
export function isPlainSvg(file: Buffer): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return false
  }
  if (/<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet|<\w*:?script\b|\son\w+\s*=|javascript:/i.test(text)) return false
  if (/@import|<\w*:?(foreignObject|iframe|include)\b/i.test(text)) return false
  // Refused by default: anything written in another way, such as letters as character references, does not pass.
  // A link is never followed, so links are ignored.
  const linkless = text.replace(/<a\s[^>]*>/gi, '')
  for (const [, target = ''] of linkless.matchAll(/href\s*=\s*["']([^"']*)/gi)) if (!isOwn(target)) return false
  for (const [, target = ''] of text.matchAll(/url\s*\(\s*(?:&quot;|["'])?\s*([^)"']*)/gi))
    if (!isOwn(target)) return false
  return true
}

const isOwn = (target: string): boolean =>
  target.trim() === '' || /^\s*(#|data:image\/(png|jpe?g|gif|webp);base64,)/i.test(target)

/**
 * Returns the drawing as a PNG of at most 960 pixels in width and 1920 in height. The process has no settings, no
 * network access and a memory limit of its own; it is killed if it takes too long.
 */
export async function drawSvg(file: Buffer): Promise<Result<Buffer, 'image_svg_not_plain' | 'image_broken'>> {
  const child = spawn(process.execPath, [drawer], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  // A process that ended early reads no more of the file.
  child.stdin.on('error', () => {})
  child.stdin.end(file)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', resolve)
  })
  clearTimeout(timer)
  if (code === notPlain) return refuse('image_svg_not_plain')
  return code === 0 && parts.length > 0 ? accept(Buffer.concat(parts)) : refuse('image_broken')
}
