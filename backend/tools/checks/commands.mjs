import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../launch/processes.mjs';
import { PARTS } from '../proof/parts.mjs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'];
const NAMED = /\bnpm (?:run )?(start|test|[a-z]+(?::[a-z]+)*)\b/g;
/** Words behind `npm` that are no script of ours. */
const OF_NPM = ['install', 'ci', 'run'];

/**
 * Who runs each script of the `package.json` files: stages of a lane, a test of a lane that names
 * the script or its program, a part of the night, or a workflow. A script that nothing runs needs
 * a reason.
 */
const COMMANDS = {
  start: { test: 'backend/test/tools/launcher.merge.test.ts' },
  dev: { because: 'it serves until it is stopped, and the journeys run on the same server' },
  test: { workflow: 'ci.yml' },
  'test:unit': { stages: ['unit, backend', 'unit, frontend'] },
  'test:integration': { stages: ['integration'] },
  'test:browser': { stages: ['browser'] },
  'test:merge': { workflow: 'ci.yml' },
  'test:nightly': { workflow: 'nightly.yml' },
  'test:controls': { night: 'controls' },
  'test:simulate': { night: 'simulation' },
  'test:mutants': { night: 'mutants' },
  'test:soak': { night: 'soak' },
  'test:compose': { workflow: 'ci.yml' },
  'test:stack': { because: 'it needs several machines with Docker Swarm' },
  bench: { stages: ['benchmark, quick'] },
  lighthouse: { workflow: 'ci.yml' },
  env: { test: 'backend/test/tools/make-env.test.ts' },
  'admin:create': { test: 'backend/test/tools/admin-create.merge.test.ts' },
  'ledger:check': { test: 'backend/test/tools/ledger-check.merge.test.ts' },
  contract: { stages: ['contract'] },
  schema: { because: 'it writes a file; schema-file.test.ts fails if it would change the file' },
  'contract:types': { because: 'npm test and npm run dev begin with the same function' },
  letters: { test: 'backend/src/modules/notifications/adapters/mail/mjml-letter-design.test.ts' },
  format: { because: 'it changes files; the stage "format" fails if it would' },
  lint: { stages: ['lint', 'lint with types'] },
  unused: { stages: ['unused code and packages'] },
  types: { stages: ['types'] },
  deps: { stages: ['dependency rules'] },
  build: { stages: ['build of the site, its budgets'] },
};

/**
 * Static stage: every script of a `package.json` and every command of the README is run by a lane
 * or named with a reason. The planted rows show that the check refuses what it should.
 * @param {string[]} stages the names of all stages of both lanes
 */
export async function commands(stages) {
  const flaws = [...flawsOf(COMMANDS, stages), ...plantsThatPassed(stages)];
  return {
    passed: Math.max(0, Object.keys(COMMANDS).length + PLANTED.length - flaws.length),
    failed: flaws.length,
    output: flaws.join('\n'),
  };
}

/** Returns one sentence for each script without a run, and for each row that is not true. */
function flawsOf(rows, stages) {
  const scripts = scriptsOf(['.', 'backend', 'frontend']);
  const named = DOCUMENTS.flatMap((document) => commandsIn(read(document)));
  return [
    ...[...scripts.keys()]
      .filter((name) => !rows[name])
      .map((name) => `nothing says what runs npm run ${name}`),
    ...named.filter((name) => !scripts.has(name)).map((name) => `a document names npm run ${name}`),
    ...Object.entries(rows).flatMap(([name, row]) =>
      scripts.has(name) ? flawOf(name, scripts.get(name), row, stages) : [`there is no script ${name}`],
    ),
  ];
}

function flawOf(name, script, row, stages) {
  const isTrue = {
    stages: (names) => names.every((stage) => stages.includes(stage)),
    test: (file) => existsSync(inRoot(file)) && mentions(read(file), name, script),
    workflow: (file) =>
      read(`.github/workflows/${file}`).includes(name === 'test' ? 'npm test' : `npm run ${name}`),
    night: (part) => PARTS.some((each) => each.name === part),
    because: (reason) => reason.length > 0,
  };
  const [[how, value]] = Object.entries(row);
  return isTrue[how](value) ? [] : [`npm run ${name} is not run by ${how} ${value}`];
}

/** Returns true if a test names the script or the program that it starts. */
function mentions(text, name, script) {
  const program = script
    .split(/[ /]/)
    .findLast((word) => word.endsWith('.mjs'))
    ?.replace(/\.mjs$/, '');
  return (
    text.includes(`npm ${name}`) || text.includes(`npm run ${name}`) || (program && text.includes(program))
  );
}

const read = (path) => readFileSync(inRoot(path), 'utf8');

const commandsIn = (text) =>
  [...text.matchAll(NAMED)].map(([, name]) => name).filter((name) => !OF_NPM.includes(name));

const scriptsOf = (folders) =>
  new Map(folders.flatMap((folder) => Object.entries(JSON.parse(read(`${folder}/package.json`)).scripts)));

/** Rows that the check must refuse. */
const PLANTED = [
  ['no-such-script', { because: 'it is old' }],
  ['bench', { stages: ['no such stage'] }],
  ['ledger:check', { test: 'backend/test/tools/make-env.test.ts' }],
  ['env', { workflow: 'nightly.yml' }],
  ['test:soak', { night: 'no-such-part' }],
  ['dev', { because: '' }],
  ['lint', undefined],
];

function plantsThatPassed(stages) {
  const before = flawsOf(COMMANDS, stages);
  return PLANTED.filter(([name, row]) => {
    const rows = { ...COMMANDS, [name]: row };
    if (!row) delete rows[name];
    return flawsOf(rows, stages).length === before.length;
  }).map(([name]) => `The check of the commands accepts a planted row about ${name}`);
}
