import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, inRoot, installed, TYPESCRIPT } from '../launch/processes.mjs';

/**
 * Static stage: the committed OpenAPI document matches the controllers, and the typed client
 * matches the document.
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
    const schema = inRoot('frontend', 'src', 'shared', 'api', 'schema.d.ts');
    const client = [installed('openapi-typescript', 'bin', 'cli.js'), committed, '-o', schema, '--check'];
    const { code, output } = await capture(process.execPath, client, {});
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
