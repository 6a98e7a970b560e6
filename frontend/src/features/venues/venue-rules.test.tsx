import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { VenueRules } from '../../shared/model/venue-rules';
import { expectAccessible } from '../../testing/accessibility';
import { aCourt, aVenue } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { standAt } from '../../testing/venue-clock';

standAt('2026-11-20T17:25:00-05:00');

const siesta = [
  ['08:00', '14:00'],
  ['16:00', '22:00'],
];

function openVenue(rules: Partial<VenueRules>) {
  server.use(
    http.get('/api/venues/venue-1', () => HttpResponse.json({ ...aVenue(), ...rules })),
    http.get('/api/venues/venue-1/courts', () => HttpResponse.json([aCourt()])),
  );
  return renderApp('/venue/venue-1');
}

const tariffs = () => screen.findByRole('region', { name: 'Tarifas' });

describe('the page of a venue with rules of its own', () => {
  test('says when it opens, and the next dates with other hours', async () => {
    const { container } = openVenue({
      openingHours: {
        mon: [],
        tue: siesta,
        wed: siesta,
        thu: siesta,
        fri: siesta,
        sat: [['09:00', '13:00']],
        sun: [['09:00', '13:00']],
      },
      exceptions: [
        { date: '2027-01-01', open: [['12:00', '18:00']], reason: 'Año Nuevo' },
        { date: '2026-11-02', open: [], reason: 'Difuntos' },
        { date: '2026-12-25', open: [], reason: 'Navidad' },
      ],
    });

    expect(
      await screen.findByText(
        'Lunes cerrado · martes a viernes de 8:00 a 14:00 y de 16:00 a 22:00 · sábado y domingo de 9:00 a 13:00',
      ),
    ).toBeVisible();
    expect(screen.queryByText('6:00 - 21:00')).not.toBeInTheDocument();
    const next = screen.getByText('Vie 25 dic, cerrado: Navidad');
    expect(next.nextElementSibling).toHaveTextContent('Vie 1 ene, de 12:00 a 18:00: Año Nuevo');
    expect(screen.queryByText(/Difuntos/)).not.toBeInTheDocument();
    await tariffs();
    await expectAccessible(container);
  });

  test('names the start of its night in the tariffs', async () => {
    openVenue({ nightFrom: '19:30' });

    expect(await tariffs()).toHaveTextContent('Díahasta las 19:30');
    expect(await tariffs()).toHaveTextContent('Nochedesde las 19:30');
  });

  test('says that prices begin with the lowest if some days have another', async () => {
    const weekend = {
      weekdays: ['sat', 'sun'],
      from: '00:00',
      to: '24:00',
      dateFrom: null,
      dateTo: null,
      gameType: 'singles',
      courtIds: null,
      pricePerHour: '12.00',
    } as const;
    openVenue({ priceRules: [weekend] });

    const table = within(await tariffs());
    expect(table.getByRole('row', { name: /^Día/ })).toHaveTextContent(/desde \$12\.00/);
    expect(
      table.getByText('Algunos días u horas tienen otro precio. Lo ves al elegir la hora.'),
    ).toBeVisible();
  });

  test('says for how long one can book, if not for one hour', async () => {
    openVenue({ lengths: [90, 60, 120] });
    expect(await tariffs()).toHaveTextContent(
      'Precio por hora de cancha. Se reserva por 1 h, 1 h 30 min o 2 h.',
    );
  });

  test('has no night tariff if it closes before', async () => {
    const early = [['07:00', '18:00']];
    openVenue({
      openingHours: { mon: early, tue: early, wed: early, thu: early, fri: early, sat: early, sun: early },
    });

    const table = within(await tariffs());
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Díahasta las 18:00',
    ]);
    expect(table.queryByText(/luz artificial/)).not.toBeInTheDocument();
  });

  test('says what it gives back, and until when one may regret', async () => {
    openVenue({ refundSteps: [{ hoursBefore: 6, percentage: 100 }], regretMinutes: 15 });

    const terms = await screen.findByRole('region', { name: 'Si cancelas tu reserva' });
    expect(terms).toHaveTextContent(/Si te arrepientes en los primeros 15 minutos, te devolvemos todo/);
    expect(terms).toHaveTextContent('Si cancelas con más de 6 horas de anticipación, te devolvemos todo.');
  });

  test('says nothing of terms that are those of every venue', async () => {
    openVenue({
      refundSteps: [
        { hoursBefore: 24, percentage: 100 },
        { hoursBefore: 12, percentage: 50 },
      ],
    });
    await tariffs();
    expect(screen.queryByRole('region', { name: 'Si cancelas tu reserva' })).not.toBeInTheDocument();
  });
});
