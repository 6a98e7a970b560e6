import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseRuleConfigs } from './backend/tools/checks/lint/house-rules.mjs';

const TESTS = ['**/*.test.{ts,tsx}', 'backend/test/**', 'frontend/e2e/**', 'frontend/src/testing/**'];
const CONFIGURATION = ['*.js', '*.cjs', '**/*.config.{js,mjs,cjs,ts}'];

/** Globals of Node that our plain JavaScript uses without an import. */
const NODE = [
  'process',
  'console',
  'fetch',
  'URL',
  'performance',
  'AbortSignal',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'module',
  'require',
];

const NO_SKIPPED_TESTS = [
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
    message: 'No test may be skipped.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for a condition, not for a time.',
  },
];
const CLOCK_ONLY = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The time comes from the Clock (kernel/domain/clock.ts).',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The time comes from the Clock (kernel/domain/clock.ts).',
  },
];
const NO_CAST_IDS = ['TSAsExpression', 'TSAsExpression > TSArrayType', 'TSAsExpression > TSUnionType'].map(
  (cast) => ({
    selector: `${cast} > TSTypeReference[typeName.name=/^(Admin|Booking|Court|Payment|Player|Venue)Id$/]`,
    message: 'An id gets its kind where it enters the program (docs/adr/0096).',
  }),
);
const TEXTS_ONLY = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts for people belong in texts.ts.' },
  {
    selector: ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
    message: 'Texts for people belong in texts.ts.',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|alt|label|title|placeholder|helperText)$/] > Literal[value=/\\p{L}/u]',
    message: 'Texts for people belong in texts.ts.',
  },
];
const NO_RAW_HTML = [
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], MemberExpression[property.name=/^(inner|outer)HTML$/]',
    message: 'Texts are rendered as text (docs/security.md).',
  },
];

const noDefaultExports = {
  'no-restricted-exports': [
    'error',
    {
      restrictDefaultExports: {
        direct: true,
        named: true,
        defaultFrom: true,
        namedFrom: true,
        namespaceFrom: true,
      },
    },
  ],
};

/** Every rule that needs no types. The others are in `.oxlintrc.json`, whose program is faster. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      '**/.cache/**',
      '.node/**',
      '.data/**',
      '.nightly/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'frontend/public/**',
      'frontend/src/shared/api/schema.d.ts',
      'backend/src/modules/notifications/adapters/mail/house-design.ts',
    ],
  },
  js.configs.recommended,
  {
    languageOptions: { globals: Object.fromEntries(NODE.map((name) => [name, 'readonly'])) },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      ...noDefaultExports,
    },
  },
  {
    // Nest reads the types of constructors at run time, so their imports are no type imports.
    files: ['backend/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
  },
  {
    files: ['backend/{src,stand-ins,demo}/**/*.ts'],
    ignores: [...TESTS, 'backend/src/config/config.ts', 'backend/stand-ins/embedded-postgres/pg-ctl.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config.ts reads settings.' },
      ],
    },
  },
  {
    files: ['backend/{src,stand-ins,demo}/**/*.ts'],
    ignores: [
      ...TESTS,
      'backend/src/kernel/adapters/system-clock.ts',
      'backend/stand-ins/stripe-sandbox/index.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...CLOCK_ONLY, ...NO_CAST_IDS] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [
      a11y.flatConfigs.recommended,
      hooks.configs.flat.recommended,
      query.configs['flat/recommended'],
    ],
    // A dialog focuses its safe button. Our components decide that, not bare elements.
    rules: { 'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
  {
    files: ['{backend,frontend}/src/**/*.{ts,tsx}', 'backend/{stand-ins,demo}/**/*.ts'],
    ignores: TESTS,
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['backend/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'date-fns',
              message:
                'Import date-fns/addDays and the like: Node reads the 200 kB of its package.json for each module of the index, a second and 300 MB at every start.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/shared/model/dates.ts', ...TESTS],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['date-fns', 'date-fns/*', '@date-fns/*'],
              message: 'Only shared/model/dates.ts parses and formats dates.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/{features,app}/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...TEXTS_ONLY, ...NO_RAW_HTML] },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...NO_SKIPPED_TESTS],
    },
  },
  ...houseRuleConfigs(),
  { files: CONFIGURATION, rules: { 'no-restricted-exports': 'off' } },
);
