// A comment is no wider than code: the formatter wraps code at 120 characters and leaves comments alone.
import { type Breach, type Source, sourcesIn } from './sources.ts'

const widest = 120
/** A line that is a comment and nothing else. What silences the linter must stand in one line. */
const comment = /^\s*(?:\/\/|\/\*|\*|\{\/\*)(?!.*biome-ignore)/

export const wideComments = ({ file, text }: Source): Breach[] =>
  text.split('\n').flatMap((line, place) =>
    line.length > widest && comment.test(line)
      ? [
          {
            rule: 'comments-as-wide-as-code',
            file,
            line: place + 1,
            why: `${line.length} characters: wrap at ${widest}`,
          },
        ]
      : [],
  )

export const wideCommentBreaches = (root: string): Breach[] =>
  sourcesIn(root, ['*.ts', '{contract,domain,e2e,proofs,scripts,server,tools,web}/**/*.{ts,tsx}']).flatMap(wideComments)
