// `npm run walls`: every wall that neither the compiler nor the linter checks, in one command.
import { fileURLToPath } from 'node:url'
import { wideCommentBreaches } from './walls/comment-width.ts'
import { importBreaches } from './walls/imports.ts'
import { logicalBreaches } from './walls/logical.ts'
import { longFunctionBreaches } from './walls/long-functions.ts'
import { plainEnglishBreaches } from './walls/plain-english.ts'
import { purityBreaches } from './walls/purity.ts'
import { secureOriginBreaches } from './walls/secure-origins.ts'
import type { Breach } from './walls/sources.ts'
import { textAloneBreaches } from './walls/text-alone.ts'
import { tooNewBreaches } from './walls/too-new.ts'
import { trapBreaches } from './walls/traps.ts'
import { sharedNameBreaches } from './walls/unique-names.ts'
import { unknownClassBreaches } from './walls/unknown-classes.ts'
import { unusedWordBreaches } from './walls/unused-words.ts'

export async function allBreaches(root: string): Promise<Breach[]> {
  return [
    ...(await importBreaches(root)),
    ...(await unknownClassBreaches(root)),
    ...purityBreaches(root),
    ...logicalBreaches(root),
    ...longFunctionBreaches(root),
    ...secureOriginBreaches(root),
    ...textAloneBreaches(root),
    ...tooNewBreaches(root),
    ...trapBreaches(root),
    ...unusedWordBreaches(root),
    ...sharedNameBreaches(root),
    ...wideCommentBreaches(root),
    ...plainEnglishBreaches(root),
  ]
}

if (import.meta.main) {
  const breaches = await allBreaches(fileURLToPath(new URL('..', import.meta.url)))
  for (const { rule, file, line, why } of breaches) console.error(`${file}:${line} ${rule}: ${why}`)
  console.log(breaches.length === 0 ? 'No breaches.' : `${breaches.length} breaches.`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
