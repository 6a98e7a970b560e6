import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectAccessible } from '../../testing/accessibility';
import { aQuote, aSession } from '../../testing/builders';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { liveStreamAt } from '../../testing/fake-event-source';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';
import { anEntry, anOffer } from '../../testing/waiting';
import type { WaitingWish } from '../../shared/api/waiting-list';

standAt('2026-11-20T10:30:00-05:00');

describe('waiting for a taken hour', () => {
  it('joins the line of its court for a range of times and stores the address', async () => {
    const wishes: WaitingWish[] = [];
    const profiles: unknown[] = [];
    serveBookingScreen({ hours: { '2026-11-20 18:00': 'booked', '2026-11-20 19:00': 'booked' } });
    server.use(
      http.get('*/api/session', () => HttpResponse.json(aSession({ email: null }))),
      http.put('*/api/session/profile', async ({ request }) => {
        profiles.push(await request.json());
        return HttpResponse.json(aSession({ email: 'ana@example.org' }));
      }),
      http.post('*/api/waiting-list', async ({ request }) => {
        wishes.push((await request.json()) as WaitingWish);
        return HttpResponse.json(anEntry(), { status: 201 });
      }),
    );
    const { user } = renderApp('/booking/court-1');
    await user.click(await screen.findByRole('button', { name: 'Avísame si se libera' }));
    const dialog = await screen.findByRole('dialog', { name: 'Te avisamos si se libera' });
    expect(dialog).toHaveTextContent(
      'Lo que se libera en los últimos 90 minutos antes de jugar es para todos',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Último inicio' }), '19:00');
    await user.type(within(dialog).getByRole('textbox', { name: 'Tu correo (opcional)' }), 'ana@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'Unirme a la lista' }));

    expect(await screen.findByText('Estás en la lista')).toBeInTheDocument();
    expect(screen.getByText(/^Confirma tu correo en Mi Cuenta/)).toBeInTheDocument();
    expect(profiles).toEqual([{ email: 'ana@example.org' }]);
    expect(wishes).toEqual([
      {
        venueId: 'venue-1',
        courtId: 'court-1',
        date: '2026-11-20',
        from: '18:00',
        to: '19:00',
        durationMinutes: 60,
        gameType: 'singles',
      },
    ]);
  });

  it('books nothing, also with an hour chosen on the screen behind the dialog', async () => {
    const world = serveBookingScreen({ hours: { '2026-11-21 18:00': 'booked' } });
    server.use(http.post('*/api/waiting-list', () => HttpResponse.json(anEntry(), { status: 201 })));
    const { user } = renderApp('/booking/court-1?fecha=2026-11-21&hora=19:00');
    await screen.findByRole('radio', { name: /^19:00/, checked: true });
    await user.click(await screen.findByRole('button', { name: 'Avísame si se libera' }));
    await user.click(await screen.findByRole('button', { name: 'Unirme a la lista' }));

    expect(await screen.findByText('Estás en la lista')).toBeInTheDocument();
    expect(world.attempts).toEqual([]);
  });

  it('notices that a player already waits there on that day, and no other one', async () => {
    serveBookingScreen({ hours: { '2026-11-20 18:00': 'booked', '2026-11-21 18:00': 'booked' } });
    server.use(http.get('*/api/waiting-list', () => HttpResponse.json([anEntry()])));
    for (const [date, isWaiting] of [
      ['2026-11-20', false],
      ['2026-11-21', true],
    ] as const) {
      const { user, unmount } = renderApp(`/booking/court-1?fecha=${date}`);
      await user.click(await screen.findByRole('button', { name: 'Avísame si se libera' }));
      const dialog = await screen.findByRole('dialog', { name: 'Te avisamos si se libera' });
      await within(dialog).findByRole('textbox');
      if (isWaiting) {
        const link = await within(dialog).findByRole('link', { name: 'Ver en Mis Reservas' });
        expect(link).toHaveAttribute('href', '/my-bookings');
      } else expect(within(dialog).queryByRole('link')).toBeNull();
      unmount();
    }
  });

  it('names the other courts that are free at that hour, and leads to them', async () => {
    serveBookingScreen({ hours: { '2026-11-20 18:00': 'booked', '2026-11-20 19:00': 'booked' } });
    const durations = [{ minutes: 60, singlesPrice: '14.50', doublesPrice: '29.00' }];
    const courtWith = (id: string, courtNumber: number, status: string) => ({
      id,
      courtNumber,
      name: 'Ilaló',
      starts: ['18:00', '19:00'].map((timeSlot, index) => ({
        timeSlot,
        status: index === 0 ? status : 'booked',
        durations,
      })),
    });
    const courts = [
      courtWith('court-1', 1, 'available'),
      courtWith('court-4', 4, 'available'),
      courtWith('court-5', 5, 'booked'),
    ];
    server.use(
      http.get('*/api/venues/venue-1/day', () =>
        HttpResponse.json({ courts, opening: [['06:00', '22:00']], note: null }),
      ),
    );
    const { user } = renderApp('/booking/court-1');
    await user.click(await screen.findByRole('button', { name: 'Avísame si se libera' }));
    const dialog = await screen.findByRole('dialog', { name: 'Te avisamos si se libera' });

    expect(await within(dialog).findByText('A las 18:00 hay otra cancha libre:')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Cancha 4 · Ilaló' })).toHaveAttribute(
      'href',
      '/booking/court-4?fecha=2026-11-20&hora=18%3A00&duracion=60&juego=singles',
    );
    expect(within(dialog).getByRole('combobox', { name: 'Cancha' })).toHaveDisplayValue('Solo la cancha 1');
    await expectAccessible(dialog);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Primer inicio' }), '19:00');
    expect(within(dialog).queryByText(/cancha libre:/)).toBeNull();
  });

  it('is not offered on a day on which no hour is taken', async () => {
    serveBookingScreen();
    renderApp('/booking/court-1');
    await screen.findByRole('radio', { name: /^21:00/ });
    expect(screen.queryByRole('button', { name: 'Avísame si se libera' })).toBeNull();
  });
});

describe('the screen of an offered hour', () => {
  it.each([
    ['entry-1', 'Si no pagas antes de las 11:30, se cobra a tu Visa terminada en 4242.'],
    [null, /se cobra a la tarjeta guardada de quien se unió a la lista/],
  ])('names what follows if it stays unpaid (entry %s)', async (entryId, sentence) => {
    server.use(
      http.get('*/api/offers/token-1', () => HttpResponse.json(anOffer({ entryId }))),
      http.get('*/api/courts/court-1/quote', () =>
        HttpResponse.json(
          aQuote({
            createdAt: '2026-11-20T15:30:00.000Z',
            paymentDueAt: '2026-11-20T16:30:00.000Z',
            savedCard: { brand: 'visa', last4: '4242' },
          }),
        ),
      ),
    );
    renderApp('/oferta/token-1');
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByText('1 · Cancha 1')).toBeVisible();
  });

  it('books the hour and goes on to the payment', async () => {
    const taken: unknown[] = [];
    server.use(
      http.get('*/api/offers/token-1', () => HttpResponse.json(anOffer())),
      http.post('*/api/offers/token-1/accept', async ({ request }) => {
        taken.push(await request.json());
        return HttpResponse.json({ id: 'booking-1', manageUrl: null }, { status: 201 });
      }),
      http.get('*/api/bookings/booking-1', () => new HttpResponse(null, { status: 404 })),
    );
    const { container, user } = renderApp('/oferta/token-1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('¡Se liberó la hora');
    expect(screen.getByText('$14.50')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/te quedan/);
    await expectAccessible(container);
    await user.dblClick(screen.getByRole('button', { name: 'Tomar la hora' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(taken).toEqual([{ expectedAmount: '14.50' }]);
  });

  it('goes on to the payment also if the news of the booking comes before the response', async () => {
    let offer = anOffer();
    let respond = () => {};
    const responded = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      http.get('*/api/offers/token-1', () => HttpResponse.json(offer)),
      http.post('*/api/offers/token-1/accept', async () => {
        await responded;
        return HttpResponse.json({ id: 'booking-1', manageUrl: null }, { status: 201 });
      }),
      http.get('*/api/bookings/booking-1', () => new HttpResponse(null, { status: 404 })),
    );
    const { user } = renderApp('/oferta/token-1');
    await user.click(await screen.findByRole('button', { name: 'Tomar la hora' }));
    offer = anOffer({ status: 'accepted', price: null });
    act(() => {
      const stream = liveStreamAt('/api/venues/venue-1/events');
      stream.say({ courtId: 'court-1', date: '2026-11-21' });
      stream.ready();
    });
    respond();
    expect(await screen.findByRole('heading', { name: 'Reserva no encontrada' })).toBeVisible();
  });

  it('shows at once that the hour was answered for in another tab', async () => {
    let offer = anOffer();
    server.use(http.get('*/api/offers/token-1', () => HttpResponse.json(offer)));
    renderApp('/oferta/token-1');
    await screen.findByRole('button', { name: 'Tomar la hora' });
    offer = anOffer({ status: 'ended', price: null });
    act(() => {
      const message = { courtId: 'court-1', date: '2026-11-21' };
      liveStreamAt('/api/venues/venue-1/events').say(message);
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta oferta ya terminó' })).toBeVisible();
  });

  it('asks again at its end until the server agrees, because clocks differ', async () => {
    let asked = 0;
    const expiresAt = new Date(Date.now()).toISOString();
    server.use(
      http.get('*/api/offers/token-1', () => {
        asked += 1;
        return HttpResponse.json(anOffer(asked > 2 ? { status: 'ended', price: null } : { expiresAt }));
      }),
    );
    renderApp('/oferta/token-1');
    expect(await screen.findByRole('timer')).toHaveTextContent(
      /^La guardamos para ti hasta las 10:30(, hora del complejo)?$/,
    );
    const title = { level: 1, name: 'Esta oferta ya terminó' };
    expect(await screen.findByRole('heading', title, { timeout: 9000 })).toBeVisible();
  }, 15_000);

  it.each([
    [61, 'te quedan 1 minuto y 1 segundo'],
    [60, 'te queda 1 minuto'],
    [1, 'te queda 1 segundo'],
  ])('says in good Spanish that %d seconds are left', async (seconds, said) => {
    const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
    server.use(http.get('*/api/offers/token-1', () => HttpResponse.json(anOffer({ expiresAt }))));
    renderApp('/oferta/token-1');
    expect((await screen.findByRole('timer')).textContent).toMatch(new RegExp(`: ${said}$`));
  });

  it.each([
    ['this browser', 'booking-1', 'La encuentras con tus reservas.', 'Ver Mis Reservas'],
    [
      'another browser',
      null,
      'La reserva está en el navegador o la cuenta con que te uniste a la lista.',
      'Volver al inicio',
    ],
  ])('says where the booking is if it belongs to %s', async (_whose, bookingId, hint, way) => {
    const accepted = anOffer({ status: 'accepted', price: null, bookingId });
    server.use(http.get('*/api/offers/token-1', () => HttpResponse.json(accepted)));
    renderApp('/oferta/token-1');
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
  });

  it('says so kindly when the offer has ended, and leads to the venue', async () => {
    server.use(
      http.get('*/api/offers/token-1', () => HttpResponse.json(anOffer({ status: 'ended', price: null }))),
    );
    renderApp('/oferta/token-1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Esta oferta ya terminó');
    expect(screen.getByRole('link', { name: 'Ver el complejo' })).toHaveAttribute('href', '/venue/venue-1');
  });
});
