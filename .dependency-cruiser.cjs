/**
 * Which file may import which. Each rule is seen failing on a planted violation
 * (`backend/tools/checks/planted-violations.mjs`).
 */

const { MODULE_ORDER } = require('./backend/tools/checks/module-map.cjs');

/** The packages that each kind of adapter may use, besides Nest and Node's own modules. */
const TECHNOLOGY = {
  http: [
    'express',
    'cookie',
    'bowser',
    'class-validator',
    'class-transformer',
    '@nestjs/swagger',
    'rxjs',
    'date-fns',
    'csv-stringify',
  ],
  persistence: ['typeorm', '@nestjs/typeorm', 'pg', 'date-fns', '@date-fns/tz'],
  jobs: ['graphile-worker'],
  stripe: ['stripe'],
  storage: ['express', '@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner', 'sharp', 'p-queue'],
  mail: ['nodemailer', 'eta'],
  calendar: ['ical-generator', 'date-fns'],
  crypto: ['@node-rs/argon2', 'otpauth'],
  webauthn: ['@simplewebauthn/server'],
  push: ['web-push'],
  pdf: ['pdfmake', 'date-fns', '@date-fns/tz'],
  none: ['nothing'],
};

const PRODUCT = '^backend/(src|stand-ins|demo)/';
const MODULES = '^backend/src/modules';
const KERNEL = '^backend/src/kernel';
const CREDENTIALS = '^backend/src/ground/credentials\\.ts$';
const TESTS = '\\.test\\.tsx?$';
const PURE_LIBRARIES = '^node_modules/(date-fns|@date-fns/tz|libphonenumber-js)/';
const NEST = '^node_modules/@nestjs/(common|core)/';
const INDEX_OF_A_MODULE = `${MODULES}/[^/]+/index\\.ts$`;
const HTTP_FACE = `${MODULES}/[^/]+/http\\.ts$`;
const SQL_FACE = `${MODULES}/[^/]+/sql\\.ts$`;
const NEST_MODULE = `${MODULES}/[^/]+/[^/]+\\.module\\.ts$`;
const STANDALONE = `${MODULES}/[^/]+/standalone\\.ts$`;

const packages = (names) => `^node_modules/(${names.join('|').replaceAll('.', '\\.')})/`;

const moduleOrder = Object.entries(MODULE_ORDER).map(([name, allowed]) => ({
  name: `module-order-${name}`,
  comment: `${name} may call: ${allowed.join(', ') || 'no other module'}. It informs the modules that depend on it by event.`,
  severity: 'error',
  from: { path: `${MODULES}/${name}/` },
  to: { path: `${MODULES}/`, pathNot: `${MODULES}/(${[name, ...allowed].join('|')})/` },
}));

const KINDS = Object.keys(TECHNOLOGY);
const KERNEL_KINDS = ['http', 'jobs', 'live', 'persistence'];

const technologies = Object.entries(TECHNOLOGY).map(([kind, names]) => ({
  name: `adapter-technology-${kind}`,
  comment: `An adapter has one technology; adapters/${kind} has ${names.join(', ')}.`,
  severity: 'error',
  from: { path: `${MODULES}/[^/]+/adapters/${kind}/`, pathNot: TESTS },
  to: { path: '^node_modules/', pathNot: [NEST, '^node_modules/@types/', packages(names)] },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other must not exist.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that cannot be resolved would escape every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'A domain knows only itself, kernel/domain, date-fns and libphonenumber-js. Ids and the time are arguments.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/domain/`, pathNot: TESTS },
      to: { pathNot: [`${MODULES}/$1/domain/`, `${KERNEL}/domain/`, PURE_LIBRARIES, INDEX_OF_A_MODULE] },
    },
    {
      name: 'domains-share-only-types',
      comment: 'A domain may speak of what another module reports: it imports types, which load nothing.',
      severity: 'error',
      from: { path: `${MODULES}/[^/]+/domain/`, pathNot: TESTS },
      to: { path: INDEX_OF_A_MODULE, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-domain-is-pure',
      comment: 'The same holds for the part of the kernel that domains use.',
      severity: 'error',
      from: { path: `${KERNEL}/domain/`, pathNot: TESTS },
      to: { pathNot: [`${KERNEL}/domain/`, PURE_LIBRARIES] },
    },
    {
      name: 'application-knows-no-technology',
      comment:
        "A use case knows its domain, the kernel's domain and ports, other modules' index.ts, @Injectable and node:crypto.",
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/application/`, pathNot: TESTS },
      to: {
        pathNot: [
          `${MODULES}/$1/(domain|application)/`,
          `${KERNEL}/(domain|application)/`,
          CREDENTIALS,
          INDEX_OF_A_MODULE,
          '^node_modules/@nestjs/common/',
          '^(node:)?crypto$',
        ],
      },
    },
    {
      name: 'kernel-application-knows-no-technology',
      comment: 'Ports of the kernel mention no technology.',
      severity: 'error',
      from: { path: `${KERNEL}/application/`, pathNot: TESTS },
      to: { pathNot: [`${KERNEL}/(domain|application)/`, '^node_modules/@nestjs/common/'] },
    },
    {
      name: 'adapters-know-no-sibling',
      comment: 'An adapter uses another adapter through a port.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/adapters/([^/]+)/`, pathNot: TESTS },
      to: { path: `${MODULES}/$1/adapters/`, pathNot: `${MODULES}/$1/adapters/$2/` },
    },
    {
      name: 'adapters-know-only-their-module',
      comment:
        'An adapter knows its own application and domain, the kernel, the settings and the faces of other modules.',
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/adapters/`, pathNot: TESTS },
      to: {
        path: PRODUCT,
        pathNot: [
          `${MODULES}/$1/(application|domain|adapters)/`,
          `${KERNEL}/`,
          INDEX_OF_A_MODULE,
          HTTP_FACE,
          SQL_FACE,
          '^backend/src/config/config\\.ts$',
        ],
      },
    },
    ...technologies,
    {
      name: 'adapter-folders-are-known',
      comment: `An adapter folder is named after its technology: ${KINDS.join(', ')}.`,
      severity: 'error',
      from: { path: `${MODULES}/[^/]+/adapters/`, pathNot: `/adapters/(${KINDS.join('|')})/` },
      to: {},
    },
    {
      name: 'kernel-adapter-folders-are-known',
      comment: `The same holds for the kernel: ${KERNEL_KINDS.join(', ')}, or a file of its own.`,
      severity: 'error',
      from: {
        path: `${KERNEL}/adapters/`,
        pathNot: `^backend/src/kernel/adapters/((${KERNEL_KINDS.join('|')})/|[^/]+\\.ts$)`,
      },
      to: {},
    },
    {
      name: 'place-booking-loads-no-technology',
      comment: 'Importing a use case must not load a picture library, an SDK or a web framework.',
      severity: 'error',
      from: { path: '^backend/src/modules/bookings/application/place-booking\\.ts$' },
      to: { path: packages(['sharp', '@aws-sdk', 'stripe', 'express', 'typeorm']), reachable: true },
    },
    {
      name: 'kernel-knows-no-module',
      comment: 'Every module may use the kernel; the kernel knows no module.',
      severity: 'error',
      from: { path: `${KERNEL}/` },
      to: { path: `${MODULES}/` },
    },
    {
      name: 'ground-knows-nothing',
      comment: 'What even the settings need imports nothing of the product.',
      severity: 'error',
      from: { path: '^backend/src/ground/', pathNot: TESTS },
      to: { path: PRODUCT, pathNot: '^backend/src/ground/' },
    },
    {
      name: 'modules-meet-at-their-index',
      comment: "A module's index.ts is its public face: facade, queries, types and errors.",
      severity: 'error',
      from: { path: `${MODULES}/([^/]+)/[^/]+$`, pathNot: NEST_MODULE },
      to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, INDEX_OF_A_MODULE] },
    },
    {
      name: 'http-faces-are-for-http-adapters',
      comment: "Only HTTP adapters share the guards, decorators and bodies in a module's http.ts.",
      severity: 'error',
      from: { path: `${MODULES}/[^/]+/adapters/`, pathNot: '/adapters/http/' },
      to: { path: HTTP_FACE },
    },
    {
      name: 'sql-faces-are-for-statements',
      comment: "Only persistence, the invariants and the metrics share the SQL in a module's sql.ts.",
      severity: 'error',
      from: { path: PRODUCT, pathNot: ['/adapters/persistence/', '^backend/src/(ledger|metrics)/'] },
      to: { path: SQL_FACE },
    },
    {
      name: 'sql-faces-load-nothing',
      comment: 'A fragment of SQL is text; it knows the words of the kernel.',
      severity: 'error',
      from: { path: SQL_FACE },
      to: { pathNot: [SQL_FACE, `${KERNEL}/domain/`] },
    },
    {
      name: 'wiring-meets-wiring',
      comment: 'A Nest module imports only Nest modules and public faces of other modules.',
      severity: 'error',
      from: { path: NEST_MODULE.replace('[^/]+', '([^/]+)') },
      to: { path: `${MODULES}/`, pathNot: [`${MODULES}/$1/`, INDEX_OF_A_MODULE, NEST_MODULE] },
    },
    {
      name: 'index-loads-no-adapter',
      comment: 'Importing a facade must not load Nest wiring, HTTP, TypeORM, S3 or sharp.',
      severity: 'error',
      from: { path: INDEX_OF_A_MODULE },
      to: { path: ['/adapters/', '\\.module\\.ts$', '/http\\.ts$'] },
    },
    {
      name: 'modules-are-entered-by-their-faces',
      comment: 'The application around the modules sees their faces and their Nest modules only.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: `${MODULES}/` },
      to: {
        path: `${MODULES}/`,
        pathNot: [INDEX_OF_A_MODULE, HTTP_FACE, SQL_FACE, NEST_MODULE, STANDALONE],
      },
    },
    ...moduleOrder,
    {
      name: 'stripe-in-one-place',
      comment:
        "Only payment-provider/adapters/stripe talks to the provider; the sandbox borrows the SDK's types.",
      severity: 'error',
      from: {
        path: PRODUCT,
        pathNot: [
          '^backend/src/modules/payment-provider/adapters/stripe/',
          '^backend/stand-ins/stripe-sandbox/',
        ],
      },
      to: { path: '^node_modules/stripe/' },
    },
    {
      name: 'stripe-sandbox-uses-only-types',
      comment: 'A stand-in that runs the code of the SDK would test the SDK against itself.',
      severity: 'error',
      from: { path: '^backend/stand-ins/stripe-sandbox/', pathNot: TESTS },
      to: { path: '^node_modules/stripe/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'typeorm-in-persistence',
      comment:
        'TypeORM stays in adapters/persistence, module files, kernel adapters, the data source and migrations.',
      severity: 'error',
      from: {
        path: PRODUCT,
        pathNot: [
          '/adapters/persistence/',
          `${KERNEL}/adapters/`,
          '\\.module\\.ts$',
          '^backend/src/(database/data-source|app\\.module)\\.ts$',
          '^backend/src/migrations/',
        ],
      },
      to: { path: '^node_modules/(typeorm|@nestjs/typeorm)/' },
    },
    {
      name: 'stand-ins-import-no-product',
      comment:
        'The sandbox and the embedded PostgreSQL replace outside systems, so they import nothing of the product.',
      severity: 'error',
      from: { path: '^backend/stand-ins/([^/]+)/' },
      to: { path: '^backend/', pathNot: '^backend/stand-ins/$1/' },
    },
    {
      name: 'modules-do-not-use-stand-ins',
      comment:
        'Only the start, the preparation of the database, the commands and the ledger check use the stand-ins.',
      severity: 'error',
      from: { path: '^backend/(src/[^/]+|demo)/', pathNot: '^backend/src/(commands|database|ledger|start)/' },
      to: { path: '^backend/stand-ins/' },
    },
    {
      name: 'stand-ins-are-entered-by-their-index',
      comment: 'The product uses a stand-in only through its index.ts.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: TESTS },
      to: { path: '^backend/stand-ins/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'demo-is-loaded-by-the-server',
      comment: 'The product does not know the demo data; server.ts loads it at the start.',
      severity: 'error',
      from: { path: '^backend/(src|stand-ins)/', pathNot: '^backend/src/server\\.ts$' },
      to: { path: '^backend/demo/' },
    },
    {
      name: 'only-tests-import-tests',
      comment: 'The product imports no test support.',
      severity: 'error',
      from: { path: [PRODUCT, '^frontend/src/'], pathNot: [TESTS, '^frontend/src/(dev|testing)/'] },
      to: { path: ['^backend/(test|tools)/', TESTS, '^frontend/(e2e|src/testing|src/dev)/'] },
    },
    {
      name: 'no-development-packages-in-the-product',
      comment: 'A package that the product needs at run time belongs to "dependencies".',
      severity: 'error',
      from: { path: PRODUCT, pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sides-meet-over-http',
      comment: 'Backend and frontend share the OpenAPI document and nothing else.',
      severity: 'error',
      from: { path: '^(backend|frontend)/' },
      to: { path: '^(backend|frontend)/', pathNot: '^$1/' },
    },
    {
      name: 'shared-imports-only-shared',
      comment: 'Imports go in one direction: app, then features, then shared.',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: TESTS },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/shared/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'A feature knows shared and, of the others, only payments, session and waiting-list.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^frontend/src/',
        pathNot: [
          '^frontend/src/shared/',
          '^frontend/src/features/($1|payments|session|start|waiting-list)/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
