import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { someRights } from '../../testing/builders';
import { serveAdmin } from '../../testing/handlers/admin';
import { renderApp, renderInProviders } from '../../testing/render-app';
import { server } from '../../testing/server';
import { AdminNav } from './admin-nav';
import { mayOpen, screensFor } from './admin-screens';

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

test('the navigation of reception has the desk, the customers, the till, the receipts and the account', () => {
  expect(screensFor(reception).map(({ label }) => label)).toEqual([
    'Reservas',
    'Clientes',
    'Caja',
    'Recibos',
    'Mi cuenta',
  ]);
});

test('the owner of one venue sees everything but the ledger, which all venues share', () => {
  const labels = screensFor(owner).map(({ label }) => label);
  expect(labels).toEqual([
    'Panel',
    'Reservas',
    'Canchas',
    'Pagos',
    'Clientes',
    'Caja',
    'Recibos',
    'Descuentos',
    'Opiniones',
    'Equipo',
    'Auditoría',
    'Mi cuenta',
  ]);
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
    expect(screen.getByRole('link', { name: 'Ir a Reservas' })).toHaveAttribute('href', '/admin/bookings');
    const nav = screen.getByRole('navigation', { name: 'Administración' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reservas', 'Clientes', 'Caja', 'Recibos', 'Mi cuenta']);
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
    expect(within(nav).getAllByRole('link')).toHaveLength(5);
  });

  test('comes also if the rights cannot be loaded', async () => {
    server.use(http.get('*/api/admin/me', () => HttpResponse.error()));
    renderInProviders(<AdminNav />);
    await waitFor(() => expect(signOut()).toBeVisible());
  });
});

describe('the bar of a phone', () => {
  const more = () => screen.findByRole('button', { name: 'Más' });

  test('has a last place for the other screens and the way out', async () => {
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(owner)));
    const { user, baseElement } = renderInProviders(<AdminNav />);
    await user.click(await more());
    const sheet = await screen.findByRole('dialog', { name: 'Administración' });
    const links = within(sheet).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      screensFor(owner)
        .slice(4)
        .map(({ label }) => label),
    );
    expect(within(sheet).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await expectAccessible(baseElement);

    await user.click(within(sheet).getByRole('link', { name: 'Auditoría' }));
    await waitFor(() => expect(sheet).not.toBeVisible());
    expect(await more()).toHaveAttribute('aria-current', 'page');
  });

  test('shows everything to who has few screens', async () => {
    const deskOnly = someRights({ ownsAll: false, rights: { ...none, 'desk.use': ['venue-1'] } });
    server.use(http.get('*/api/admin/me', () => HttpResponse.json(deskOnly)));
    renderInProviders(<AdminNav />);
    expect(await screen.findByRole('link', { name: 'Reservas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Más' })).not.toBeInTheDocument();
  });
});
