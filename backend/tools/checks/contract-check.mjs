import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, inRoot, TYPESCRIPT } from '../launch/processes.mjs';

/**
 * Static stage: the committed OpenAPI document matches the controllers. The types of the client are
 * generated from it (`contract-types.mjs`).
 */
export async function contractCheck() {
  const folder = mkdtempSync(join(tmpdir(), 'saque-contract-'));
  try {
    const generated = join(folder, 'openapi.json');
    const steps = [
      [TYPESCRIPT, '-b', inRoot('backend')],
      [inRoot('backend', 'dist', 'src', 'commands', 'openapi.js'), generated],
    ];
    for (const step of steps) {
      const { code, output } = await capture(process.execPath, step, {});
      if (code !== 0) return { passed: 0, failed: 1, output };
    }
    const committed = inRoot('frontend', 'openapi', 'openapi.json');
    if (readFileSync(generated, 'utf8') !== readFileSync(committed, 'utf8'))
      return { passed: 0, failed: 1, output: 'frontend/openapi/openapi.json is stale: npm run contract' };
    return { passed: 1, failed: 0, output: '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
