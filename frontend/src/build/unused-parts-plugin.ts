import type { Plugin } from 'vite';
import { writeBuildReport } from './build-report';

interface Part {
  file: RegExp;
  /** Why no screen of ours can need it. */
  why: string;
  leaveOut: (code: string) => string;
}

const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;

/**
 * Parts of packages that no screen can need, but that the bundler cannot recognise as unused. All
 * of them would be in the entry. A part that a new version of its package no longer has ends the
 * build.
 */
const PARTS: readonly Part[] = [
  {
    file: /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
    why: 'the theme turns ripples off',
    leaveOut: () => 'export default () => null;',
  },
  {
    file: /\/@mui\/material\/styles\/enhanceHighContrast\.mjs$/,
    why: 'the theme does not call it, and it imports every kind of input',
    leaveOut: () => 'export default (theme) => theme;',
  },
  {
    file: /\/@mui\/material\/styles\/defaultTheme\.mjs$/,
    why: 'a second theme, computed at every start, for sites that bring none',
    leaveOut: () => 'export default {};',
  },
  {
    file: /\/@mui\/material\/colors\/(?!grey|common)\w+\.mjs$/,
    why: 'shades for themes that leave a colour out: ours names them all',
    leaveOut: () => "export default new Proxy({}, { get: () => '#000' });",
  },
  {
    file: /\/prop-types\/index\.js$/,
    why: 'checks for developers, which no package calls in production',
    leaveOut: () => 'const check = new Proxy(() => null, { get: () => check }); export default check;',
  },
  {
    file: /\/@mui\/material\/(Icon)?Button\/(Icon)?Button\.mjs$/,
    why: 'no button has the property `loading`: ours is SubmitButton',
    leaveOut: (code) =>
      code.replace(/^import CircularProgress from .*$/m, 'const CircularProgress = () => null;'),
  },
  {
    file: /\/@emotion\/is-prop-valid\/dist\/[\w.-]+\.js$/,
    why: 'a list of all attributes: what we style by its tag gets attributes, `as` and `sx` only',
    leaveOut: () => "export default (name) => !['as', 'sx', 'theme'].includes(name);",
  },
  {
    file: /\/@mui\/system\/cssVars\/createCssVarsProvider\.mjs$/,
    why: 'index.html has its own script that chooses the colour scheme',
    leaveOut: (code) =>
      code.replace(/const getInitColorSchemeScript = [^;]*;/, 'const getInitColorSchemeScript = null;'),
  },
  {
    file: /\/date-fns\/_lib\/defaultLocale\.js$/,
    why: 'every word of the site is Spanish',
    leaveOut: () => "export { es as defaultLocale } from '../locale/es.js';",
  },
  {
    file: /\/date-fns\/locale\/es\/_lib\/(match|formatDistance|formatRelative)\.js$/,
    why: 'no screen reads a date from words, or writes how long ago something was',
    leaveOut: () => 'export const match = {}, formatDistance = null, formatRelative = null;',
  },
  {
    file: ROUTER,
    why: 'only the framework mode of the router loads pages before their link is followed',
    leaveOut: (code) =>
      code.replace(/^function PrefetchPageLinks\([^]*?^}/m, 'function PrefetchPageLinks() { return null; }'),
  },
  {
    file: ROUTER,
    why: 'names for developer tools keep components that nobody imports',
    leaveOut: (code) => code.replace(/^\w+\.displayName = "\w+";$/gm, ''),
  },
  {
    file: ROUTER,
    why: 'contexts and components that nobody imports',
    leaveOut: (code) =>
      code.replace(/= (?=React\w*\.(createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
  },
  {
    file: ROUTER,
    why: 'warnings are for developers',
    leaveOut: (code) => code.replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false'),
  },
];

/** Leaves out of the scripts what no screen can need. */
export function unusedParts(): Plugin {
  const found = new Set<Part>();
  return {
    name: 'saque-unused-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      let left = code;
      for (const part of PARTS.filter(({ file }) => file.test(id))) {
        const without = part.leaveOut(left);
        if (without !== left) found.add(part);
        left = without;
      }
      return left === code ? null : { code: left, map: null };
    },
    writeBundle({ dir = 'dist' }) {
      const missing = PARTS.filter((part) => !found.has(part));
      const broken = missing.map(
        ({ file, why }) => `unused-parts-plugin.ts: no package has ${file.source} any more (${why})`,
      );
      writeBuildReport(dir, 'unused-parts', { broken });
    },
  };
}
