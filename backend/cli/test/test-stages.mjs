import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { asvs } from './asvs.mjs';
import { browserTests } from './browser-tests.mjs';
import { buildReports } from './build-reports.mjs';
import { buildWhatIsStale } from '../launch/build.mjs';
import { contractCheck } from './contract-check.mjs';
import { contractLint } from './contract-lint.mjs';
import { docPaths } from './doc-paths.mjs';
import { licences } from './licences.mjs';
import { plantedLint } from './lint/planted-lint.mjs';
import { plantedTypes } from './lint/planted-types.mjs';
import { nginxTests } from './nginx-tests.mjs';
import { pinnedVersions } from './pinned-versions.mjs';
import { CRUISED, plantedViolations } from './planted-violations.mjs';
import { inRoot } from '../launch/processes.mjs';
import { specificationCoverage } from './specification-coverage.mjs';
import { sqlOwnership } from './sql/sql-ownership.mjs';
import { check, jest } from './test-runners.mjs';

/** One worker more than there are cores, because many tests wait for a timer or a process. */
const BUSY = `--maxWorkers=${availableParallelism() + 1}`;

export const LAYERS = ['static', 'unit', 'integration', 'browser', 'merge'];

/**
 * Returns the stages of one layer, or of all layers without those that only a merge needs. The
 * build comes first, because some tests need it; the static stages fill the time in which tests
 * wait.
 * @param {string | undefined} layer
 * @param {string[]} rest arguments for the runner of that layer
 */
export function stagesOf(layer, rest) {
  return [
    ...staticStages().map((stage) => ({ ...stage, layer: 'static', needs: 'spare time' })),
    ...buildStages(),
    ...backendStages(rest),
    ...frontendStages(rest),
    ...browserStages(rest),
    ...mergeStages(rest),
  ].filter((stage) => (layer === undefined ? stage.layer !== 'merge' : stage.layer === layer));
}

function staticStages() {
  const depcruise = ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs'];
  return [
    { name: 'lint', run: () => check('eslint/bin/eslint.js', '.', '--max-warnings=0') },
    { name: 'lint with types', run: () => check('oxlint/bin/oxlint', '--deny-warnings') },
    { name: 'lint rules, planted violations', run: plantedLint },
    { name: 'lint with types, planted violations', run: plantedTypes },
    {
      name: 'unused code and packages',
      run: () => check('knip/bin/knip.js', '--no-progress'),
    },
    { name: 'types', run: () => check('typescript7/bin/tsc', '-b') },
    {
      name: 'format',
      run: () => check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    },
    {
      name: 'dependency rules',
      run: () => check(...depcruise, ...CRUISED),
    },
    { name: 'dependency rules, planted violations', run: plantedViolations },
    { name: 'owners of tables in SQL', run: sqlOwnership },
    { name: 'contract', run: contractCheck },
    { name: 'paths in documents', run: docPaths },
    { name: 'specification coverage', run: specificationCoverage },
    { name: 'security requirements (ASVS)', run: asvs },
    { name: 'exact versions of images and actions', run: pinnedVersions },
    { name: 'licences of packages', run: licences },
  ];
}

/** The integration tests wait most, so they come first: the static stages run beside them. */
function backendStages(rest) {
  const unit = () => jest('backend', ['--selectProjects=unit', '--maxWorkers=1', ...rest]);
  const integration = () => jest('backend', ['--selectProjects=integration', BUSY, ...rest]);
  return [
    ...(holds('backend/src', /\.test\.ts$/) ? [{ layer: 'unit', name: 'unit, backend', run: unit }] : []),
    ...(holds('backend/test', /\.test\.ts$/)
      ? [{ layer: 'integration', name: 'integration', needs: 'every core', run: integration }]
      : []),
  ];
}

function frontendStages(rest) {
  if (!holds('frontend/src', /\.test\.tsx?$/)) return [];
  const run = () => jest('frontend', [BUSY, ...rest]);
  return [{ layer: 'unit', name: 'unit, frontend', needs: 'every core', run }];
}

/** The build belongs to the browser tests. This stage, not the build, fails for a broken budget. */
function buildStages() {
  return hasBrowserTests()
    ? [{ layer: 'browser', name: 'build of the site, its budgets', run: buildOfTheSite }]
    : [];
}

function browserStages(rest) {
  return hasBrowserTests()
    ? [{ layer: 'browser', name: 'browser', needs: 'quiet', run: () => browserTests(rest) }]
    : [];
}

/** What needs a program that not every machine has, or does again what other tests have done. */
function mergeStages(rest) {
  const checked = () =>
    jest('backend', ['--selectProjects=integration', BUSY, ...CHECKED, ...rest], {
      CHECK_CONTRACT: 'yes',
      FUZZ_REQUESTS: '500',
    });
  return [
    { layer: 'merge', name: 'contract, linted', run: contractLint },
    { layer: 'merge', name: 'the shipped configuration in nginx', run: () => nginxTests(rest) },
    { layer: 'merge', name: 'calls that the contract describes', needs: 'every core', run: checked },
  ];
}

/** Tests that make most of the calls. `CHECK_CONTRACT=yes` checks any others in the same way. */
const CHECKED = ['test/access/matrix', 'test/http/generated-requests'];

const hasBrowserTests = () => holds('frontend/e2e', /\.spec\.ts$/);

async function buildOfTheSite() {
  await buildWhatIsStale(['frontend', 'development page']);
  return buildReports(inRoot('frontend', 'dist'));
}

function holds(folder, pattern) {
  return (
    existsSync(inRoot(folder)) &&
    readdirSync(inRoot(folder), { recursive: true }).some((name) => pattern.test(name))
  );
}
