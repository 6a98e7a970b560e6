import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { routes } from '../shared/config/paths';
import { pages } from './page-budgets';

/** The facts that the build knows of a module. */
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
  /** True for the screens inside the admins' layout. */
  isAtDesk: (screen: string) => boolean;
  /** True for screens that load further parts by themselves: they have no request to spare. */
  isFull: (screen: string) => boolean;
}

/**
 * The scripts that several screens share, in an order in which everything that a script imports is
 * in an earlier one. See docs/notes/eight-scripts-per-screen.md.
 */
const SHARED = ['shared', 'dates', 'fields', 'payments', 'cards', 'lists', 'selects', 'forms'] as const;

/** The scripts that only parts need that are loaded later. */
const LATER = ['paying', 'venue-parts', 'waiting-parts', 'sheets', 'dialogs', 'admin-dialogs'] as const;

/** Packages that are large and that some screens do without. */
const DATES = /\/node_modules\/date-fns\//;
const FORMS = /\/node_modules\/react-hook-form\//;
const FIELDS =
  /\/@mui\/material\/(?:(?:\w*Input\w*|\w*Select|Form\w+|Switch|TextField|TextareaAutosize)\/|internal\/SwitchBase)/;

const SELECTS = /\/@mui\/material\/useAutocomplete\//;

/** Forms need it when they open. The page of results needs it at once, and alone. */
const SCHEMAS = /\/node_modules\/zod\//;

/** A small part that most screens show, at once or later. */
const NOTICE = /\/src\/shared\/ui\/screen\/notice\.tsx$/;

/** The modules that the chart shares with the account sheet, with fields and with menus. */
const PORTAL = /\/@mui\/material\/Portal\//;
const SLOTS = /\/@mui\/utils\/useSlotProps\//;
const KEYS = /\/@mui\/utils\/(useRovingTabIndex|fastObjectShallowCompare)\//;
const DIALOGS = /\/(@mui\/(material|utils)|react-transition-group|shared\/ui\/(dialog|form))\//;
const PAYMENTS = /\/src\/features\/payments\/(?!card\/)/;
const CARDS = /\/src\/features\/(payments\/card|shared-payment|session\/contact)\//;

/** Parts that the screens with a payment load by themselves. Together they are one request. */
const PAYING =
  /\/src\/features\/(payments\/card\/(card-methods|confirming-payment)|session\/contact\/contact-fields|checkout\/.+\/(?:saved-contact|refund-terms))\.tsx$/;

/** Parts that one screen loads by itself when it is painted. Those of a screen are one request. */
const TOGETHER: [script: (typeof LATER)[number], parts: RegExp][] = [
  [
    'venue-parts',
    /\/src\/(features\/venues|shared\/ui\/open-games)\/(.+\/)?(board-waiting|venue-open-games|venue-terms|venue-face|near-reviews)\.tsx$/,
  ],
  ['waiting-parts', /\/src\/features\/my-bookings\/waiting\/(open-offers|my-waiting)\.tsx$/],
];

/** The end of the name of a script that a screen shares with later parts of other screens. */
const COMMON = '-common';

/** Stands for the entry among the screens. */
const ANYWHERE = 'anywhere';

/** The layout of the admin screens travels with what all of them need. */
const ADMIN_LAYOUT: (typeof SHARED)[number] = 'fields';

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
    group((script) => script.endsWith(COMMON)),
    group((script) => ![...SHARED, ...LATER].some((other) => other === script)),
    ...LATER.map((later) => group((script) => script === later)),
  ];
}

/**
 * Returns a function that names the script of a module: one of the shared ones, the screen that
 * alone needs it, or null for a part of its own that is loaded later.
 */
export function scriptNames(screens: Screens) {
  const { screenOf, isAdmins } = screens;
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
    // The modules that the entry really uses are in it already. The rest it only names in an index
    // of exports.
    const from = [...rootsOf(id, lookUp)].filter((root) => !lookUp(root)?.isEntry);
    const atOnce = from.map(screenOf).filter((screen) => screen !== undefined);
    const on = [...new Set(from.flatMap((root) => [...screensOf(root, lookUp)]))];
    const [only = ANYWHERE] = on;
    if (on.length === 1 && atOnce.length === 1) return only;
    const together = TOGETHER.find(([, parts]) => from.length > 0 && from.every((root) => parts.test(root)));
    if (together) return together[0];
    const isForPaying = from.some((root) => PAYING.test(root));
    if (isForPaying && atOnce.length === 0 && on.every(screens.isFull)) return 'paying';
    if (from.length < 2) return null;
    const needs = (wanted: RegExp) => importsPackage(id, wanted, lookUp);
    const [first] = atOnce;
    if (isForPaying) return nameAtOnce(id, on, needs, screens);
    if (atOnce.length === 1 && first && on.every(screens.isAtDesk)) return first;
    if (NOTICE.test(id)) return 'shared';
    const isOurs = (id.includes('/src/') || SCHEMAS.test(id)) && !CARDS.test(id);
    // Later parts of other screens must not bring the whole screen along.
    if (atOnce.length === 1 && first && isOurs) return screens.isFull(first) ? first : first + COMMON;
    if (atOnce.length > 0) return nameAtOnce(id, on, needs, screens);
    if (PORTAL.test(id)) return 'shared';
    if (SLOTS.test(id)) return 'fields';
    if (KEYS.test(id)) return 'lists';
    if (on.includes(ANYWHERE)) return 'sheets';
    if (!DIALOGS.test(id)) return null;
    return on.every(isAdmins) ? 'admin-dialogs' : 'dialogs';
  };
}

/** Returns the script of a module that several screens need at once. */
function nameAtOnce(
  id: string,
  on: readonly string[],
  needs: (wanted: RegExp) => boolean,
  { isAdmins, isAtDesk }: Screens,
): (typeof SHARED)[number] {
  if (needs(FORMS)) return 'forms';
  if (needs(SELECTS)) return 'selects';
  if (DATES.test(id)) return 'dates';
  if (on.every(isAtDesk) && !on.includes(ADMIN_LAYOUT)) return 'lists';
  if (needs(FIELDS) || on.every(isAdmins)) return 'fields';
  if (PAYMENTS.test(id) && !on.some(isAdmins)) return 'payments';
  if (CARDS.test(id) && !on.some(isAdmins)) return 'cards';
  return needs(DATES) ? 'dates' : 'shared';
}

function screensOfTheSite(): Screens {
  const screens = Object.entries(pages).flatMap(([name, { file, with: layouts = [], soon = [] }]) => {
    const admins = routes[name as keyof typeof routes].startsWith(routes.admin);
    const desk = layouts.length > 0;
    const full = soon.length > 0;
    return [
      { file, screen: basename(file, '.tsx'), admins, desk, full },
      ...layouts.map((layout) => ({ file: layout, screen: ADMIN_LAYOUT, admins, desk, full })),
    ];
  });
  const find = (wanted: string) => screens.find(({ screen }) => screen === wanted);
  return {
    screenOf: (id) => screens.find(({ file }) => id.endsWith(`/${file}`))?.screen,
    isAdmins: (screen) => find(screen)?.admins ?? false,
    isAtDesk: (screen) => find(screen)?.desk ?? false,
    isFull: (screen) => find(screen)?.full ?? false,
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
