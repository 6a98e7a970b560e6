import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { someRights } from '../../testing/builders';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp, renderInProviders } from '../../testing/render-app';
import { server } from '../../testing/server';
import { AdminNav } from './admin-nav';
import { AdminTabs } from './admin-tabs';
import { mayOpen, screensFor, sectionsFor } from './admin-screens';

const none = {
  'desk.use': [],
  'customers.read': [],
  'refund.beyond_terms': [],
  'sale.beyond_rules': [],
  'category.give': [],
  'venue.edit': [],
  'courts.edit': [],
  'rules.edit': [],
  'figures.read': [],
  'discounts.edit': [],
  'staff.edit': [],
  'payouts.read': [],
  'audit.read': [],
};
const reception = someRights({
  ownsAll: false,
  rights: { ...none, 'desk.use': ['venue-1'], 'customers.read': ['venue-1'] },
});
const owner = someRights({
  ownsAll: false,
  rights: Object.fromEntries(Object.keys(none).map((name) => [name, ['venue-1']])) as typeof none,
});

/** The sections that these rights open, each with its screens. */
const menuOf = (rights: typeof owner) =>
  Object.fromEntries(
    sectionsFor(rights).map(({ label, screens }) => [label, screens.map((each) => each.label)]),
  );

test('the navigation of reception has the desk with its customers, and the till with its receipts', () => {
  expect(menuOf(reception)).toEqual({
    Mostrador: ['Reservas', 'Clientes'],
    Dinero: ['Caja', 'Recibos'],
  });
});

test('the owner of one venue has four entries, without the ledger that all venues share', () => {
  expect(menuOf(owner)).toEqual({
    Mostrador: ['Reservas', 'Clientes', 'Panel'],
    'Canchas y reglas': ['Canchas'],
    Dinero: ['Pagos', 'Caja', 'Recibos', 'Descuentos'],
    Equipo: ['Personas', 'Opiniones', 'Auditoría'],
  });
});

test('the rules of the only venue have an entry, which reception does not see', () => {
  expect(sectionsFor(owner, 'venue-1')[1]?.screens.map(({ to }) => to)).toEqual([
    '/admin/courts',
    '/admin/venues/venue-1/rules',
  ]);
  expect(sectionsFor(reception, 'venue-1').map(({ label }) => label)).toEqual(['Mostrador', 'Dinero']);
});

test('the screens of an admin end with their own account', () => {
  expect(screensFor(reception).map(({ label }) => label)).toEqual([
    'Reservas',
    'Clientes',
    'Caja',
    'Recibos',
    'Mi cuenta',
  ]);
});

test('the address of the desk of before leads to the same search at the desk', async () => {
  serveAdmin();
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/bookings', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ items: [], total: 0, page: 1, pageSize: 20 });
    }),
  );
  renderApp('/admin/bookings?buscar=K7M-4QX');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
  expect(await screen.findByRole('searchbox')).toHaveValue('K7M-4QX');
  await waitFor(() => expect(asked).toEqual(['?search=K7M-4QX&page=1']));
});

test('the rules of a venue open for its own owner only', () => {
  expect(mayOpen(owner, '/admin/venues/venue-1/rules')).toBe(true);
  expect(mayOpen(owner, '/admin/venues/venue-2/rules')).toBe(false);
});

describe('who works at reception', () => {
  beforeEach(() => {
    serveAdmin();
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(reception)));
  });

  test('reads on a forbidden screen why, and where to go', async () => {
    renderApp('/admin/audit');
    expect(await screen.findByRole('heading', { name: 'Esta pantalla no es parte de tu rol' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a Reservas' })).toHaveAttribute('href', '/admin/desk');
    const nav = screen.getByRole('navigation', { name: 'Administración' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mostrador', 'Dinero', 'Mi cuenta']);
  });

  test('asks for nothing of a forbidden screen before the rights are known', async () => {
    const asked: string[] = [];
    let respond = () => {};
    const known = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('*/api/admin/me', async () => {
        await known;
        return HttpResponse.json(reception);
      }),
      http.get('*/api/admin/audit', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json(null, { status: 403 });
      }),
    );
    renderApp('/admin/audit');
    await screen.findByRole('navigation', { name: 'Administración' });
    respond();

    expect(await screen.findByRole('heading', { name: 'Esta pantalla no es parte de tu rol' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(window.localStorage.getItem('saque-admin-owns-all')).toBe('no');
  });

  test('begins at the desk', async () => {
    renderApp('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Reservas' })).toBeVisible();
  });
});

describe('the button that signs an admin out', () => {
  const signOut = () => screen.queryByRole('button', { name: 'Cerrar sesión' });

  test('comes with the screens of the navigation, so that it does not move', async () => {
    let respond = () => {};
    const known = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('*/api/admin/me', async () => {
        await known;
        return HttpResponse.json(reception);
      }),
    );
    renderInProviders(<AdminNav />);
    const nav = screen.getByRole('navigation', { name: 'Administración' });
    expect(signOut()).not.toBeInTheDocument();

    respond();
    await waitFor(() => expect(signOut()).toBeVisible());
    expect(within(nav).getAllByRole('link')).toHaveLength(3);
  });

  test('comes also if the rights cannot be loaded', async () => {
    server.use(http.get('*/api/admin/me', () => HttpResponse.error()));
    renderInProviders(<AdminNav />);
    await waitFor(() => expect(signOut()).toBeVisible());
  });
});

describe('the bar of a phone', () => {
  test('has a last place for the account and the way out', async () => {
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(owner)));
    const { user, baseElement } = renderInProviders(<AdminNav />);
    await user.click(await screen.findByRole('button', { name: 'Tú' }));
    const sheet = await screen.findByRole('dialog', { name: 'Tu cuenta' });
    expect(within(sheet).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await expectAccessible(baseElement);

    await user.click(within(sheet).getByRole('link', { name: 'Mi cuenta' }));
    await waitFor(() => expect(sheet).not.toBeVisible());
  });
});

describe('the screens of a section', () => {
  beforeEach(() => {
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(owner)));
  });

  test('stand above the screen of a phone, with the present one marked', async () => {
    const { container } = renderInProviders(<AdminTabs />, '/admin/till');
    const tabs = await screen.findByRole('navigation', { name: 'Dinero' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pagos', 'Caja', 'Recibos', 'Descuentos']);
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Caja');
    await expectAccessible(container);
  });

  test('include the rules if there is one venue', async () => {
    serveAdmin();
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(someRights({ onlyVenueId: 'venue-1' }))));
    renderInProviders(<AdminTabs />, '/admin/venues/venue-1/rules');
    const tabs = await screen.findByRole('navigation', { name: 'Canchas y reglas' });
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Reglas');
  });

  test('are not listed for a section with one screen', async () => {
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(someRights())));
    renderInProviders(
      <>
        <AdminNav />
        <AdminTabs />
      </>,
      '/admin/venues/venue-1/rules',
    );
    expect(await screen.findByRole('link', { name: /Canchas$/, current: true })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Canchas y reglas' })).not.toBeInTheDocument();
  });
});
