import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { routes } from '../shared/config/paths';
import { pages } from './page-budgets';

/** What the build knows of a module. */
export interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
  /** Modules that load this one later, with `import()`. */
  dynamicImporters: readonly string[];
  importedIds: readonly string[];
}

export type ModuleLookup = (id: string) => ModuleInfo | null;

interface Screens {
  /** The screen whose file a module is, or undefined for any other module. */
  screenOf: (id: string) => string | undefined;
  isAdmins: (screen: string) => boolean;
}

/**
 * The scripts that several screens share, in an order in which everything that a script imports is
 * in an earlier one. See docs/adr/0036-eight-scripts-per-screen.md.
 */
const SHARED = [
  'shared',
  'dates',
  'fields',
  'payments',
  'admin',
  'forms',
  'sheets',
  'dialogs',
  'admin-dialogs',
] as const;

/** Packages that are large and that some screens do without. */
const DATES = /\/node_modules\/date-fns\//;
const FORMS = /\/node_modules\/react-hook-form\//;
const FIELDS = /\/@mui\/material\/(\w*Input\w*|\w*Select|Form\w+|TextField|TextareaAutosize)\//;

const CHARTS = /\/node_modules\/@mui\/x-charts\//;

const DIALOGS = /\/(@mui\/(material|utils)|react-transition-group|shared\/ui\/(dialog|form))\//;
const PAYMENTS = /\/src\/features\/(payments|shared-payment)\//;

/** Stands for the entry among the screens. */
const ANYWHERE = 'anywhere';

/** What the layout of the admin screens alone needs travels with what these screens share. */
const ADMIN_LAYOUT: (typeof SHARED)[number] = 'admin';

/** Decides for each module of the build in which script it travels. */
export function scriptGroups(): Rolldown.CodeSplittingGroup[] {
  const nameOf = scriptNames(screensOfTheSite());
  const group = (accepts: (script: string) => boolean): Rolldown.CodeSplittingGroup => ({
    name: (id, build) => {
      const script = nameOf(id, (each) => build.getModuleInfo(each));
      return script !== null && accepts(script) ? script : null;
    },
  });
  return [
    { name: 'app', tags: ['$initial'] },
    ...SHARED.map((shared) => group((script) => script === shared)),
    group((script) => !SHARED.some((shared) => shared === script)),
  ];
}

/**
 * Returns a function that names the script of a module: one of the shared ones, the screen that
 * alone needs it, or null for a part of its own that is loaded later.
 */
export function scriptNames({ screenOf, isAdmins }: Screens) {
  const roots = new Map<string, Set<string>>();
  const places = new Map<string, Set<string>>();

  /** The modules that are loaded on their own and bring this one along. */
  const rootsOf = (id: string, lookUp: ModuleLookup) =>
    cached(roots, id, () => {
      const above = reachable(id, (each) => lookUp(each)?.importers ?? []);
      return new Set([...above].filter((each) => isRoot(lookUp(each))));
    });

  /** The screens on which a root is loaded, at once or later. */
  const screensOf = (root: string, lookUp: ModuleLookup): Set<string> =>
    cached(places, root, () => {
      const screen = screenOf(root);
      if (screen !== undefined) return new Set([screen]);
      if (lookUp(root)?.isEntry) return new Set([ANYWHERE]);
      places.set(root, new Set()); // ends circles of parts that load each other
      const loaders = lookUp(root)?.dynamicImporters ?? [];
      const above = loaders.flatMap((loader) => [...rootsOf(loader, lookUp)]);
      return new Set(above.flatMap((each) => [...screensOf(each, lookUp)]));
    });

  return (id: string, lookUp: ModuleLookup): string | null => {
    const from = [...rootsOf(id, lookUp)];
    const atOnce = from.map(screenOf).filter((screen) => screen !== undefined);
    const on = [...new Set(from.flatMap((root) => [...screensOf(root, lookUp)]))];
    const [only = ANYWHERE] = on;
    if (on.length === 1 && atOnce.length === 1) return only;
    if (from.length < 2) return null;
    const needs = (wanted: RegExp) => importsPackage(id, wanted, lookUp);
    const forAdmins = on.every(isAdmins);
    if (atOnce.length > 0) return nameAtOnce(id, needs, forAdmins, on.some(isAdmins));
    const isEverywhere = (root: string) => !lookUp(root)?.isEntry && screensOf(root, lookUp).has(ANYWHERE);
    const isChart = (root: string) => importsPackage(root, CHARTS, lookUp);
    if (from.some(isEverywhere) || from.some(isChart)) return 'sheets';
    if (!DIALOGS.test(id)) return null;
    return forAdmins ? 'admin-dialogs' : 'dialogs';
  };
}

/** Returns the script of a module that several screens need at once. */
function nameAtOnce(
  id: string,
  needs: (wanted: RegExp) => boolean,
  forAdmins: boolean,
  alsoForAdmins: boolean,
): (typeof SHARED)[number] {
  if (needs(FORMS)) return 'forms';
  if (DATES.test(id)) return 'dates';
  if (forAdmins) return 'admin';
  if (needs(FIELDS)) return 'fields';
  if (PAYMENTS.test(id) && !alsoForAdmins) return 'payments';
  return needs(DATES) ? 'dates' : 'shared';
}

function screensOfTheSite(): Screens {
  const screens = Object.entries(pages).flatMap(([name, { file, with: layouts = [] }]) => {
    const isAdmins = routes[name as keyof typeof routes].startsWith(routes.admin);
    return [
      { file, screen: basename(file, '.tsx'), isAdmins },
      ...layouts.map((layout) => ({ file: layout, screen: ADMIN_LAYOUT, isAdmins })),
    ];
  });
  return {
    screenOf: (id) => screens.find(({ file }) => id.endsWith(`/${file}`))?.screen,
    isAdmins: (wanted) => screens.some(({ screen, isAdmins }) => screen === wanted && isAdmins),
  };
}

const isRoot = (info: ModuleInfo | null) =>
  info !== null && (info.isEntry || info.dynamicImporters.length > 0);

/** Returns true for the package and for every module of ours that imports it, also indirectly. */
function importsPackage(id: string, wanted: RegExp, lookUp: ModuleLookup): boolean {
  const isOurs = (each: string) => !each.includes('/node_modules/');
  const below = reachable(id, (each) => (isOurs(each) ? (lookUp(each)?.importedIds ?? []) : []));
  return [...below].some((each) => wanted.test(each));
}

function reachable(from: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}

function cached<T>(store: Map<string, T>, key: string, compute: () => T): T {
  const value = store.get(key) ?? compute();
  store.set(key, value);
  return value;
}
