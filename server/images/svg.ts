// Makes an SVG drawing a picture: checked for anything that acts or leads elsewhere, and drawn in a process of its own.
import { spawn } from 'node:child_process'
import { accept, type Result, refuse } from '../../domain/shared/result.ts'
import { sourceFile } from '../source-file.ts'

/** How long checking and drawing may take, in ms. */
const patience = 10_000

const drawer = sourceFile('images/draw-svg.ts')

/** With which the drawer ends when the drawing is not plain. */
export const notPlain = 4

/**
 * Whether nothing in the drawing acts or refers to anything but itself; read as the drawer reads it, in UTF-8. A hostile
 * file can make this take long, so only the drawer does it. Comments count like all else: what looks like one may be none.
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
  // Default is no: what is written in any other way, such as by numbers for letters, is not let through.
  // A link is never followed.
  const linkless = text.replace(/<a\s[^>]*>/gi, '')
  for (const [, target = ''] of linkless.matchAll(/href\s*=\s*["']([^"']*)/gi)) if (!isOwn(target)) return false
  for (const [, target = ''] of text.matchAll(/url\s*\(\s*(?:&quot;|["'])?\s*([^)"']*)/gi))
    if (!isOwn(target)) return false
  return true
}

const isOwn = (target: string): boolean =>
  target.trim() === '' || /^\s*(#|data:image\/(png|jpe?g|gif|webp);base64,)/i.test(target)

/**
 * The drawing as a PNG of at most 960 pixels in width and 1920 in height. The process has no settings, no network use and
 * its own watch over its memory; it is ended when it takes too long.
 */
export async function drawSvg(file: Buffer): Promise<Result<Buffer, 'image_svg_not_plain' | 'image_broken'>> {
  const child = spawn(process.execPath, [drawer], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  // One that ended early takes no more of the file.
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
