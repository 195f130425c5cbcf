// The table of all calls for the docs, made from the contract, with the old site's calls beside their counterparts.
import { addresses, callNames, livePath } from '../../contract/addresses.ts'
import { contract } from '../../contract/index.ts'

export function apiTable(): string {
  const rows = callNames.map((name) => {
    const { access, summary } = contract[name]
    return `| \`${addresses[name]}\` | ${name} | ${access} | ${summary} |`
  })
  return [
    '# The API',
    '',
    'Made from `contract/` by `npm run api-docs`; the whole of it, with every shape, is [openapi.json](openapi.json), which a',
    'running server gives at `/api/openapi.json`. Input is the path, the query (GET) or a JSON body (POST). Every refusal is',
    '`{ refusal, problems: [{ problem, field?, line? }], requestId, retryAfter?, token? }` with a fitting status.',
    '',
    '| method and path | call | who | what |',
    '|---|---|---|---|',
    ...rows,
    `| \`GET ${livePath}\` | live | anyone; \`branch\` for staff | Server-sent events; resumes after Last-Event-ID. |`,
    '| `GET /healthz`, `GET /readyz` | | anyone | Whether the server lives; whether its database answers. |',
    '',
  ].join('\n')
}
