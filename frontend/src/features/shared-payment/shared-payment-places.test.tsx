import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aSession } from '../../testing/builders';
import { serveSharedLink } from '../../testing/handlers/shared-link';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { findCardForm, findPay, findTitle, linkAddress } from '../../testing/shared-link-screen';

afterEach(() => window.sessionStorage.clear());

it('a new browser has its session before it takes a place, so that it can ask for the same one again', async () => {
  const { world } = serveSharedLink();
  const begun: unknown[] = [];
  const session = () => HttpResponse.json(aSession({ userId: begun.length === 0 ? 'me' : 'guest-1' }));
  server.use(
    http.get('*/api/session', session),
    http.post('*/api/session', async ({ request }) => {
      begun.push(await request.json(), world.intents);
      return session();
    }),
  );
  const { user } = renderApp(linkAddress);
  await user.click(await findPay());
  await findCardForm();
  expect(begun).toEqual([{ comesByLink: true }, 0]);
  expect(world.intents).toBe(1);
});

describe('while another player is paying the last place', () => {
  const lastPlaceHeld = { maxParticipants: 2, currentParticipants: 1, pendingParticipants: 1 };

  it('the page waits and holds the place as soon as it is free', async () => {
    const { world, meanwhile } = serveSharedLink({ link: lastPlaceHeld });
    const { user, container } = renderApp(linkAddress);

    await user.click(await findPay());
    expect(await screen.findByText('Ese lugar se está pagando')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pagar/ })).not.toBeInTheDocument();
    expect(world.intents).toBe(0);
    await expectAccessible(container);

    meanwhile({ pendingParticipants: 0 });

    expect(await findCardForm()).toBeVisible();
    expect(world.intents).toBe(1);
  });

  it('the page says that the booking is complete once it is paid', async () => {
    const { meanwhile } = serveSharedLink({ link: lastPlaceHeld });
    const { user } = renderApp(linkAddress);
    await user.click(await findPay());
    await screen.findByText('Ese lugar se está pagando');

    meanwhile({ currentParticipants: 2, pendingParticipants: 0, status: 'complete' });

    expect(await findTitle('Reserva Completa')).toBeVisible();
  });
});

describe('while the organiser pays the rest', () => {
  const restHeld = () => ({ restHeldUntil: new Date(Date.now() + 300_000).toISOString() });

  it('the reader whose place it was reads that nothing was charged, and can then take it again', async () => {
    const { meanwhile } = serveSharedLink();
    const { user, container } = renderApp(linkAddress);
    await user.click(await findPay());
    await findCardForm();

    meanwhile({ ...restHeld(), yourShare: 'none', yourShareHeldUntil: null, pendingParticipants: 0 });

    expect(await screen.findByText('Quien organizó el partido está pagando el resto')).toBeVisible();
    expect(screen.getByText(/^Por eso tu lugar se liberó\. No se te cobró nada\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pagar/ })).not.toBeInTheDocument();
    await expectAccessible(container);

    meanwhile({ restHeldUntil: null });

    expect(await findPay()).toBeEnabled();
    expect(screen.getByText(/Puedes volver a tomarlo/)).toBeVisible();
  });

  it('a reader who asked for a place gets one as soon as it is free', async () => {
    const { world, change, meanwhile } = serveSharedLink();
    const { user } = renderApp(linkAddress);
    const pay = await findPay();
    change(restHeld()); // and the event is still on its way
    await user.click(pay);
    expect(await screen.findByText(/^Si no lo completa en unos minutos/)).toBeVisible();
    expect(world.intents).toBe(0);

    meanwhile({ restHeldUntil: null });

    expect(await findCardForm()).toBeVisible();
    expect(world.intents).toBe(1);
  });

  it('the page says that the booking is complete once it is paid', async () => {
    const { meanwhile } = serveSharedLink({ link: restHeld() });
    renderApp(linkAddress);
    await screen.findByText('Quien organizó el partido está pagando el resto');

    meanwhile({ restHeldUntil: null, status: 'complete' });

    expect(await findTitle('Reserva Completa')).toBeVisible();
  });
});

describe('a player who has already paid', () => {
  it('sees who is missing, and then that the booking is complete', async () => {
    const { meanwhile } = serveSharedLink({ link: { yourShare: 'paid', currentParticipants: 3 } });
    const { container } = renderApp(linkAddress);

    expect(await screen.findByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible();
    expect(screen.getByText('Te esperamos el domingo 21 de noviembre a las 18:00.')).toBeVisible();
    expect(screen.getByText(/Falta que pague 1 jugador/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pagar/ })).not.toBeInTheDocument();
    await expectAccessible(container);

    meanwhile({ currentParticipants: 4, status: 'complete' });
    expect(await findTitle('Reserva Completa')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Tu parte está pagada')).not.toBeInTheDocument());
  });
});

describe('a reader who came by a listed game', () => {
  const listed = { access: 'public', openPlaces: 1, maxParticipants: 4, currentParticipants: 1 } as const;

  it('reads how many places are open, and no name', async () => {
    serveSharedLink({ link: listed });
    renderApp(linkAddress);
    expect(await screen.findByText('Pagó 1 de 4. Queda 1 lugar.')).toBeVisible();
    expect(screen.queryByText('Quién pagó')).not.toBeInTheDocument();
  });

  it('reads that another player was faster as soon as the place is taken', async () => {
    const { meanwhile } = serveSharedLink({ link: listed });
    const { container } = renderApp(linkAddress);
    await findPay();

    meanwhile({ openPlaces: 0, currentParticipants: 2, status: 'complete' });

    expect(await findTitle('Este partido ya no busca jugadores')).toBeVisible();
    expect(screen.getByText(/No se te cobró nada/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver otras horas del complejo' })).toBeVisible();
    await expectAccessible(container);
  });
});
