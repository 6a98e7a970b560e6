import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, installed } from '../../launch/processes.mjs';

/** Code that a rule of `.oxlintrc.json` must refuse because of a type, by the name of the rule. */
const PLANTED = {
  'no-floating-promises': `async function work(): Promise<void> {}\nexport const a = () => {\n  work();\n};`,
  'no-misused-promises': `export const a = (work: () => Promise<boolean>) => (work() ? 1 : 2);`,
  'no-unsafe-return': `export const a = (text: string): string => JSON.parse(text);`,
  'no-unnecessary-type-assertion': `export const a = (text: string) => text as string;`,
  'switch-exhaustiveness-check': `export const a = (b: 'x' | 'y') => {\n  switch (b) {\n    case 'x':\n      return;\n  }\n};`,
};
const OXLINT = ['oxlint', 'bin', 'oxlint'];
const STRICT = { compilerOptions: { strict: true, target: 'es2024', types: [] }, include: ['*.ts'] };

/** Sees rules that need types fail where they should, and only there. */
export async function plantedTypes() {
  const folder = mkdtempSync(join(tmpdir(), 'saque-planted-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT));
    for (const [rule, text] of Object.entries(PLANTED)) writeFileSync(join(folder, `${rule}.ts`), text);
    return verdictOn(await capture(process.execPath, [installed(...OXLINT), '--format=unix', folder]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verdictOn({ output }) {
  const found = [...output.matchAll(/([\w-]+)\.ts:\d+.*\/typescript\(([\w-]+)\)/g)];
  const caught = found.filter(([, file, rule]) => file === rule).map(([, file]) => file);
  const missed = Object.keys(PLANTED).filter((rule) => !caught.includes(rule));
  const others = found.filter(([, file, rule]) => file !== rule).map(([line]) => line);
  const complaints = [...missed.map((rule) => `nothing was found against ${rule}`), ...others];
  return { passed: caught.length, failed: complaints.length, output: complaints.join('\n') };
}
