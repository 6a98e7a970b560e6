import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { renderApp } from '../../testing/render-app';
import { unavailable } from '../../testing/handlers/unavailable';
import { server } from '../../testing/server';
import type { MailAddress } from './api/mail-address';

const address = 'a•••@e•••.org';

/** Serves the address of the link. Returns the decisions that arrive. */
function serveAddress(state: MailAddress['state'], reminders = true) {
  const decisions: string[] = [];
  const served: MailAddress = { address, state, reminders };
  const decided = {
    block: { state: 'blocked' },
    verify: { state: 'verified' },
  } as const;
  server.use(
    http.get('*/api/mail-addresses/token-1', () => HttpResponse.json(served)),
    http.post('*/api/mail-addresses/token-1/:decision', ({ params }) => {
      const decision = params['decision'] as keyof typeof decided;
      decisions.push(decision);
      return HttpResponse.json(Object.assign(served, decided[decision]));
    }),
    http.put('*/api/mail-addresses/token-1/reminders', async ({ request }) => {
      const { wanted } = (await request.json()) as { wanted: boolean };
      decisions.push(`reminders: ${wanted}`);
      return HttpResponse.json(Object.assign(served, { reminders: wanted }));
    }),
  );
  return decisions;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a link in a letter', () => {
  it('says which address it is about and decides nothing by itself', async () => {
    const decisions = serveAddress('unverified');
    const { container } = renderApp('/correo/token-1');

    expect(await heading('¿Este correo es tuyo?')).toBeVisible();
    expect(screen.getByText(/^Se usó a•••@e•••\.org para reservar/)).toBeVisible();
    expect(document.title).toBe('Tu correo · Saque');
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    expect(decisions).toEqual([]);
    await expectAccessible(container);
  });

  it('stops all letters after "No fui yo", and can be undone', async () => {
    const decisions = serveAddress('unverified');
    const { user, container } = renderApp('/correo/token-1');

    await user.click(await screen.findByRole('button', { name: 'No fui yo' }));

    expect(await heading('No te escribiremos más')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'No fui yo' })).toBeNull();
    await expectAccessible(container);

    await user.click(screen.getByRole('button', { name: 'Sí, es mío: quiero recibirlos' }));
    expect(await heading('Listo, recibirás todos los avisos')).toHaveFocus();
    expect(decisions).toEqual(['block', 'verify']);
  });

  it('allows all letters after "Sí, es mío"', async () => {
    const decisions = serveAddress('unverified');
    const { user } = renderApp('/correo/token-1');

    await user.click(await screen.findByRole('button', { name: 'Sí, es mío: quiero recibirlos' }));

    expect(await heading('Listo, recibirás todos los avisos')).toHaveFocus();
    expect(decisions).toEqual(['verify']);
    expect(screen.getByRole('link', { name: 'Ver Mis Reservas' })).toHaveAttribute('href', '/my-bookings');
  });

  it('lets the owner of a confirmed address change their mind', async () => {
    const decisions = serveAddress('verified');
    const { user } = renderApp('/correo/token-1');

    await user.click(await screen.findByRole('button', { name: 'Ya no quiero recibirlos' }));

    expect(await heading('No te escribiremos más')).toBeVisible();
    expect(decisions).toEqual(['block']);
  });

  it('turns the reminders off and on again, and leaves the other letters as they are', async () => {
    const decisions = serveAddress('verified');
    const { user, container } = renderApp('/correo/token-1');

    await user.click(await screen.findByRole('button', { name: 'No recibir más recordatorios' }));

    const again = await screen.findByRole('button', { name: 'Volver a recibir recordatorios' });
    expect(screen.getByRole('heading', { level: 2, name: 'Recordatorios antes de jugar' })).toHaveFocus();
    expect(screen.getByText(/Los demás avisos de tus reservas siguen llegando\./)).toBeVisible();
    expect(await heading('Listo, recibirás los avisos de tus reservas')).toBeVisible();
    await expectAccessible(container);

    await user.click(again);
    expect(await screen.findByRole('button', { name: 'No recibir más recordatorios' })).toBeVisible();
    expect(decisions).toEqual(['reminders: false', 'reminders: true']);
  });

  it('keeps the question if the answer could not be saved', async () => {
    serveAddress('unverified');
    server.use(http.post('*/api/mail-addresses/token-1/block', unavailable));
    const { user } = renderApp('/correo/token-1');

    await user.click(await screen.findByRole('button', { name: 'No fui yo' }));

    expect(await screen.findByText('No pudimos guardar tu respuesta')).toBeVisible();
    expect(screen.getByRole('button', { name: 'No fui yo' })).toBeEnabled();
  });

  it('explains that a link is no longer valid', async () => {
    server.use(
      http.get('*/api/mail-addresses/token-1', () =>
        HttpResponse.json({ statusCode: 404, code: 'mail_address_not_found', message: '' }, { status: 404 }),
      ),
    );
    renderApp('/correo/token-1');

    expect(await heading('Este enlace ya no sirve')).toBeVisible();
  });

  it('can be loaded again after the server did not respond', async () => {
    server.use(http.get('*/api/mail-addresses/token-1', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderApp('/correo/token-1');
    const retry = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 5000 });

    serveAddress('unverified');
    await user.click(retry);

    expect(await heading('¿Este correo es tuyo?')).toBeVisible();
  });
});
