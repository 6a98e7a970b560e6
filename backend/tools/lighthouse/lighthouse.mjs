// `npm run lighthouse` measures the built site with demo data, or a running installation, on an
// emulated phone (options: docs/testing.md). The reports go to `lighthouse-report/`. The command
// fails if a page misses a goal (goals.mjs).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot } from '../launch/processes.mjs';
import { CommandError, say } from '../launch/say.mjs';
import { GOALS, judge, medianRun, medians } from './goals.mjs';
import { remember } from './history.mjs';
import { table, verdict } from './report.mjs';

const REPORTS = inRoot('lighthouse-report');

/** `devtools` slows network and processor down, `simulate` computes what a slow phone would do. */
const THROTTLING = ['devtools', 'simulate'];

/** `npm run lighthouse`. @param {string[]} args */
export async function run(args) {
  const options = optionsOf(args);
  await installWhatIsMissing();
  if (!options.url) await buildWhatIsStale();
  const { ensureChromium } = await import('../tests/chromium.mjs');
  const { prepareVisits } = await import('./visits.mjs');
  const chromium = await ensureChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const site = await siteOf(options);
  try {
    const { visits, release } = await prepareVisits(site, options.names);
    const pages = await measureAll(visits, { ...options, chromium }).finally(release);
    report(pages, options);
    return pages.some(({ judged }) => judged.some(({ verdict }) => verdict === 'broken')) ? 1 : 0;
  } finally {
    await site.stop();
  }
}

/** Starts the built site, unless the command names one that runs. */
async function siteOf({ url, admin }) {
  if (url) return { url, admin, stop: () => Promise.resolve() };
  const { startTestSite } = await import('../tests/test-site.mjs');
  return startTestSite();
}

async function measureAll(visits, options) {
  const pages = [];
  for (const visit of visits) pages.push(await measurePage(visit, options));
  return pages;
}

/** Returns the medians of the runs of one page. */
async function measurePage(visit, { runs, throttling, chromium }) {
  const { measure } = await import('./measure.mjs');
  const { INTERACTIONS, tapThrough } = await import('./interactions.mjs');
  const measured = [];
  while (measured.length < runs) {
    const one = await measure(visit, { chromium, throttling });
    if (visit.name in INTERACTIONS) {
      one.taps = await tapThrough(visit, { chromium });
      one.figures.inp = Math.max(...Object.values(one.taps));
    }
    measured.push(one);
    const taps = Object.entries(one.taps ?? {}).map(([title, duration]) => `, ${title}: ${duration} ms`);
    say(`${visit.name}, run ${measured.length} of ${runs}${taps.join('')}`);
  }
  keep(visit.name, medianRun(measured));
  const figures = medians(measured.map((each) => each.figures));
  return { name: visit.name, figures, judged: judge(figures, GOALS[visit.name]) };
}

function report(pages, { throttling, runs, history }) {
  writeFileSync(join(REPORTS, 'summary.json'), JSON.stringify({ throttling, runs, pages }, null, 2));
  const { GITHUB_SHA: commit, GITHUB_STEP_SUMMARY: summary } = process.env;
  if (history) remember(history, pages, { commit, summary });
  console.log(`\n${table(pages)}\n\n${verdict(pages)}`);
}

/** Keeps the report of one run, for people and for programs. */
function keep(name, { json, html }) {
  const file = join(REPORTS, name.replaceAll(' ', '-'));
  writeFileSync(`${file}.json`, json);
  writeFileSync(`${file}.html`, html);
}

/** Reads the options. The admin of a running installation comes from the environment. */
export function optionsOf(args, environment = process.env) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      throttling: { type: 'string', default: 'simulate' },
      url: { type: 'string' },
      history: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  const names = values.only?.split(',') ?? Object.keys(GOALS);
  const unknown = names.find((name) => !(name in GOALS));
  if (unknown !== undefined)
    throw new CommandError(`There is no page "${unknown}", only: ${Object.keys(GOALS).join(', ')}`);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs is a number from 1 on.');
  if (!THROTTLING.includes(values.throttling))
    throw new CommandError(`--throttling is one of: ${THROTTLING.join(', ')}`);
  if (values.url !== undefined && !/^https?:$/.test(URL.parse(values.url)?.protocol ?? ''))
    throw new CommandError('--url is the address of a running installation: http://localhost:8080');
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = environment;
  if (values.url && names.includes('admin dashboard') && !(username && password))
    throw new CommandError(
      'The admin dashboard needs ADMIN_USERNAME and ADMIN_PASSWORD (or name pages with --only).',
    );
  return { ...values, runs, names, admin: { username, password } };
}
