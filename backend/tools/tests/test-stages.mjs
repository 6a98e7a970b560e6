import { availableParallelism } from 'node:os';
import { asvs } from '../checks/asvs.mjs';
import { browserTests } from './browser-tests.mjs';
import { buildReports } from './build-reports.mjs';
import { buildWhatIsStale } from '../launch/build.mjs';
import { changedTests } from './changed.mjs';
import { commands } from '../checks/commands.mjs';
import { contractCheck } from '../checks/contract-check.mjs';
import { contractLint } from '../checks/contract-lint.mjs';
import { controlsOfMerge } from '../controls/controls.mjs';
import { decisions } from '../checks/decisions.mjs';
import { docNames } from '../checks/doc-names.mjs';
import { docPaths } from '../checks/doc-paths.mjs';
import { guards } from '../checks/guards.mjs';
import { licences } from '../checks/licences.mjs';
import { plantedLint } from '../checks/lint/planted-lint.mjs';
import { plantedTypes } from '../checks/lint/planted-types.mjs';
import { laneCheck } from '../checks/lane-check.mjs';
import { BACKEND_PROJECTS, LANES } from './lanes.mjs';
import { moduleSizes } from '../checks/module-sizes.mjs';
import { nginxTests } from './nginx-tests.mjs';
import { nightParts } from '../checks/night-parts.mjs';
import { pinnedVersions } from '../checks/pinned-versions.mjs';
import { CRUISED, plantedViolations } from '../checks/planted-violations.mjs';
import { inRoot } from '../launch/processes.mjs';
import { siblingFolders } from '../checks/sibling-folders.mjs';
import { specificationCoverage } from '../checks/specification-coverage.mjs';
import { sqlOwnership } from '../checks/sql/sql-ownership.mjs';
import { check, jest, runProgram } from './test-runners.mjs';

/** One worker more than there are cores, because many tests wait for a timer or a process. */
const BUSY = `--maxWorkers=${availableParallelism() + 1}`;

export const LAYERS = ['static', 'unit', 'integration', 'browser', 'nginx', 'calls', 'controls', 'bench'];

/**
 * Returns the stages of a lane. The build comes first, because some tests need it; the static
 * stages fill the time in which tests wait.
 * @param {import('./lanes.mjs').Lane} lane
 */
export const stagesOfLane = (lane) => allStages([lane], []).filter((stage) => stage.lane === lane);

/**
 * Returns the stages of one layer, with the tests of both lanes.
 * @param {string} layer one of `LAYERS`
 * @param {string[]} rest arguments for the runner of that layer
 */
export const stagesOfLayer = (layer, rest) => allStages(LANES, rest).filter((stage) => stage.layer === layer);

/** Returns the stages of `npm test changed`. */
export async function stagesOfChanges() {
  const { unit, screens, integration, journeys } = await changedTests();
  const related = (files) => ['--passWithNoTests', BUSY, '--findRelatedTests', ...files];
  return [
    [unit, 'unit, backend', () => jest('backend', ['--selectProjects=unit', ...related(unit)])],
    [screens, 'unit, frontend', () => jest('frontend', related(screens))],
    [integration, 'integration', () => jest('backend', [...onPostgres(LANES), ...related(integration)])],
    [journeys, 'browser', () => browserTests(LANES, journeys)],
  ]
    .filter(([files]) => files.length > 0)
    .map(([, name, run]) => ({ name, needs: 'every core', run }));
}

/** A stage that belongs to both lanes runs the tests of the given ones. */
function allStages(lanes, rest) {
  const lane = lanes.at(0);
  return [
    ...staticStages().map((stage) => ({ lane: 'every run', ...stage, layer: 'static', needs: 'spare time' })),
    { lane: 'every run', layer: 'browser', name: 'build of the site, its budgets', run: buildOfTheSite },
    { lane: 'every run', layer: 'unit', name: 'unit, backend', run: () => unit(rest) },
    {
      lane,
      layer: 'integration',
      name: 'integration',
      needs: 'every core',
      run: () => integration(lanes, rest),
    },
    {
      lane: 'every run',
      layer: 'unit',
      name: 'unit, frontend',
      needs: 'every core',
      run: () => screens(rest),
    },
    { lane, layer: 'browser', name: 'browser', needs: 'quiet', run: () => browserTests(lanes, rest) },
    ...mergeStages(rest).map((stage) => ({ ...stage, lane: 'merge' })),
  ];
}

function staticStages() {
  const depcruise = ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.cjs'];
  return [
    { name: 'lint', run: () => check('eslint/bin/eslint.js', '.', '--max-warnings=0') },
    { name: 'lint with types', run: () => check('oxlint/bin/oxlint', '--deny-warnings') },
    { lane: 'merge', name: 'lint rules, planted violations', run: plantedLint },
    { lane: 'merge', name: 'lint with types, planted violations', run: plantedTypes },
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
    { lane: 'merge', name: 'dependency rules, planted violations', run: plantedViolations },
    { name: 'folders that import each other', run: siblingFolders },
    { name: 'sizes of modules', run: moduleSizes },
    { name: 'owners of tables in SQL', run: sqlOwnership },
    { name: 'contract', run: contractCheck },
    { name: 'a lane for every test', run: laneCheck },
    { name: 'guards that the controls take away', run: guards },
    { name: 'parts of the night', run: nightParts },
    { name: 'a run for every command', run: () => commands(allStages(LANES, []).map(({ name }) => name)) },
    { name: 'paths in documents', run: docPaths },
    { name: 'names in documents', run: docNames },
    { name: 'heads of decisions', run: decisions },
    { name: 'specification coverage', run: specificationCoverage },
    { name: 'security requirements (ASVS)', run: asvs },
    { name: 'exact versions of images and actions', run: pinnedVersions },
    { name: 'licences of packages', run: licences },
    { lane: 'merge', name: 'contract, linted', run: contractLint },
  ];
}

const unit = (rest) => jest('backend', ['--selectProjects=unit', '--maxWorkers=1', ...rest]);

const integration = (lanes, rest) => jest('backend', [...onPostgres(lanes), BUSY, ...rest]);

const onPostgres = (lanes) => ['--selectProjects', ...lanes.map((lane) => BACKEND_PROJECTS[lane].at(0))];

const screens = (rest) => jest('frontend', [BUSY, ...rest]);

/** Returns the stages that need a program that not every machine has, or repeat other tests. */
function mergeStages(rest) {
  const checked = () =>
    jest('backend', ['--selectProjects=integration', BUSY, ...CHECKED, ...rest], {
      CHECK_CONTRACT: 'yes',
    });
  return [
    { layer: 'nginx', name: 'the shipped configuration in nginx', run: () => nginxTests(rest) },
    { layer: 'calls', name: 'calls that the contract describes', needs: 'every core', run: checked },
    {
      layer: 'controls',
      name: 'controls of the most important guards',
      needs: 'every core',
      run: () => controlsOfMerge(rest),
    },
    { layer: 'bench', name: 'benchmark, quick', needs: 'quiet', run: quickBench },
  ];
}

/** Fails if a request gets an unexpected status or a figure is missing, and judges no speed. */
const quickBench = () => runProgram('backend/tools/launch/launch.cjs', 'bench', '--quick');

/** Tests that make most of the calls. `CHECK_CONTRACT=yes` checks any others in the same way. */
const CHECKED = ['test/access/matrix', 'test/http/generated-requests'];

/** The build belongs to the browser tests. This stage, not the build, fails for a broken budget. */
async function buildOfTheSite() {
  await buildWhatIsStale(['frontend', 'development page']);
  return buildReports(inRoot('frontend', 'dist'));
}
