import { commentLineLength, plainComments } from './comment-rules.mjs';
import { fewDependencies } from './dependencies-rule.mjs';
import { noDeviceClock } from './device-clock-rule.mjs';
import { noNumberInput } from './number-input-rule.mjs';
import { noSpreadLiteral } from './spread-literal-rule.mjs';
import { testTitle } from './test-title-rule.mjs';

/** The rules of this house that no published plugin has, as an ESLint plugin. */
export const houseRules = {
  rules: {
    'comment-line-length': commentLineLength,
    'plain-comments': plainComments,
    'few-dependencies': fewDependencies,
    'no-spread-literal': noSpreadLiteral,
    'no-number-input': noNumberInput,
    'no-device-clock': noDeviceClock,
    'test-title': testTitle,
  },
};

const TEST_FILES = ['**/*.{test,spec}.{ts,tsx}'];

/** Returns the configuration of these rules, and of the limits for functions and test files. */
export function houseRuleConfigs() {
  return [
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      plugins: { saque: houseRules },
      rules: {
        'saque/comment-line-length': 'error',
        'saque/plain-comments': 'error',
        'saque/few-dependencies': 'error',
        'saque/no-spread-literal': 'error',
        'saque/no-number-input': 'error',
        'saque/test-title': 'error',
      },
    },
    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      ignores: [...TEST_FILES, 'frontend/src/testing/**', 'frontend/src/shared/time/server-time.ts'],
      rules: { 'saque/no-device-clock': 'error' },
    },
    {
      files: ['**/*.{ts,tsx,js,mjs,cjs}'],
      ignores: TEST_FILES,
      rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
    },
    { files: TEST_FILES, rules: { 'max-lines': ['error', 300] } },
  ];
}
