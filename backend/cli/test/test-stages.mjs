import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { asvs } from './asvs.mjs';
import { browserTests } from './browser-tests.mjs';
import { buildWhatIsStale } from '../launch/build.mjs';
import { contractCheck } from './contract-check.mjs';
import { docPaths } from './doc-paths.mjs';
import { licences } from './licences.mjs';
import { plantedLint } from './lint/planted-lint.mjs';
import { pinnedVersions } from './pinned-versions.mjs';
import { CRUISED, plantedViolations } from './planted-violations.mjs';
import { inRoot } from '../launch/processes.mjs';
import { specificationCoverage } from './specification-coverage.mjs';
import { sqlOwnership } from './sql/sql-ownership.mjs';
import { check, jest } from './test-runners.mjs';

/** One worker more than there are cores, because many tests wait for a timer or a process. */
const BUSY = `--maxWorkers=${availableParallelism() + 1}`;

export const LAYERS = ['static', 'unit', 'integration', 'browser'];

/**
 * Returns the stages of one layer, or of all layers, with the long ones first.
 * @param {string | undefined} layer
 * @param {string[]} rest arguments for the runner of that layer
 */
export function stagesOf(layer, rest) {
  return [
    ...staticStages(),
    ...buildStages(),
    ...unitStages(rest),
    ...integrationStages(rest),
    ...browserStages(rest),
  ].filter((stage) => layer === undefined || stage.layer === layer);
}

function staticStages() {
  const depcruise = ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs'];
  return [
    { layer: 'static', name: 'lint', run: () => check('eslint/bin/eslint.js', '.', '--max-warnings=0') },
    { layer: 'static', name: 'lint rules, planted violations', run: plantedLint },
    {
      layer: 'static',
      name: 'unused code and packages',
      run: () => check('knip/bin/knip.js', '--no-progress'),
    },
    { layer: 'static', name: 'types', run: () => check('typescript7/bin/tsc', '-b') },
    {
      layer: 'static',
      name: 'format',
      run: () => check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    },
    {
      layer: 'static',
      name: 'dependency rules',
      run: () => check(...depcruise, ...CRUISED),
    },
    { layer: 'static', name: 'dependency rules, planted violations', run: plantedViolations },
    { layer: 'static', name: 'owners of tables in SQL', run: sqlOwnership },
    { layer: 'static', name: 'contract', run: contractCheck },
    { layer: 'static', name: 'paths in documents', run: docPaths },
    { layer: 'static', name: 'specification coverage', run: specificationCoverage },
    { layer: 'static', name: 'security requirements (ASVS)', run: asvs },
    { layer: 'static', name: 'exact versions of images and actions', run: pinnedVersions },
    { layer: 'static', name: 'licences of packages', run: licences },
  ];
}

function unitStages(rest) {
  const backend = () => jest('backend', ['--selectProjects=unit', '--maxWorkers=1', ...rest]);
  const frontend = () => jest('frontend', [BUSY, ...rest]);
  return [
    ...(holds('backend/src', /\.test\.ts$/) ? [{ layer: 'unit', name: 'unit, backend', run: backend }] : []),
    ...(holds('frontend/src', /\.test\.tsx?$/)
      ? [{ layer: 'unit', name: 'unit, frontend', alone: true, run: frontend }]
      : []),
  ];
}

function integrationStages(rest) {
  if (!holds('backend/test', /\.test\.ts$/)) return [];
  const args = ['--selectProjects=integration', BUSY, ...rest];
  return [{ layer: 'integration', name: 'integration', alone: true, run: () => jest('backend', args) }];
}

/** The build belongs to the browser tests. It runs while the static stages use the other core. */
function buildStages() {
  return hasBrowserTests() ? [{ layer: 'browser', name: 'build of the site', run: buildOfTheSite }] : [];
}

function browserStages(rest) {
  return hasBrowserTests()
    ? [{ layer: 'browser', name: 'browser', alone: true, run: () => browserTests(rest) }]
    : [];
}

const hasBrowserTests = () => holds('frontend/e2e', /\.spec\.ts$/);

async function buildOfTheSite() {
  await buildWhatIsStale(['frontend']);
  return { passed: 1, failed: 0, output: '' };
}

function holds(folder, pattern) {
  return (
    existsSync(inRoot(folder)) &&
    readdirSync(inRoot(folder), { recursive: true }).some((name) => pattern.test(name))
  );
}
