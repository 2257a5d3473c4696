// Who may import whom: the two tables are the design (src/README.md, server/README.md), the rest
// turns them into rules.

/**
 * Each layer of the browser code, and the layers it may import besides itself, in the order of the
 * list.
 */
const browser = {
  contract: [],
  domain: ['contract'],
  platform: ['contract', 'domain'],
  data: ['contract', 'domain', 'platform'],
  routes: ['contract', 'domain', 'data'],
  ui: ['contract', 'platform'],
  blocks: ['contract', 'domain', 'platform', 'data', 'routes', 'ui'],
  features: ['contract', 'domain', 'platform', 'data', 'routes', 'ui', 'blocks'],
  shell: ['contract', 'domain', 'platform', 'data', 'routes', 'ui', 'blocks'],
}

/**
 * The same for the server. Files directly in server/ assemble the parts and may import any; all may
 * import config.ts and root.ts.
 */
const server = {
  http: [],
  statcrew: [],
  db: [],
  content: ['db'],
  tenant: ['db', 'content'],
  'edge-cache': ['db', 'content', 'http'],
  images: ['db', 'content', 'tenant', 'http'],
  upstream: ['db', 'content', 'http'],
  live: ['db', 'content', 'statcrew', 'tenant', 'http'],
  signin: ['db', 'content', 'http'],
  import: ['db', 'content', 'statcrew', 'tenant', 'images', 'live', 'signin'],
  demo: ['db', 'content', 'import'],
  push: ['db', 'content', 'http'],
  mail: ['db', 'content'],
  payments: ['db', 'content'],
  api: [
    'db',
    'content',
    'statcrew',
    'tenant',
    'http',
    'live',
    'import',
    'push',
    'payments',
    'images',
    'upstream',
    'edge-cache',
    'signin',
  ],
  site: [
    'db',
    'content',
    'tenant',
    'http',
    'live',
    'payments',
    'images',
    'api',
    'upstream',
    'edge-cache',
    'signin',
  ],
}

/** What the server imports of src: the contract, the rules of the domain, and the routes. */
const shared = '^src/(contract|domain)/|^src/routes/(paths|href|(?:video-)?links|name-at)[.]ts$'

const test = '[.]test[.]tsx?$'
/** @type {import('dependency-cruiser').DependencyType[]} */
const lazy = ['dynamic-import']

/**
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/**
 * @param {string} side
 * @param {Record<string, string[]>} layers
 */
const onlyAbove = (side, layers) =>
  Object.entries(layers).map(([layer, above]) =>
    forbid(
      `${side}-${layer}-imports-${above.join('-') || 'nothing'}`,
      { path: `^${side}/${layer}/`, pathNot: test },
      {
        path: `^${side}/`,
        pathNot: [
          `^${side}/(${[layer, ...above].join('|')})/`,
          '[.]css$',
          '^server/(app|config|root)[.]ts$',
        ],
        // A lazy import is how the route table names a screen; it is not a dependency of the table.
        ...(layer === 'routes' ? { dependencyTypesNot: lazy } : {}),
      },
    ),
  )

export default {
  forbidden: [
    ...onlyAbove('src', browser),
    ...onlyAbove('server', server),
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
    ),
    forbid('no-missing-files', { pathNot: test }, { couldNotResolve: true, path: '^[.]' }),
    forbid(
      'features-are-strangers',
      { path: '^src/features/([^/]+)/', pathNot: test },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'only-the-app-knows-the-route-table',
      { path: '^src/(?!app[.]tsx|entry-|routes/)', pathNot: test },
      { path: '^src/routes/(pages/|site-map[.]ts$)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ui-knows-no-content',
      { path: '^src/ui/', pathNot: test },
      {
        path: '^src/contract/',
        pathNot: '^src/contract/(links|image-widths|parts[.]schema)[.]ts$',
      },
    ),
    forbid(
      'contract-and-domain-are-pure',
      { path: '^src/(contract|domain)/', pathNot: test },
      {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'],
        // Both are pure themselves.
        pathNot: 'node_modules/(zod|fastest-levenshtein)/',
      },
    ),
    forbid(
      'only-the-contract-parses',
      {
        path: '^src/(?!contract/([a-z-]+[.]schema|schemas)[.]ts|domain/form-rules/form-schema[.]ts$)',
        pathNot: test,
      },
      {
        path: 'node_modules/zod/|^src/contract/([a-z-]+[.]schema|schemas)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'browser-never-sees-server',
      { path: '^src/', pathNot: test },
      { path: '^(server|sw|tests)/' },
    ),
    forbid(
      'browser-never-sees-node',
      { path: '^(src|sw)/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'worker-sees-contract-and-domain',
      { path: '^sw/', pathNot: test },
      { path: '^(src|server|tests)/', pathNot: '^src/(contract|domain)/' },
    ),
    forbid(
      'server-sees-shared-parts-of-src',
      { path: '^server/', pathNot: test },
      {
        path: '^(src|sw|tests)/',
        pathNot: `${shared}|^src/entry-server[.]tsx$|^src/data/client[.]ts$`,
      },
    ),
    forbid(
      'server-loads-the-built-entry',
      { path: '^server/', pathNot: test },
      {
        path: '^src/entry-server[.]tsx$|^src/data/client[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'parts-do-not-run-the-app',
      { path: '^server/[^/]+/', pathNot: test },
      { path: '^server/(app|main)[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-lives-in-content-and-db',
      { path: '^server/(?!content/|db/)', pathNot: test },
      { path: '^(node:)?sqlite$|node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'statcrew-knows-the-contract-alone',
      { path: '^server/statcrew/', pathNot: test },
      { path: '^src/', pathNot: '^src/contract/' },
    ),
    forbid(
      'set-up-runs-before-the-packages',
      { path: '^server/setup([.]mjs|/)' },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional'] },
    ),
    forbid(
      'set-up-stands-alone',
      { path: '^server/setup([.]mjs|/)' },
      { path: '^(src|sw|server|tests)/', pathNot: '^server/setup/' },
    ),
  ],
}
