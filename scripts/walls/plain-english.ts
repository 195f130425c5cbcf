// Turns of phrase that no native speaker uses: in comments, docs, test titles and the English on screen.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach, Source } from './sources.ts'

const rule = 'plain-english'

/** A blank stands for what separates words, so that a phrase is also found across the lines of a comment. */
const phrases: readonly (readonly [phrase: string, better: string])[] = [
  ['of before(?![).])', 'say “from before …” or “an older …”'],
  ['the own', 'say whose: “their own”, “its own”'],
  ['(?:for|to|of) who', 'say “for those who”, or name the person'],
  ['Whom to', 'say “Who to …”, or turn the sentence around'],
  ['the same of', 'name it again'],
  ['(?:is to|are to|can|could) be had', 'say where it is, or who has it'],
  ['answers (?:with|true|false|null|undefined|whether)', 'a function “returns”'],
  ['/\\*\\* Answers', 'a function “returns”'],
  ['on its own account', 'say “itself”'],
  ['were it not', 'say “without …”'],
  ['whoever', 'say “anyone who”, “the person who”, or name them'],
]
const patterns = phrases.map(([phrase, better]) => {
  const spaced = phrase.replaceAll(' ', '(?:\\s|(?<=\\s)(?:\\*|//)(?=\\s))+')
  const start = phrase.startsWith('/') ? '' : '\\b'
  return { pattern: new RegExp(`${start}${spaced}\\b`, 'gi'), better }
})

export function plainEnglishBreachesOf({ file, text }: Source): Breach[] {
  return patterns.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      rule,
      file,
      line: text.slice(0, index).split('\n').length,
      why: `“${found.replace(/[\s*/]+/g, ' ').trim()}”: ${better}`,
    })),
  )
}

const places = [
  '*.md',
  '{artwork,docs,web}/**/*.md',
  '{contract,domain,e2e,proofs,scripts,server,tools,web}/**/*.{ts,tsx}',
]
/** Other languages, and what names the phrases themselves. */
const passedOver = /(?:^|\/)(?:nl|fr|ar)(?:\/|\.ts)|^scripts\/walls/

export function plainEnglishBreaches(root: string): Breach[] {
  return globSync(places, { cwd: root })
    .filter((file) => !passedOver.test(file))
    .sort()
    .flatMap((file) => plainEnglishBreachesOf({ file, text: readFileSync(join(root, file), 'utf8') }))
}
