// The import walls: who may import whom. Each rule has a name and is seen to fail in scripts/walls.test.ts.

const { readFileSync } = require('node:fs')

const tests =
  '\\.test\\.tsx?$|^(domain|contract|server|tools|web)/testing/|^(domain|contract|server|tools|web)/.*/testing/'
const database = 'node_modules/(@types/)?pg/|node_modules/pg-|^(node:)?sqlite$'
const sql = `node_modules/kysely/|${database}`

/** The parts that the customers' style sheet leaves out, as it names them. */
const staffParts = readFileSync(`${__dirname}/web/ui/styles/index.css`, 'utf8')
  .match(/@source not '\.\.\/\{([\w,/-]+)\}\.tsx'/)[1]
  .replaceAll(',', '|')

/**
 * One wall: what may not be imported, and why.
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    wall(
      'domain-imports-only-domain',
      'The rules of the shop are pure: no library, no clock, no platform. Hand in what a rule needs.',
      { path: '^domain/', pathNot: tests },
      { pathNot: '^domain/' },
    ),
    wall(
      'contract-imports-domain-and-zod',
      'The contract imports only domain/ and zod, never the server or the web.',
      { path: '^contract/', pathNot: tests },
      { pathNot: '^(contract|domain)/|node_modules/zod/' },
    ),
    wall(
      'addresses-stay-light',
      'The addresses are the only contract files that the browser loads, so they must not import zod.',
      { path: '^contract/((customer|provider)-)?addresses\\.ts$' },
      {
        pathNot: '^domain/|^contract/customer-addresses\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'store-imports-domain-and-kysely',
      'The store imports only domain/, the query builder, and Node’s own modules (timers, files).',
      { path: '^server/store/', pathNot: tests },
      { pathNot: `^server/store/|^domain/|${sql}`, dependencyTypesNot: ['core'] },
    ),
    wall(
      'saving-an-order-does-nothing-else',
      'What follows when an order moves is named in work/order/apply-step.ts.',
      { path: '^server/store/order/(course|order|placed-order)-store\\.ts$|^server/store/order/rated-orders\\.ts$' },
      { path: '^server/store/(money|paper)/|^server/store/order/(news|stamp)-store\\.ts$' },
    ),
    wall(
      'store-knows-no-http',
      'Only the server’s upper layers handle HTTP; hand the store plain values.',
      { path: '^server/store/', pathNot: tests },
      { path: '^(node:)?(http|https|http2|net|tls)$' },
    ),
    wall(
      'only-engines-know-a-database',
      'Import pg and node:sqlite only in server/store/engines/.',
      { path: '^(domain|contract|server|tools|web)/', pathNot: `${tests}|^server/store/engines/` },
      { path: database },
    ),
    wall(
      'only-the-store-writes-sql',
      'Import kysely only in server/store/; elsewhere call a function of the store.',
      { path: '^(server|tools)/', pathNot: `${tests}|^server/store/` },
      { path: 'node_modules/kysely/' },
    ),
    wall(
      'only-the-app-imports-routes',
      'What happens (work) and what the outside touches (door) know no route; a route hands them what they need.',
      { path: '^server/(work|door)/', pathNot: tests },
      { path: '^server/routes/' },
    ),
    wall(
      'routes-ask-the-store-not-an-engine',
      'A route calls functions of the store, which are the same for both engines.',
      { path: '^server/routes/', pathNot: tests },
      { path: '^server/store/(engines|migrations)/' },
    ),
    wall(
      'routes-never-import-another-route',
      'Move what two routes share to the domain, the store or beside the app.',
      { path: '^server/routes/([^/.]+)', pathNot: tests },
      { path: '^server/routes/', pathNot: '^server/routes/$1[./]' },
    ),
    wall(
      'routes-know-the-app-only-as-a-type',
      'The app imports its routes, not the other way round; pass a route what it needs as an argument.',
      { path: '^server/(routes|door|work|store)/', pathNot: tests },
      { path: '^server/app\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'nothing-imports-main',
      'server/main.ts starts the server on import, so only the start command may load it.',
      { pathNot: '^scripts/(start|dev)\\.ts$' },
      { path: '^server/main\\.ts$' },
    ),
    wall(
      'server-never-imports-web',
      'The server and the web share only the contract; the server sends the built files of dist/.',
      { path: '^(server|tools)/' },
      { path: '^web/' },
    ),
    wall(
      'web-never-imports-server',
      'The web and the server share only the contract.',
      { path: '^web/' },
      { path: '^(server|tools)/' },
    ),
    wall(
      'contract-in-the-browser-is-types',
      'The browser imports only types from the contract (import type), except the addresses.',
      { path: '^web/', pathNot: tests },
      {
        path: '^contract/',
        pathNot: '^contract/((customer|news|payment|basket|provider|stamp)-)?addresses\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    wall(
      'browser-loads-no-full-zod',
      'Full zod takes a quarter of the size budget; use zod/mini.',
      { path: '^web/', pathNot: tests },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'components-know-no-data',
      'A component gets everything as props: it imports no api, no texts, no contract and no domain.',
      { path: '^web/ui/', pathNot: tests },
      {
        pathNot:
          '^web/ui/|node_modules/(@types/)?(react|react-dom|@base-ui/react|embla-carousel[a-z-]*|pannellum|uqr)/',
      },
    ),
    wall(
      'screens-never-import-another-screen',
      'Move what two screens share to a component, a hook in web/data or a rule in the domain.',
      { path: '^web/(customer|office)/screens/([^/.]+)', pathNot: tests },
      { path: '^web/(customer|office)/screens/', pathNot: '^web/$1/screens/$2[./]' },
    ),
    wall(
      'parts-know-no-screen',
      'Only the routes of web/app import screens. What a part needs of one belongs to the part.',
      { path: '^web/', pathNot: `${tests}|^web/(app|build|ui)/|^web/(customer|office)/screens/` },
      { path: '^web/(customer|office)/screens/' },
    ),
    wall(
      'customers-load-nothing-of-the-office',
      'Move what customers and staff share to web/customer, web/ui or web/data.',
      { path: '^web/(customer|data|words)/', pathNot: tests },
      { path: '^web/office/' },
    ),
    wall(
      'customers-load-what-is-in-their-sheet',
      'web/ui/styles/index.css leaves this part out, so its classes do nothing on customers’ pages: take it off that list.',
      { path: '^web/(customer|data|words|app/(?!shell/office/|staff-pages))', pathNot: tests },
      { path: `^web/ui/(${staffParts})\\.tsx$` },
    ),
    wall(
      'product-never-imports-tests',
      'The product must not import tests, proofs or scripts.',
      { path: '^(domain|contract|server|tools|web)/', pathNot: `${tests}|^web/build/` },
      { path: `^(e2e|proofs|scripts)/|${tests}` },
    ),
    wall(
      'product-never-imports-dev-libraries',
      'List a library that the running shop needs under dependencies, not devDependencies.',
      { path: '^(domain|contract|server|tools|web)/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'no-circles',
      'These files import each other in a circle: merge them, or move what they share to a third file.',
      {},
      { circular: true },
    ),
    wall(
      'every-import-is-found',
      'This import cannot be resolved, so no wall can check it.',
      {},
      { couldNotResolve: true, pathNot: '\\?(url|raw|inline)$' },
    ),
  ],
  options: {
    // Types count too: a wall that only holds at run time still lets two floors grow together.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|test-results)/' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
