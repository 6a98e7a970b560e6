// `npm run lighthouse -- [--runs 5] [--only "home,booking"] [--throttling simulate|devtools]`
// measures the built site with demo data on an emulated phone (docs/testing.md). The reports go to
// `lighthouse-report/`. The command fails if a page misses a goal (goals.mjs).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from '../launch/build.mjs';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot } from '../launch/processes.mjs';
import { CommandError, say } from '../launch/say.mjs';
import { GOALS, judge, medianRun, medians } from './goals.mjs';
import { table, verdict } from './report.mjs';

const REPORTS = inRoot('lighthouse-report');

/** `devtools` slows network and processor down, `simulate` computes what a slow phone would do. */
const THROTTLING = ['devtools', 'simulate'];

/** `npm run lighthouse`. @param {string[]} args */
export async function run(args) {
  const { runs, only, throttling } = optionsOf(args);
  await installWhatIsMissing();
  await buildWhatIsStale();
  const { ensureChromium } = await import('../test/chromium.mjs');
  const { startTestSite } = await import('../test/test-site.mjs');
  const { prepareVisits } = await import('./visits.mjs');
  const { measure } = await import('./measure.mjs');
  const chromium = await ensureChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const site = await startTestSite();
  try {
    const visits = (await prepareVisits(site)).filter(({ name }) => !only || only.includes(name));
    const pages = [];
    for (const visit of visits) {
      const measured = [];
      while (measured.length < runs) {
        measured.push(await measure(visit, { chromium, throttling }));
        say(`${visit.name}, run ${measured.length} of ${runs}`);
      }
      keep(visit.name, medianRun(measured));
      const figures = medians(measured.map((each) => each.figures));
      pages.push({ name: visit.name, figures, judged: judge(figures, GOALS[visit.name]) });
    }
    writeFileSync(join(REPORTS, 'summary.json'), JSON.stringify({ throttling, runs, pages }, null, 2));
    console.log(`\n${table(pages)}\n\n${verdict(pages)}`);
    return pages.some(({ judged }) => judged.some(({ verdict }) => verdict === 'broken')) ? 1 : 0;
  } finally {
    await site.stop();
  }
}

/** Keeps the report of one run, for people and for programs. */
function keep(name, { json, html }) {
  const file = join(REPORTS, name.replaceAll(' ', '-'));
  writeFileSync(`${file}.json`, json);
  writeFileSync(`${file}.html`, html);
}

function optionsOf(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      throttling: { type: 'string', default: 'simulate' },
    },
  });
  const runs = Number(values.runs);
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !(name in GOALS));
  if (unknown !== undefined)
    throw new CommandError(`There is no page "${unknown}", only: ${Object.keys(GOALS).join(', ')}`);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs is a number from 1 on.');
  if (!THROTTLING.includes(values.throttling))
    throw new CommandError(`--throttling is one of: ${THROTTLING.join(', ')}`);
  return { runs, only, throttling: values.throttling };
}
