import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { serveSharedLink } from '../../testing/handlers/shared-link';
import { placesOf } from '../../testing/handlers/link-places';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { findPay, linkAddress } from '../../testing/shared-link-screen';

const also = () => screen.findByRole('button', { name: 'Pagar también por alguien' });

describe('paying for other players', () => {
  it('takes a place for each of them, with the price of all', async () => {
    const { world } = serveSharedLink();
    const { user, container } = renderApp(linkAddress);
    await user.click(await also());
    await user.type(screen.getByRole('textbox', { name: '¿Por quién más pagas?' }), 'Marta');
    await expectAccessible(container);
    await user.click(await findPay('$14.50'));

    await waitFor(() => expect(world.placesFor).toEqual(['', 'Marta']));
    expect(await findPay('$14.50')).toBeVisible();
  });

  it('offers the whole rest at once, and takes places back', async () => {
    const { world } = serveSharedLink({ link: { currentParticipants: 1 } });
    const { user } = renderApp(linkAddress);
    await user.click(await screen.findByRole('button', { name: 'Pagar todo lo que falta ($21.75)' }));
    expect(await findPay('$21.75')).toBeVisible();
    const [first] = screen.getAllByRole('button', { name: 'Quitar este lugar' });
    if (first) await user.click(first);
    await user.click(await findPay('$14.50'));

    await waitFor(() => expect(world.placesFor).toEqual(['', '']));
  });

  it('is not offered when one place is left', async () => {
    serveSharedLink({ link: { currentParticipants: 3 } });
    renderApp(linkAddress);
    await findPay();
    expect(screen.queryByRole('button', { name: 'Pagar también por alguien' })).not.toBeInTheDocument();
  });
});

describe('a player who has paid', () => {
  const serve = () => {
    const { world, ...rest } = serveSharedLink({ link: { currentParticipants: 1, yourShare: 'paid' } });
    world.link.places = placesOf(world.link).map((place) =>
      place.status === 'paid' ? { ...place, leaveWith: 'payment-1' } : place,
    );
    return { world, ...rest };
  };

  it('can pay for another player', async () => {
    const { world } = serve();
    const { user } = renderApp(linkAddress);
    await user.click(await screen.findByRole('button', { name: 'Pagar por otro jugador' }));
    await user.type(screen.getByRole('textbox', { name: '¿Por quién más pagas?' }), 'Luis');
    await user.click(await findPay());
    await waitFor(() => expect(world.placesFor).toEqual(['Luis']));
  });

  it('leaves the place after a question, and reads what comes back', async () => {
    const { world } = serve();
    server.use(
      http.post('*/api/booking-parts/booking-1/leave', async ({ request }) => {
        expect(await request.json()).toEqual({ paymentId: 'payment-1' });
        Object.assign(world.link, { currentParticipants: 0, yourShare: 'none', places: [] });
        return HttpResponse.json({ refundAmount: '7.25' });
      }),
    );
    const { user } = renderApp(linkAddress);
    await user.click(await screen.findByRole('button', { name: 'Dejar mi lugar' }));
    expect(await screen.findByText(/Te devolvemos \$7\.25 a la misma tarjeta/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sí, dejar' }));

    expect(await screen.findByText('Dejaste tu lugar')).toBeVisible();
    expect(await findPay()).toBeVisible();
  });

  it('reads what comes back also if the news of it comes before the response', async () => {
    const { world, meanwhile } = serve();
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.post('*/api/booking-parts/booking-1/leave', async () => {
        await responded;
        return HttpResponse.json({ refundAmount: '7.25' });
      }),
    );
    const { user } = renderApp(linkAddress);
    await user.click(await screen.findByRole('button', { name: 'Dejar mi lugar' }));
    await user.click(screen.getByRole('button', { name: 'Sí, dejar' }));
    world.link.places = [];
    meanwhile({ currentParticipants: 0, yourShare: 'none' });
    expect(await findPay()).toBeVisible();

    respond();
    expect(await screen.findByText('Te devolvemos $7.25 a tu tarjeta.')).toBeVisible();
  });

  it('reads why the place can no longer be left', async () => {
    serve();
    const message = 'El partido ya está pagado por completo y confirmado.';
    server.use(
      http.post('*/api/booking-parts/booking-1/leave', () =>
        HttpResponse.json({ statusCode: 409, code: 'leave_after_complete', message }, { status: 409 }),
      ),
    );
    const { user } = renderApp(linkAddress);
    await user.click(await screen.findByRole('button', { name: 'Dejar mi lugar' }));
    await user.click(screen.getByRole('button', { name: 'Sí, dejar' }));

    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says who invites if the organiser chose a name, in the heading and in the title', async () => {
    serveSharedLink({ link: { organiserName: 'Ana' } });
    renderApp(linkAddress);

    expect(await screen.findByRole('heading', { name: 'Ana te espera en la cancha' })).toBeVisible();
    expect(document.title).toBe('Ana te espera en la cancha · Saque');
  });
});
