// The walls of the house: who may import whom, each rule with a name and each once seen to fail in scripts/walls.test.ts.

const tests = '\\.test\\.tsx?$|^(domain|contract|server|web)/testing/|^(domain|contract|server|web)/.*/testing/'
const database = 'node_modules/(@types/)?pg/|node_modules/pg-|^(node:)?sqlite$'
const sql = `node_modules/kysely/|${database}`

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
      'The rules of the shop are pure: no library, no clock, no platform.',
      { path: '^domain/', pathNot: tests },
      { pathNot: '^domain/' },
    ),
    wall(
      'contract-imports-domain-and-zod',
      'The contract knows the rules and the shapes, and neither of its two sides.',
      { path: '^contract/', pathNot: tests },
      { pathNot: '^(contract|domain)/|node_modules/zod/' },
    ),
    wall(
      'addresses-stay-light',
      'contract/addresses.ts is the one contract file that the browser loads, so it may not bring zod along.',
      { path: '^contract/addresses\\.ts$' },
      { pathNot: '^domain/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'store-imports-domain-and-kysely',
      'The store answers in the words of the domain; beside the query builder it has only the platform (timers, files).',
      { path: '^server/store/', pathNot: tests },
      { pathNot: `^server/store/|^domain/|${sql}`, dependencyTypesNot: ['core'] },
    ),
    wall(
      'store-knows-no-http',
      'Requests and answers end in the routes.',
      { path: '^server/store/', pathNot: tests },
      { path: '^(node:)?(http|https|http2|net|tls)$' },
    ),
    wall(
      'only-engines-know-a-database',
      'pg and node:sqlite are imported in server/store/engines/ and nowhere else.',
      { path: '^(domain|contract|server|web)/', pathNot: `${tests}|^server/store/engines/` },
      { path: database },
    ),
    wall(
      'only-the-store-writes-sql',
      'Everything above the store asks it in words; the query builder stays inside.',
      { path: '^server/', pathNot: `${tests}|^server/store/` },
      { path: 'node_modules/kysely/' },
    ),
    wall(
      'routes-ask-the-store-not-an-engine',
      'A route calls the functions of a feature’s store file, which are the same for both engines.',
      { path: '^server/routes/', pathNot: tests },
      { path: '^server/store/(engines|migrations)/' },
    ),
    wall(
      'routes-never-import-another-route',
      'What two routes share belongs in the domain, the store or beside the app.',
      { path: '^server/routes/([^/.]+)', pathNot: tests },
      { path: '^server/routes/', pathNot: '^server/routes/$1[./]' },
    ),
    wall(
      'routes-know-the-app-only-as-a-type',
      'The app knows its routes; a route takes what it needs as an argument.',
      { path: '^server/(routes|live|auth|store)/', pathNot: tests },
      { path: '^server/app\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'nothing-imports-main',
      'server/main.ts knows all parts and starts on import; only the start command may load it.',
      { pathNot: '^scripts/(start|dev)\\.ts$' },
      { path: '^server/main\\.ts$' },
    ),
    wall(
      'server-never-imports-web',
      'The two sides meet in the contract; what the server sends is what the build left in dist/.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    wall('web-never-imports-server', 'The two sides meet in the contract.', { path: '^web/' }, { path: '^server/' }),
    wall(
      'contract-in-the-browser-is-types',
      'Except for the addresses, the browser takes only types from the contract (import type).',
      { path: '^web/', pathNot: tests },
      { path: '^contract/', pathNot: '^contract/addresses\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'browser-loads-no-full-zod',
      'Full zod costs a quarter of the budget; forms use zod/mini.',
      { path: '^web/', pathNot: tests },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/', dependencyTypesNot: ['type-only'] },
    ),
    wall(
      'components-know-no-data',
      'A component takes everything as properties: no api, no words of a screen, no contract, no domain.',
      { path: '^web/components/', pathNot: tests },
      {
        pathNot:
          '^web/(components|styles)/|node_modules/(@types/)?(react|react-dom|@base-ui/react|embla-carousel[a-z-]*|pannellum)/',
      },
    ),
    wall(
      'screens-never-import-another-screen',
      'What two screens share is a component, a hook of web/api or a rule of the domain.',
      { path: '^web/screens/([^/.]+)', pathNot: tests },
      { path: '^web/screens/', pathNot: '^web/screens/$1[./]' },
    ),
    wall(
      'product-never-imports-tests',
      'What runs in the shop does not lean on what proves or measures it.',
      { path: '^(domain|contract|server|web)/', pathNot: `${tests}|^web/vite\\.config\\.ts$` },
      { path: `^(e2e|bench|scripts)/|${tests}` },
    ),
    wall(
      'product-never-imports-dev-libraries',
      'A library that the running shop needs is a dependency, not a devDependency.',
      { path: '^(domain|contract|server|web)/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    wall('no-circles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    wall(
      'every-import-is-found',
      'A wall cannot judge an import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '\\?(url|raw|inline)$' },
    ),
  ],
  options: {
    // Types count too: a wall that only stands at run time still lets two floors grow together.
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
