import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../launch/processes.mjs';

/** Files that name images, actions or versions of Node. */
const FILES = [
  'docker-compose.yml',
  'backend/Dockerfile',
  '.nvmrc',
  'backend/test/support/database/docker-postgres.mjs',
  'backend/test/support/services/containers.ts',
  ...readdirSync(inRoot('.github/workflows')).map((name) => `.github/workflows/${name}`),
];

/** Our own images, which the same files build. */
const OURS = /^\$\{SAQUE_(SITE_)?IMAGE:-|^saque-/;
const THREE_NUMBERS = /:v?\d+\.\d+\.\d+(-[\w.]+)?(@sha256:[0-9a-f]{64})?$/;
/** PostgreSQL and Debian count their releases with two numbers. */
const TWO_NUMBERS = /:\d+\.\d+(-[\w.]+)?(@sha256:[0-9a-f]{64})?$/;
const EXACT_ACTION = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const STAGE = /^\$\{\w+\}$/;

/**
 * Static stage: no image, action or runner can change without a commit. The planted lines show that
 * the check refuses what it should.
 */
export function pinnedVersions() {
  const violations = FILES.flatMap((file) =>
    violationsOf(file, readFileSync(inRoot(file), 'utf8')).map((line) => `${file}: ${line} is not exact`),
  );
  const accepted = PLANTED.filter(([file, line]) => violationsOf(file, line).length === 0).map(
    ([, line]) => `The check of versions accepts a planted violation: ${line}`,
  );
  const failed = violations.length + accepted.length;
  return Promise.resolve({
    passed: Math.max(FILES.length + PLANTED.length - failed, 0),
    failed,
    output: [...violations, ...accepted].join('\n'),
  });
}

function violationsOf(file, text) {
  if (file === '.nvmrc') return /^\d+\.\d+\.\d+$/.test(text.trim()) ? [] : [`Node ${text.trim()}`];
  return text.split('\n').flatMap((line) => {
    const [, action] = /^\s*- uses: (.+)$/.exec(line) ?? [];
    if (action !== undefined) return EXACT_ACTION.test(action) ? [] : [action];
    const [, runner] = /runs-on: (\S+)/.exec(line) ?? [];
    if (runner !== undefined) return runner.endsWith('latest') ? [runner] : [];
    return imagesIn(line).filter((image) => !isExact(image));
  });
}

/** Returns the names of images in a line of a Dockerfile, of Compose, a workflow or a test. */
function imagesIn(line) {
  const patterns = [
    /^FROM (\S+)/,
    /^ARG \w+_IMAGE=(\S+)/,
    /^\s*image: (?:&\w+ )?([^*\s]\S*)/,
    /docker pull (?:--quiet )?(\S+)/g,
    /PostgreSqlContainer\('([^']+)'\)/,
    /^const \w+ = '([\w./-]+:[\w.-]+)';$/,
  ];
  return patterns.flatMap((pattern) =>
    pattern.global
      ? [...line.matchAll(pattern)].map(([, image]) => image)
      : (pattern.exec(line)?.slice(1) ?? []),
  );
}

function isExact(name) {
  if (OURS.test(name) || STAGE.test(name)) return true;
  const image = /^\$\{\w+:-(.+)\}$/.exec(name)?.[1] ?? name;
  return (/^(postgres|debian):/.test(image) ? TWO_NUMBERS : THREE_NUMBERS).test(image);
}

const PLANTED = [
  ['.nvmrc', '24'],
  ['backend/Dockerfile', 'FROM node:24-slim AS build'],
  ['backend/Dockerfile', 'FROM nginx AS site'],
  ['backend/Dockerfile', 'ARG NGINX_IMAGE=nginx:stable'],
  ['docker-compose.yml', '    image: postgres:17'],
  ['docker-compose.yml', '    image: ${POSTGRES_IMAGE:-postgres:17}'],
  ['docker-compose.yml', '    image: &objects versity/versitygw:latest'],
  ['docker-compose.yml', '    image: axllent/mailpit:v1.21'],
  ['.github/workflows/nightly.yml', '            image: debian:12'],
  ['.github/workflows/ci.yml', '      - uses: actions/checkout@v5'],
  ['.github/workflows/ci.yml', '      - uses: actions/checkout@v5.0.0'],
  ['.github/workflows/ci.yml', '      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8'],
  ['.github/workflows/ci.yml', '    runs-on: ubuntu-latest'],
  [
    '.github/workflows/ci.yml',
    '      - run: docker pull --quiet postgres:17 && docker pull --quiet node:24.1.2',
  ],
  ['backend/test/support/services/containers.ts', "const MAILPIT = 'axllent/mailpit:v1.21';"],
];
