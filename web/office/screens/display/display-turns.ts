// What a display shows by turns: pages, languages, and a small shift of the whole picture. All follow the clock.
import type { Locale } from '#domain/shared/locale.ts'

/** How long each turn takes, in ms. */
export const displayTurnMs = { page: 8_000, language: 10_000, shift: 10 * 60_000 } as const

interface Page<One> {
  readonly shown: readonly One[]
  /** Which page it is, 1 first. */
  readonly page: number
  readonly pages: number
}

export function turnAt<One>(list: readonly One[], size: number, now: number): Page<One> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const turn = Math.floor(now / displayTurnMs.page) % pages
  return { shown: list.slice(turn * size, (turn + 1) * size), page: turn + 1, pages }
}

export const languageAt = (languages: readonly Locale[], now: number): Locale =>
  languages[Math.floor(now / displayTurnMs.language) % languages.length] ?? 'en'

const corners = [
  [-4, -4],
  [4, -4],
  [4, 4],
  [-4, 4],
] as const

/** How far the picture is from its middle, in pixels. Each step moves it by 8, so that nothing burns in. */
export function shiftAt(now: number): { readonly x: number; readonly y: number } {
  const [x, y] = corners[Math.floor(now / displayTurnMs.shift) % corners.length] ?? corners[0]
  return { x, y }
}
