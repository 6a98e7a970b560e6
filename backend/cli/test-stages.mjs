import { existsSync, globSync } from 'node:fs';
import { capture, inRoot, installed, root } from './processes.mjs';
import { browserTests } from './browser-tests.mjs';
import { plantedViolations } from './planted-violations.mjs';
import { runJest } from './test-runners.mjs';

export const LAYERS = ['static', 'unit', 'integration', 'browser'];

/**
 * The stages of one layer, or of all. Slow ones come first among those that run side by side.
 * @param {string | undefined} layer
 * @param {string[]} rest arguments for the runner of that layer
 */
export function stagesOf(layer, rest, { build }) {
  const stages = [
    { layer: 'static', name: 'types', run: () => check('typescript/bin/tsc', '-b') },
    { layer: 'static', name: 'lint', run: () => check('eslint/bin/eslint.js', '.', '--max-warnings=0') },
    {
      layer: 'static',
      name: 'format',
      run: () => check('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    },
    { layer: 'static', name: 'dependency rules', run: dependencyRules },
    { layer: 'static', name: 'dependency rules catch what they forbid', run: plantedViolations },
    {
      layer: 'unit',
      name: 'unit, frontend',
      tests: 'frontend/src/**/*.test.{ts,tsx}',
      run: () => runJest('frontend', rest),
    },
    {
      layer: 'unit',
      name: 'unit, backend',
      tests: 'backend/src/**/*.test.ts',
      run: () => runJest('backend', ['--selectProjects', 'unit', ...rest]),
    },
    {
      layer: 'integration',
      name: 'integration',
      alone: true,
      tests: 'backend/test/**/*.test.ts',
      run: () => runJest('backend', ['--selectProjects', 'integration', ...rest]),
    },
    {
      layer: 'browser',
      name: 'browser',
      alone: true,
      tests: 'frontend/e2e/**/*.spec.ts',
      run: () => browserTests(rest, build),
    },
  ];
  return stages.filter((stage) => layer === undefined || stage.layer === layer).filter(hasTests);
}
