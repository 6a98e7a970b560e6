import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aHome } from '../../testing/builders';
import { anAccount, serveAccount } from '../../testing/handlers/account';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

beforeEach(() => {
  server.use(
    http.get('/api/venues/home', () => HttpResponse.json(aHome())),
    http.get('/api/admin/check', () => HttpResponse.json({ isAdmin: false })),
  );
});

describe('the layout of the player screens', () => {
  test('has the brand, "Inicio", "Mis Reservas", "Admin" and "Mi Cuenta" in the top bar', () => {
    renderApp('/');
    const top = within(screen.getByRole('banner'));

    expect(top.getByRole('link', { name: 'Saque' })).toHaveAttribute('href', '/');
    expect(linksOf(screen.getByRole('navigation', { name: 'Principal' }))).toEqual({
      Inicio: '/',
      'Mis Reservas': '/my-bookings',
      Admin: '/admin',
    });
    expect(top.getByRole('button', { name: 'Mi Cuenta' })).toBeInTheDocument();
    expect(top.getByRole('button', { name: 'Abrir menú' })).toBeInTheDocument();
  });

  test('has "Inicio", "Reservas", "Mi Cuenta" and "Admin" in the bottom bar', () => {
    renderApp('/');
    const bottom = screen.getByRole('navigation', { name: 'Navegación inferior' });

    expect(linksOf(bottom)).toEqual({ Inicio: '/', Reservas: '/my-bookings', Admin: '/admin' });
    expect(within(bottom).getByRole('button', { name: 'Mi Cuenta' })).toBeInTheDocument();
  });

  test.each([
    ['/', 'Inicio'],
    ['/admin', 'Admin'],
    ['/admin/courts', 'Admin'],
  ])('marks, at %s, "%s" as the current link', async (address, name) => {
    renderApp(address);
    await screen.findByRole('heading', { level: 1 });

    const current = screen.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual([name, name]);
  });

  test('offers a link that skips to the content', async () => {
    const { user } = renderApp('/');

    await user.tab();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
  });

  test('opens a panel with "Mi Cuenta" that links to the bookings, sets the appearance, and returns the focus', async () => {
    const { user, baseElement } = renderApp('/');
    const [button] = screen.getAllByRole('button', { name: 'Mi Cuenta' });
    if (!button) throw new Error('no account button');

    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true'); // before the panel is there
    const sheet = within(await screen.findByRole('dialog', { name: 'Mi Cuenta' }));
    expect(sheet.getByRole('link', { name: 'Ver Mis Reservas' })).toHaveAttribute('href', '/my-bookings');
    expect(sheet.getByRole('radio', { name: 'Sistema' })).toBeChecked();
    await expectAccessible(baseElement);

    await user.click(sheet.getByRole('radio', { name: 'Oscura' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(window.localStorage.getItem('saque-theme')).toBe('dark');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads from the panel to the account, and names the player who has one', async () => {
    const { user } = renderApp('/');
    const open = async () => {
      await user.click(screen.getAllByRole('button', { name: 'Mi Cuenta' })[0] as HTMLElement);
      return within(await screen.findByRole('dialog', { name: 'Mi Cuenta' }));
    };
    const guest = await open();
    expect(await guest.findByText('Jugador invitado')).toBeVisible();
    const enter = guest.getByRole('link', { name: 'Entrar con mi correo' });
    expect(enter).toHaveAttribute('href', '/mi-cuenta');

    serveAccount(anAccount());
    await user.click(enter);
    expect(await screen.findByRole('heading', { name: '¡Hola, Ana!' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mi Cuenta', current: 'page' })).toBeVisible();
    const player = await open();
    expect(player.getByText('Ana')).toBeVisible();
    expect(player.getByText('ana@example.org')).toBeVisible();
    expect(player.queryByText('Jugador invitado')).toBeNull();
    expect(player.getByRole('link', { name: 'Mi cuenta y mis datos' })).toHaveAttribute('href', '/mi-cuenta');
  });

  test('links every area and opens "Mi Cuenta" from the menu of phones', async () => {
    const { user, baseElement } = renderApp('/');

    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const menu = await screen.findByRole('dialog', { name: 'Menú' });
    const bar = { Inicio: '/', 'Mis Reservas': '/my-bookings', Admin: '/admin' };
    const further = { 'Buscar cancha': '/buscar', Complejos: '/complejos', Reembolsos: '/reembolsos' };
    expect(linksOf(menu)).toMatchObject({ ...bar, ...further });
    await expectAccessible(baseElement);

    await user.click(within(menu).getByRole('button', { name: 'Mi Cuenta' }));
    expect(await screen.findByRole('dialog', { name: 'Mi Cuenta' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menú' })).not.toBeInTheDocument());
  });

  test('shows a message while the browser is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp('/');
    expect(screen.getByText(/Sin conexión/)).toBeVisible();

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument());
  });
});

describe('after a navigation to another screen', () => {
  test('the focus moves to its heading and the tab shows its name', async () => {
    const { user } = renderApp('/no/existe');
    await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' });
    expect(document.body).toHaveFocus();

    await user.click(screen.getByRole('link', { name: 'Volver al inicio' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Tu cancha/ })).toHaveFocus();
    expect(document.title).toBe('Reserva tu cancha de tenis · Saque');
    expect(await screen.findByText('No hay complejos deportivos disponibles')).toBeVisible();
  });
});

function linksOf(part: HTMLElement): Record<string, string | null> {
  const links = within(part).getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.textContent ?? '', link.getAttribute('href')]));
}
