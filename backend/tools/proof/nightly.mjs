import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { installWhatIsMissing } from '../launch/install.mjs';
import { inRoot, root } from '../launch/processes.mjs';
import { CommandError } from '../launch/say.mjs';
import { runNight } from './night.mjs';
import { commitOfTree, writeResult } from './write-result.mjs';

const INTERRUPTED = 130;

const OPTIONS = { hours: { type: 'string' }, again: { type: 'boolean', default: false } };

/**
 * `npm run test:nightly -- [PART…] [--hours H] [--again]`: runs all parts of the night or those
 * that are named, and writes their results to `docs/proof`. The folder `.nightly` keeps what has
 * ended for the commit.
 */
export async function run(args) {
  await installWhatIsMissing();
  const { NIGHT_HOURS, PARTS } = await import('./parts.mjs');
  const { parts, hours, again } = readOptions(args, PARTS, NIGHT_HOURS);
  const commit = commitOfTree();
  const isChanged = commit.endsWith('+');
  const folder = inRoot('.nightly', isChanged ? 'changed' : lastCommitOfCode());
  if (isChanged) {
    console.log('▸ Files differ from the commit, so every part begins anew.');
    rmSync(folder, { recursive: true, force: true });
  }
  const { outcomes, isInterrupted } = await runNight(parts, {
    folder,
    hours,
    share: hours / NIGHT_HOURS,
    again,
    figuresOf: (part, ended) => figuresOf(part, ended, commit),
  });
  if (outcomes.length > 0) console.log(`\n${tableOf(outcomes)}`);
  if (isInterrupted) console.log('\nInterrupted: the same command continues.');
  if (isInterrupted) return INTERRUPTED;
  return outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
}

function readOptions(args, all, usualHours) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const hours = Number(values.hours ?? usualHours);
  const unknown = positionals.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0 || !(hours > 0 && hours <= 24))
    throw new CommandError(
      `Use npm run test:nightly -- [PART…] [--hours H] [--again] with the parts ${all.map(({ name }) => name).join(', ')}.`,
    );
  const parts = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
  return { parts, hours, again: values.again };
}

/** A commit of results alone does not repeat the night. */
const lastCommitOfCode = () =>
  execFileSync('git', ['log', '-1', '--format=%h', '--', '.', ':!docs/proof'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/**
 * Returns the figures of a part. A program has written its result; the figures of a test become one
 * here, unless it failed without counting a failure.
 */
function figuresOf({ name, run, file }, { result, seconds, figures }, commit) {
  if (!run) return figures;
  if (figures.length === 0) return file.endsWith('.test.ts') ? [] : writtenFigures(run, seconds);
  if (result !== 'passed' && figures.every(({ failures }) => failures === 0)) return [];
  writeResult({ run, command: `npm run test:nightly -- ${name}`, commit, seconds, figures });
  return figures;
}

/** Returns the figures of a result if it was written in the last so many seconds. */
function writtenFigures(run, seconds) {
  const { finishedAt, figures } = JSON.parse(readFileSync(inRoot('docs', 'proof', `${run}.json`), 'utf8'));
  return Date.now() - Date.parse(finishedAt) <= seconds * 1000 ? figures : [];
}

function tableOf(outcomes) {
  const rows = outcomes.map(({ name, result, seconds, figures, log }) => [
    name,
    result,
    seconds.toFixed(0),
    figures.map(figureOf).join(', ') || '–',
    relative(root, log),
  ]);
  const all = [['part', 'result', 'seconds', 'figures', 'log'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const figureOf = ({ promise, kind, count, failures }) =>
  `${promise}: ${count} ${kind}${failures > 0 ? `, ${failures} FAILED` : ''}`;
