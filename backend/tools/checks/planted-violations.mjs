import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { capture, inRoot, installed } from '../launch/processes.mjs';

/** Folders that the dependency rules cover. */
export const CRUISED = ['backend/src', 'backend/stand-ins', 'backend/demo', 'frontend/src'];

const NOT_INSTALLED = new Set(['node:crypto', 'no-such-package']);
const CONFIG = inRoot('.dependency-cruiser.cjs');

/** Imports that a rule must refuse: [rule, from, to]. */
const PLANTED = [
  ['no-cycles', 'backend/src/kernel/domain/hen.ts', 'backend/src/kernel/domain/hen.ts'],
  ['nothing-unresolved', 'backend/src/kernel/adapters/lost.ts', 'no-such-package'],
  ['domain-is-pure', 'backend/src/modules/bookings/domain/a.ts', '@nestjs/common'],
  [
    'domain-is-pure',
    'backend/src/modules/bookings/domain/b.ts',
    'backend/src/modules/bookings/application/port.ts',
  ],
  [
    'domains-share-only-types',
    'backend/src/modules/bookings/domain/c.ts',
    'backend/src/modules/courts/index.ts',
  ],
  ['domain-is-pure', 'backend/src/modules/bookings/domain/d.ts', 'node:crypto'],
  ['kernel-domain-is-pure', 'backend/src/kernel/domain/a.ts', 'backend/src/kernel/application/port.ts'],
  ['application-knows-no-technology', 'backend/src/modules/bookings/application/a.ts', 'pg'],
  [
    'application-knows-no-technology',
    'backend/src/modules/bookings/application/b.ts',
    'backend/src/modules/bookings/adapters/http/dto.ts',
  ],
  ['kernel-application-knows-no-technology', 'backend/src/kernel/application/a.ts', 'pg'],
  [
    'adapters-know-no-sibling',
    'backend/src/modules/bookings/adapters/http/a.ts',
    'backend/src/modules/bookings/adapters/persistence/rows.ts',
  ],
  [
    'adapters-know-only-their-module',
    'backend/src/modules/bookings/adapters/http/b.ts',
    'backend/src/database/data-source.ts',
  ],
  ['adapter-technology-http', 'backend/src/modules/bookings/adapters/http/c.ts', 'pg'],
  ['adapter-technology-persistence', 'backend/src/modules/bookings/adapters/persistence/a.ts', 'express'],
  ['adapter-technology-jobs', 'backend/src/modules/bookings/adapters/jobs/a.ts', 'pg'],
  ['adapter-technology-stripe', 'backend/src/modules/payment-provider/adapters/stripe/a.ts', 'pg'],
  ['adapter-technology-storage', 'backend/src/modules/courts/adapters/storage/a.ts', 'pg'],
  ['adapter-technology-mail', 'backend/src/modules/notifications/adapters/mail/a.ts', 'pg'],
  ['adapter-technology-pdf', 'backend/src/modules/receipts/adapters/pdf/a.ts', 'pg'],
  ['adapter-technology-none', 'backend/src/modules/receipts/adapters/none/a.ts', 'pg'],
  ['adapter-technology-push', 'backend/src/modules/push/adapters/push/a.ts', 'pg'],
  ['adapter-technology-calendar', 'backend/src/modules/notifications/adapters/calendar/a.ts', 'pg'],
  ['adapter-technology-crypto', 'backend/src/modules/sign-in/adapters/crypto/a.ts', 'pg'],
  ['adapter-technology-webauthn', 'backend/src/modules/sign-in/adapters/webauthn/a.ts', 'pg'],
  [
    'place-booking-loads-no-technology',
    'backend/src/modules/bookings/application/place-booking.ts',
    'backend/src/modules/admins/index.ts',
  ],
  ['adapter-folders-are-known', 'backend/src/modules/bookings/adapters/web/a.ts', '@nestjs/common'],
  ['adapter-folders-are-known', 'backend/src/modules/bookings/adapters/a.ts', '@nestjs/common'],
  ['kernel-adapter-folders-are-known', 'backend/src/kernel/adapters/mails/a.ts', '@nestjs/common'],
  ['ground-knows-nothing', 'backend/src/ground/a.ts', 'backend/src/kernel/domain/money.ts'],
  ['kernel-knows-no-module', 'backend/src/kernel/adapters/a.ts', 'backend/src/modules/courts/index.ts'],
  [
    'modules-meet-at-their-index',
    'backend/src/modules/bookings/standalone.ts',
    'backend/src/modules/courts/courts.module.ts',
  ],
  [
    'application-knows-no-technology',
    'backend/src/modules/bookings/application/wiring.ts',
    'backend/src/modules/courts/courts.module.ts',
  ],
  [
    'adapters-know-only-their-module',
    'backend/src/modules/bookings/adapters/http/d.ts',
    'backend/src/modules/courts/adapters/http/dto.ts',
  ],
  [
    'http-faces-are-for-http-adapters',
    'backend/src/modules/bookings/adapters/persistence/b.ts',
    'backend/src/modules/courts/http.ts',
  ],
  [
    'sql-faces-are-for-statements',
    'backend/src/modules/bookings/adapters/http/statement.ts',
    'backend/src/modules/courts/sql.ts',
  ],
  [
    'sql-faces-load-nothing',
    'backend/src/modules/courts/sql.ts',
    'backend/src/modules/courts/domain/court.ts',
  ],
  [
    'wiring-meets-wiring',
    'backend/src/modules/bookings/bookings.module.ts',
    'backend/src/modules/courts/application/port.ts',
  ],
  [
    'index-loads-no-adapter',
    'backend/src/modules/bookings/index.ts',
    'backend/src/modules/bookings/adapters/http/dto.ts',
  ],
  [
    'index-loads-no-adapter',
    'backend/src/modules/courts/index.ts',
    'backend/src/modules/courts/courts.module.ts',
  ],
  [
    'modules-are-entered-by-their-faces',
    'backend/src/app.module.ts',
    'backend/src/modules/courts/application/port.ts',
  ],
  ['module-order-roles', 'backend/src/modules/roles/other.ts', 'backend/src/modules/venues/index.ts'],
  [
    'module-order-sign-in',
    'backend/src/modules/sign-in/sign-in.module.ts',
    'backend/src/modules/players/index.ts',
  ],
  [
    'module-order-admins',
    'backend/src/modules/admins/admins.module.ts',
    'backend/src/modules/players/index.ts',
  ],
  [
    'module-order-players',
    'backend/src/modules/players/players.module.ts',
    'backend/src/modules/admins/index.ts',
  ],
  [
    'module-order-venues',
    'backend/src/modules/venues/venues.module.ts',
    'backend/src/modules/courts/index.ts',
  ],
  [
    'module-order-courts',
    'backend/src/modules/courts/courts.module.ts',
    'backend/src/modules/bookings/index.ts',
  ],
  [
    'module-order-reviews',
    'backend/src/modules/reviews/reviews.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-catalog',
    'backend/src/modules/catalog/catalog.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-favourites',
    'backend/src/modules/favourites/favourites.module.ts',
    'backend/src/modules/courts/index.ts',
  ],
  [
    'module-order-waiting-list',
    'backend/src/modules/waiting-list/waiting-list.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-search',
    'backend/src/modules/search/search.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-discounts',
    'backend/src/modules/discounts/discounts.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-customers',
    'backend/src/modules/customers/customers.module.ts',
    'backend/src/modules/bookings/index.ts',
  ],
  ['module-order-staff', 'backend/src/modules/staff/staff.module.ts', 'backend/src/modules/courts/index.ts'],
  [
    'module-order-bookings',
    'backend/src/modules/bookings/other.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-shared-links',
    'backend/src/modules/shared-links/shared-links.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-payments',
    'backend/src/modules/payments/payments.module.ts',
    'backend/src/modules/reports/index.ts',
  ],
  [
    'module-order-payment-provider',
    'backend/src/modules/payment-provider/payment-provider.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-findings',
    'backend/src/modules/findings/findings.module.ts',
    'backend/src/modules/payments/index.ts',
  ],
  [
    'module-order-checkout',
    'backend/src/modules/checkout/checkout.module.ts',
    'backend/src/modules/desk/index.ts',
  ],
  ['module-order-tills', 'backend/src/modules/tills/tills.module.ts', 'backend/src/modules/desk/index.ts'],
  ['module-order-desk', 'backend/src/modules/desk/desk.module.ts', 'backend/src/modules/checkout/index.ts'],
  [
    'module-order-receipts',
    'backend/src/modules/receipts/receipts.module.ts',
    'backend/src/modules/checkout/index.ts',
  ],
  [
    'module-order-cards',
    'backend/src/modules/cards/cards.module.ts',
    'backend/src/modules/reconciliation/index.ts',
  ],
  [
    'module-order-reconciliation',
    'backend/src/modules/reconciliation/reconciliation.module.ts',
    'backend/src/modules/reports/index.ts',
  ],
  [
    'module-order-manage-links',
    'backend/src/modules/manage-links/manage-links.module.ts',
    'backend/src/modules/booking-flow/index.ts',
  ],
  [
    'module-order-booking-flow',
    'backend/src/modules/booking-flow/booking-flow.module.ts',
    'backend/src/modules/reports/index.ts',
  ],
  [
    'module-order-reports',
    'backend/src/modules/reports/reports.module.ts',
    'backend/src/modules/notifications/index.ts',
  ],
  [
    'module-order-notifications',
    'backend/src/modules/notifications/notifications.module.ts',
    'backend/src/modules/reports/index.ts',
  ],
  ['module-order-push', 'backend/src/modules/push/push.module.ts', 'backend/src/modules/reports/index.ts'],
  ['stripe-in-one-place', 'backend/src/server.ts', 'stripe'],
  ['stripe-sandbox-uses-only-types', 'backend/stand-ins/stripe-sandbox/a.ts', 'stripe'],
  ['typeorm-in-persistence', 'backend/src/http-app.ts', 'typeorm'],
  ['stand-ins-import-no-product', 'backend/stand-ins/stripe-sandbox/b.ts', 'backend/src/config/config.ts'],
  [
    'modules-do-not-use-stand-ins',
    'backend/src/kernel/adapters/b.ts',
    'backend/stand-ins/embedded-postgres/index.ts',
  ],
  ['demo-is-loaded-by-the-server', 'backend/src/metrics/a.ts', 'backend/demo/rows.ts'],
  [
    'stand-ins-are-entered-by-their-index',
    'backend/src/main.ts',
    'backend/stand-ins/embedded-postgres/inside.ts',
  ],
  ['only-tests-import-tests', 'backend/src/commands/openapi.ts', 'backend/test/support/thing.ts'],
  ['only-tests-import-tests', 'frontend/src/app/a.ts', 'frontend/src/testing/thing.ts'],
  ['only-tests-import-tests', 'frontend/src/app/b.ts', 'frontend/src/dev/thing.ts'],
  ['no-development-packages-in-the-product', 'backend/src/start/welcome.ts', 'testcontainers'],
  ['sides-meet-over-http', 'frontend/src/app/c.ts', 'backend/src/config/config.ts'],
  ['shared-imports-only-shared', 'frontend/src/shared/a.ts', 'frontend/src/features/venues/thing.ts'],
  [
    'features-do-not-know-each-other',
    'frontend/src/features/booking/a.ts',
    'frontend/src/features/venues/thing.ts',
  ],
  ['features-do-not-know-each-other', 'frontend/src/features/booking/b.ts', 'frontend/src/app/thing.ts'],
];

/** A type that one domain may take from the face of another module. */
const TYPES_ONLY = 'backend/src/modules/payments/domain/a.ts';

/** Imports that the rules must accept. */
const ALLOWED = [
  [TYPES_ONLY, 'backend/src/modules/payment-provider/index.ts'],
  ['backend/src/modules/admins/index.ts', 'sharp'], // the planted place-booking.ts reaches it
  ['backend/src/modules/courts/domain/a.ts', 'date-fns'],
  ['backend/src/modules/courts/domain/b.ts', 'backend/src/kernel/domain/money.ts'],
  ['backend/src/modules/courts/application/a.ts', '@nestjs/common'],
  ['backend/src/modules/bookings/application/c.ts', 'backend/src/modules/courts/index.ts'],
  ['backend/src/modules/bookings/adapters/http/e.ts', 'backend/src/modules/courts/http.ts'],
  ['backend/src/modules/payments/more.module.ts', 'backend/src/modules/courts/courts.module.ts'],
  ['backend/src/modules/payment-provider/adapters/stripe/b.ts', 'stripe'],
  ['backend/src/modules/courts/adapters/persistence/a.ts', 'typeorm'],
  ['backend/src/modules/reports/other.module.ts', 'backend/src/modules/payments/index.ts'],
  ['backend/src/cluster.ts', 'backend/stand-ins/embedded-postgres/index.ts'],
  ['frontend/src/features/booking/c.ts', 'frontend/src/features/payments/thing.ts'],
  ['frontend/src/features/booking/a.test.ts', 'frontend/src/testing/thing.ts'],
];

/**
 * Static stage: shows that each rule of `.dependency-cruiser.cjs` fails where it should, and only
 * there.
 */
export async function plantedViolations() {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'saque-rules-')));
  try {
    const edges = [...PLANTED.map(([, ...edge]) => edge), ...ALLOWED];
    for (const [from, to] of edges) plant(tree, from, to);
    plantPackages(
      tree,
      new Set(edges.map(([, to]) => to).filter((to) => !isOurs(to) && !NOT_INSTALLED.has(to))),
    );
    const found = await violationsIn(tree);
    const verdicts = [
      ...PLANTED.map((planted) => caught(planted, found)),
      ...ALLOWED.map((edge) => letThrough(edge, found)),
      ...rulesWithoutPlant(),
    ];
    const failures = verdicts.filter((verdict) => verdict !== undefined);
    return {
      passed: verdicts.length - failures.length,
      failed: failures.length,
      output: failures.join('\n'),
    };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function caught([rule, from, to], found) {
  const rules = found.filter((violation) => violation.from === from).map(({ name }) => name);
  if (rules.length > 0 && rules.every((name) => name === rule)) return undefined;
  return `${from} → ${to}: expected ${rule} alone, but ${rules.join(', ') || 'nothing'} complained`;
}

function letThrough([from, to], found) {
  const rules = found.filter((violation) => violation.from === from).map(({ name }) => name);
  return rules.length === 0 ? undefined : `${from} → ${to} is allowed, but ${rules.join(', ')} complained`;
}

function rulesWithoutPlant() {
  const { forbidden } = createRequire(import.meta.url)(CONFIG);
  const planted = new Set(PLANTED.map(([rule]) => rule));
  return forbidden
    .filter(({ name }) => !planted.has(name))
    .map(({ name }) => `No violation is planted for ${name}`);
}

async function violationsIn(tree) {
  const args = [
    installed('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    '--config',
    CONFIG,
    '--output-type',
    'json',
    ...CRUISED,
  ];
  const { output } = await capture(process.execPath, args, { cwd: tree });
  const { summary } = JSON.parse(output);
  return summary.violations.map(({ from, rule }) => ({ from, name: rule.name }));
}

function plant(tree, from, to) {
  const specifier = isOurs(to) ? relativeTo(from, to) : to;
  const source =
    from === TYPES_ONLY
      ? `import type { thing } from '${specifier}';\nexport type Other = typeof thing;\n`
      : `import { thing } from '${specifier}';\nexport const other = thing;\n`;
  write(tree, from, source);
  if (isOurs(to) && !existsSync(join(tree, to))) write(tree, to, 'export const thing = 1;\n');
}

const isOurs = (path) => /^(backend|frontend)\//.test(path);

function relativeTo(from, to) {
  const path = posix
    .relative(posix.dirname(from), to)
    .replace(/\.ts$/, from.startsWith('backend/') ? '.js' : '');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Creates empty packages for the planted imports, so that they can be resolved. */
function plantPackages(tree, names) {
  const manifest = { dependencies: {}, devDependencies: {} };
  for (const name of names) {
    manifest[name === 'testcontainers' ? 'devDependencies' : 'dependencies'][name] = '1.0.0';
    write(
      tree,
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    );
    write(tree, `node_modules/${name}/index.js`, 'exports.thing = 1;\n');
  }
  write(tree, 'package.json', JSON.stringify(manifest));
}

function write(tree, path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}
