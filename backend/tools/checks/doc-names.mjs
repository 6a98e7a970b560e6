import { readFileSync } from 'node:fs';
import { inRoot } from '../launch/processes.mjs';
import { pathsBelow } from './doc-paths.mjs';
import { MODULE_ORDER } from './module-map.cjs';

const CODE_SPAN = /`([^`\n]+)`/g;
/** A participant or a box of a diagram: `participant U as PlaceBooking`, `box[PlaceBooking]`. */
const IN_DIAGRAM = /\bparticipant \w+ as (\w+)|\w\[(\w+)\]/g;
/** At least two words that begin with a capital: `PlaceBooking`. */
const CLASS = /(?<![\w./@-])[A-Z][a-z]+(?:[A-Z][a-z]+)+(?![\w-])/g;
const DECLARED = /\b(?:class|interface|type|enum|const|function)\s+([A-Z]\w+)/g;
const GLOSSARY = 'docs/glossary.md';
const MODULES = [...Object.keys(MODULE_ORDER), 'kernel'];

/** Names that documents take from elsewhere. */
const OF_OTHERS =
  'BrowserRouter DateCalendar InjectRepository PerformanceObserver SubPlan HttpOnly SameSite ' +
  'ConfigMap ApiCookieAuth GetObject PutObject DeleteObject ListBucket';

/**
 * Static stage: every class that a document names is declared in the code, and the glossary
 * explains every module and names no other. The planted lines show that the check refuses what it
 * should.
 */
export function docNames() {
  const names = declaredNames();
  const documents = pathsBelow('docs').filter((path) => path.endsWith('.md'));
  const violations = [
    ...documents.flatMap((path) => unknownClasses(path, read(path), names)),
    ...flawsOfGlossary(modulesIn(read(GLOSSARY)), MODULES),
  ];
  const accepted = plantsThatPassed(names);
  const failed = violations.length + accepted.length;
  return Promise.resolve({
    passed: Math.max(documents.length + PLANTED.length + 2 - failed, 0),
    failed,
    output: [...violations, ...accepted].join('\n'),
  });
}

/** Returns the names of all types of the product, of its tests and of the alerts. */
function declaredNames() {
  const sources = [...pathsBelow('backend'), ...pathsBelow('frontend')].filter((path) =>
    /\.(ts|tsx|mjs|cjs)$/.test(path),
  );
  const alerts = read('docs/monitoring/saque.rules.yml').matchAll(/alert: (\w+)/g);
  return new Set([
    ...OF_OTHERS.split(' '),
    ...[...alerts].map(([, name]) => name),
    ...sources.flatMap((path) => [...read(path).matchAll(DECLARED)].map(([, name]) => name)),
  ]);
}

/** Returns one sentence for each class that a document names and that the code does not have. */
function unknownClasses(document, text, names) {
  return text.split('\n').flatMap((line, index) => {
    const spans = [...line.matchAll(CODE_SPAN)].map(([, span]) => span);
    const boxes = [...line.matchAll(IN_DIAGRAM)].map(([, actor, box]) => actor ?? box);
    const named = [...spans, ...boxes].flatMap((part) => part.match(CLASS) ?? []);
    return named
      .filter((name) => !names.has(name))
      .map((name) => `${document}:${index + 1}: there is no ${name}`);
  });
}

/** Returns the modules that the glossary explains: the rows of its table of modules. */
function modulesIn(glossary) {
  const [, table = ''] = /\n## Modules\n([^]*?)(?=\n## |$)/.exec(glossary) ?? [];
  return [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
}

function flawsOfGlossary(explained, modules) {
  return [
    ...modules.filter((name) => !explained.includes(name)).map((name) => `${GLOSSARY} explains no ${name}`),
    ...explained.filter((name) => !modules.includes(name)).map((name) => `${GLOSSARY}: no module ${name}`),
  ];
}

const read = (path) => readFileSync(inRoot(path), 'utf8');

/** Lines that the check must refuse. */
const PLANTED = [
  '  participant C as NoSuchController',
  'the class `NoSuchFacade`',
  'the call `NoSuchFacade.pauseBookings`',
  '  box[NoSuchQueries] --> other',
];

function plantsThatPassed(names) {
  const lines = PLANTED.filter((line) => unknownClasses('docs/planted.md', line, names).length === 0);
  const lists = [MODULES.slice(1), [...MODULES, 'no-such-module']].filter(
    (explained) => flawsOfGlossary(explained, MODULES).length === 0,
  );
  return [...lines, ...lists.map((list) => list.join(', '))].map(
    (plant) => `The check of names in documents accepts a planted violation: ${plant}`,
  );
}
