// Writes docs/openapi.json and the table docs/api.md from the contract.
import { writeFileSync } from 'node:fs'
import { apiTable } from '../server/http/api-table.ts'
import { openApi } from '../server/http/open-api.ts'
import { version } from '../server/version.ts'

const docs = new URL('../docs/', import.meta.url)
writeFileSync(new URL('openapi.json', docs), `${JSON.stringify(openApi(version), null, 2)}\n`)
writeFileSync(new URL('api.md', docs), apiTable())
