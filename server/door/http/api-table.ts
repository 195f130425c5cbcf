// The table of all calls for the docs, made from the contract, with the old site's calls and their counterparts.
import { addresses, callNames, type DownloadName, downloadNames, downloadPath } from '#contract/addresses.ts'
import { livePath } from '#contract/customer-addresses.ts'
import { downloads } from '#contract/downloads.ts'
import { contract } from '#contract/index.ts'
import { providerPath } from '#contract/provider-addresses.ts'
import { type OldCall, oldCalls } from './old-calls.ts'

export function apiTable(): string {
  const rows = callNames.map((name) => {
    const { access, summary } = contract[name]
    return `| \`${addresses[name]}\` | ${name} | ${[access].flat().join(' or ')} | ${summary} |`
  })
  return [
    '# The API',
    '',
    'Made from `contract/` by `npm run api-docs`. A running server serves the complete description with every shape at',
    '`/api/openapi.json`, and `npm run build` writes it to `dist/openapi.json`.',
    'Input is the path, the query (GET) or a JSON body (POST). Every refusal is',
    '`{ refusal, problems: [{ problem, field?, line? }], requestId, retryAfter?, token? }` with its own status. "Who" is anyone,',
    'signedIn for every active account, or an act of `domain/people/roles.ts` that a role must allow; only the owner has `staff.edit`.',
    '',
    '| method and path | call | who | what |',
    '|---|---|---|---|',
    ...rows,
    `| \`GET ${livePath}\` | live | anyone; \`branch\` for staff | Server-sent events; resumes after Last-Event-ID. |`,
    `| \`GET ${providerPath}\` | | anyone | Leads to the sign-in provider, if the settings name one; \`to\` is the page of the site that is wanted after it. |`,
    '| `GET /healthz`, `GET /readyz` | | anyone | Whether the server is alive; whether its database responds and can store an order. |',
    '',
    '## Files',
    '',
    'Written while they are sent, so that the longest period costs no memory. Each is a `GET` with its wish in the query.',
    '',
    '| address | who | query |',
    '|---|---|---|',
    ...downloadNames.map(fileRow),
    '',
    '## Where the calls of the old site went',
    '',
    'The old pages used a hosted database without any sign-in. This table lists each of those calls and the calls that replace it;',
    'a star marks data that open pages hear over the event stream instead of polling each second. Data are moved with `npm run import`',
    'and `npm run export`, as [operations.md](operations.md) says.',
    '',
    '| old call | for | now | what is different |',
    '|---|---|---|---|',
    ...oldCalls.map(oldRow),
    '',
  ].join('\n')
}

const oldRow = ({ old, use, ours, now, live }: OldCall): string =>
  `| \`${old}\` | ${use} | ${ours.join(', ')}${live ? ' ★' : ''} | ${now} |`

function fileRow(name: DownloadName): string {
  const { access, input } = downloads[name]
  const fields = Object.entries(input.shape).map(([field, { description }]) =>
    description ? `\`${field}\` (${description})` : `\`${field}\``,
  )
  return `| \`GET ${downloadPath(name)}\` | ${access} | ${fields.join(', ')} |`
}
