import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { VenueRules } from '../../shared/model/venue-rules';
import { expectAccessible } from '../../testing/accessibility';
import { aVenue } from '../../testing/builders';
import { serveBookingScreen } from '../../testing/handlers/booking-screen';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

/** Serves the venue with rules of its own. On the days of `closed` it offers no start. */
function serve(rules: Partial<VenueRules>, closed: readonly string[] = []) {
  serveBookingScreen();
  server.use(
    http.get('*/api/venues/venue-1', () => HttpResponse.json({ ...aVenue(), ...rules })),
    http.get('*/api/courts/court-1/availability', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date') ?? '';
      return closed.includes(date) ? HttpResponse.json([]) : undefined;
    }),
  );
}

const closedOn = (...dates: string[]) => ({
  exceptions: dates.map((date) => ({ date, open: [], reason: 'Torneo de verano' })),
});

describe('the booking screen of a venue with hours of its own', () => {
  it('says why the venue is closed on a day, and leads to the next day on which it opens', async () => {
    const days = ['2026-11-21', '2026-11-22'];
    serve(closedOn(...days), days);
    const { user, container } = renderApp('/booking/court-1?fecha=2026-11-21');

    expect(await screen.findByText('El complejo no abre este día: Torneo de verano.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Resumen de tu reserva' })).toHaveTextContent(
      'Sin horas libres',
    );
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Ver lunes 23' }));

    expect(await screen.findByText('Lunes, 23 de noviembre de 2026')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /^06:00/ })).toBeEnabled();
  });

  it('starts with the next day if the venue is closed today', async () => {
    serve(closedOn('2026-11-20'), ['2026-11-20']);
    renderApp('/booking/court-1');

    expect(
      await screen.findByText('Hoy el complejo no abre. Te mostramos el sábado 21 de noviembre.'),
    ).toBeVisible();
  });

  it('says why the venue opens at other hours', async () => {
    const exceptions = [{ date: '2026-11-21', open: [['09:00', '13:00']], reason: 'Elecciones' }];
    serve({ exceptions });
    renderApp('/booking/court-1?fecha=2026-11-21');

    expect(await screen.findByText('Este día abre de 9:00 a 13:00: Elecciones.')).toBeVisible();
  });

  it('offers no day beyond those that the venue opens', async () => {
    serve({ windowDays: 2 });
    const { user } = renderApp('/booking/court-1');

    expect(await screen.findByRole('radio', { name: 'domingo 22 de noviembre' })).toBeEnabled();
    const after = () => screen.queryByRole('radio', { name: 'lunes 23 de noviembre' });
    await waitFor(() => expect(after()).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Ver el mes' }));
    expect(screen.getByRole('button', { name: '22 de noviembre de 2026' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '23 de noviembre de 2026' })).toBeDisabled();
  });

  it('names the hours of the day tariff as the venue opens', async () => {
    const siesta = [
      ['08:00', '14:00'],
      ['16:00', '22:00'],
    ];
    const openingHours = {
      mon: [],
      tue: siesta,
      wed: siesta,
      thu: siesta,
      fri: siesta,
      sat: siesta,
      sun: [],
    };
    serve({ nightFrom: '19:30', openingHours });
    renderApp('/booking/court-1?fecha=2026-11-21');

    expect(await screen.findByText('de 08:00 a 14:00 y de 16:00 a 19:30')).toBeVisible();
  });
});
