import { scriptNames, type ModuleInfo } from './script-groups';

const screens = [
  '/src/venue.tsx',
  '/src/checkout.tsx',
  '/src/admin.tsx',
  '/src/audit.tsx',
  '/src/admin-login.tsx',
];
const ours = '/src/features/payments/sharing/seats.ts';
const card = '/src/features/payments/card/payable-card.tsx';
const dates = '/node_modules/date-fns/format.js';
const form = '/node_modules/react-hook-form/index.js';
const modal = '/node_modules/@mui/material/Modal/Modal.mjs';

/** Which module imports which: `late` ones with `import()`. The entry loads every screen. */
interface Imports {
  atOnce: Record<string, readonly string[]>;
  late?: Record<string, readonly string[]>;
}

/** Returns the script of a module of a site with these imports. */
function scriptOf(module: string, { atOnce, late = {} }: Imports): string | null {
  const loading = { ...late, '/src/main.tsx': screens.concat(late['/src/main.tsx'] ?? []) };
  const importersOf = (id: string, imports: Record<string, readonly string[]>) =>
    Object.keys(imports).filter((importer) => imports[importer]?.includes(id));
  const lookUp = (id: string): ModuleInfo => ({
    isEntry: id === '/src/main.tsx',
    importers: importersOf(id, atOnce),
    dynamicImporters: importersOf(id, loading),
    importedIds: atOnce[id] ?? [],
  });
  const nameOf = scriptNames({
    screenOf: (id) => (screens.includes(id) ? id : undefined),
    isAdmins: (screen) => /admin|audit/.test(screen),
    isAtDesk: (screen) => /admin.tsx|audit/.test(screen),
    isFull: (screen) => screen === '/src/checkout.tsx',
  });
  return nameOf(module, lookUp);
}

describe('the script of a module', () => {
  test('is that of the only screen that needs it, at once or in its later parts', () => {
    const atOnce = { '/src/venue.tsx': ['/src/own.ts'], '/src/map.tsx': ['/src/own.ts'] };

    expect(scriptOf('/src/venue.tsx', { atOnce })).toBe('/src/venue.tsx');
    expect(scriptOf('/src/own.ts', { atOnce, late: { '/src/venue.tsx': ['/src/map.tsx'] } })).toBe(
      '/src/venue.tsx',
    );
  });

  test('is one for all parts that the screen of a venue loads when it is painted', () => {
    const terms = '/src/features/venues/components/venue/venue-terms.tsx';
    const games = '/src/shared/ui/open-games/venue-open-games.tsx';
    const late = { '/src/venue.tsx': [terms, games] };
    const atOnce = { [terms]: ['/src/words.ts'], [games]: ['/src/words.ts'] };

    expect([terms, games, '/src/words.ts'].map((each) => scriptOf(each, { atOnce, late }))).toEqual([
      'venue-parts',
      'venue-parts',
      'venue-parts',
    ]);
  });

  test('is one for all parts that the screens with a payment load by themselves', () => {
    const methods = '/src/features/payments/card/card-methods.tsx';
    const contact = '/src/features/session/contact/contact-fields.tsx';
    const late = { '/src/checkout.tsx': [methods, contact] };
    const atOnce = { [methods]: ['/src/rules.ts'], [contact]: ['/src/rules.ts'] };

    expect([methods, contact, '/src/rules.ts'].map((each) => scriptOf(each, { atOnce, late }))).toEqual([
      'paying',
      'paying',
      'paying',
    ]);
  });

  test('is an own one for schemas that one screen needs at once and forms of others later', () => {
    const zod = '/node_modules/zod/v4/mini/index.js';
    const atOnce = { '/src/venue.tsx': [zod], '/src/form.tsx': [zod] };
    const late = { '/src/audit.tsx': ['/src/form.tsx'] };

    expect(scriptOf(zod, { atOnce, late })).toBe('/src/venue.tsx-common');
  });

  test('is left open for a part that is loaded later', () => {
    expect(scriptOf('/src/map.tsx', { atOnce: {}, late: { '/src/venue.tsx': ['/src/map.tsx'] } })).toBeNull();
  });

  test.each([
    ['shared', ['/src/venue.tsx', '/src/admin.tsx'], '/src/money.ts'],
    ['shared', ['/src/venue.tsx', '/src/checkout.tsx'], '/src/money.ts'],
    ['payments', ['/src/venue.tsx', '/src/checkout.tsx'], ours],
    ['shared', ['/src/venue.tsx', '/src/admin.tsx'], ours],
    ['cards', ['/src/venue.tsx', '/src/checkout.tsx'], card],
    ['lists', ['/src/admin.tsx', '/src/audit.tsx'], '/src/money.ts'],
    ['fields', ['/src/admin.tsx', '/src/admin-login.tsx'], '/src/money.ts'],
    ['selects', ['/src/admin.tsx', '/src/audit.tsx'], '/@mui/material/useAutocomplete/index.mjs'],
    ['fields', ['/src/venue.tsx', '/src/admin.tsx'], '/@mui/material/InputBase/InputBase.mjs'],
    ['dates', ['/src/venue.tsx', '/src/checkout.tsx'], dates],
    ['forms', ['/src/admin.tsx', '/src/audit.tsx'], form],
  ])('is "%s" if %j need it at once: %s', (script, importers, module) => {
    const atOnce = Object.fromEntries(importers.map((importer) => [importer, [module]]));

    expect(scriptOf(module, { atOnce })).toBe(script);
  });

  test('is one beside its screen if later parts of other screens need it too', () => {
    const common = (screen: string) =>
      scriptOf('/src/terms.ts', {
        atOnce: { [screen]: ['/src/terms.ts'], '/src/cancel.tsx': ['/src/terms.ts'] },
        late: { '/src/audit.tsx': ['/src/cancel.tsx'] },
      });

    expect(common('/src/venue.tsx')).toBe('/src/venue.tsx-common');
    expect(common('/src/checkout.tsx')).toBe('/src/checkout.tsx');
  });

  test('is that of the large package that it brings along', () => {
    const atOnce = {
      '/src/venue.tsx': ['/src/days.ts'],
      '/src/checkout.tsx': ['/src/days.ts'],
      '/src/days.ts': [dates],
    };

    expect(scriptOf('/src/days.ts', { atOnce })).toBe('dates');
  });

  test('is one for what only dialogs need, with one of its own for admins', () => {
    const atOnce = { '/src/cancel.tsx': [modal], '/src/refund.tsx': [modal] };
    const dialogsOf = (one: string, other: string) =>
      scriptOf(modal, { atOnce, late: { [one]: ['/src/cancel.tsx'], [other]: ['/src/refund.tsx'] } });

    expect(dialogsOf('/src/venue.tsx', '/src/admin.tsx')).toBe('dialogs');
    expect(dialogsOf('/src/audit.tsx', '/src/admin.tsx')).toBe('admin-dialogs');
    expect(dialogsOf('/src/main.tsx', '/src/admin.tsx')).toBe('sheets');
  });
});
