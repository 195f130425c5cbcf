// What the old site said and this one leaves out: that delivery is possible until 12.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const texts = [
  'web/words/**/*.ts',
  'server/door/page/*.ts',
  'tools/demo/**/*.ts',
  'domain/**/*.ts',
  'web/{customer,office}/screens/**/*.tsx',
]
const deliveryUntilNoon = [
  /deliver\w*[^'`\n]{0,30}\b(?:until|till|before)\b[^'`\n]{0,10}12/i,
  /(?:lever|bezorg)\w*[^'`\n]{0,30}\b(?:tot|voor)\b[^'`\n]{0,10}12/i,
  /livr\w*[^'`\n]{0,30}(?:jusqu|avant)[^'`\n]{0,10}12/i,
  /توصيل[^'`\n]{0,30}(?:حتى|قبل)[^'`\n]{0,12}12/,
]

test('[F-13] nothing on the site says that delivery is possible until 12', () => {
  expect(deliveryUntilNoon[0]?.test("'Delivery possible until 12h'")).toBe(true)
  const files = globSync(texts, { cwd: root }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const said = files.filter((file) =>
    deliveryUntilNoon.some((words) => words.test(readFileSync(`${root}/${file}`, 'utf8'))),
  )
  expect(said).toEqual([])
})
