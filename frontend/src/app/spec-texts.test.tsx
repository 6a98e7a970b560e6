import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCalendarEntry, aCourt, aHome, aVenue, aVenueDay } from '../testing/builders';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';
import { standAt } from '../testing/venue-clock';

standAt('2026-11-20T10:30:00-05:00');

/** The specification's texts, repeated here so that they cannot change by accident. */
const specifiedTexts: Record<string, string[]> = {
  '/': [
    'Inicio',
    'Mis Reservas',
    'Reservas',
    'Admin',
    'Mi Cuenta',
    'Pago seguro',
    'Reserva 24/7',
    'Pago grupal',
    'Descuentos',
    'Complejos deportivos destacados',
    'Desde $14.50/hora',
    'Nuevo',
  ],
  '/venue/venue-1': [
    'Complejo Deportivo de Tenis',
    '6:00 - 21:00',
    'Ver Calendario de Reservas',
    'Selecciona tu Cancha',
    'Disponible',
    'Ocupada',
    'Tarifas',
  ],
  '/venue/venue-1/calendar?mes=2026-11': [
    'Volver al Venue',
    'Hoy',
    'Noviembre 2026',
    'Lun',
    'Dom',
    'C2 18:00',
    'Todas las Reservas de noviembre 2026',
    '21 de noviembre, 2026 · 18:00 · Singles',
    '$16.50',
    'Pagado',
    'Pago Parcial',
    'Pendiente',
  ],
  '/venue/venue-1/calendar?mes=2026-12': ['No hay reservas para este mes'],
  '/venue/nada': ['Complejo no encontrado', 'Volver al inicio'],
  '/otra/cosa': ['Página no encontrada', '404 Page Not Found'],
};

beforeEach(() => {
  server.use(
    http.get('/api/venues/home', () => HttpResponse.json(aHome(aVenue()))),
    http.get('/api/venues/venue-1', () => HttpResponse.json(aVenue({ description: null }))),
    http.get('/api/venues/nada', () => HttpResponse.json({}, { status: 404 })),
    http.get('/api/venues/nada/courts', () => HttpResponse.json({}, { status: 404 })),
    http.get('/api/venues/venue-1/day', () =>
      HttpResponse.json(aVenueDay({ 'court-1': {}, 'court-2': {}, 'court-3': 'blocked' })),
    ),
    http.get('/api/venues/venue-1/courts', () =>
      HttpResponse.json([
        aCourt(),
        aCourt({ id: 'court-2', courtNumber: 2 }),
        aCourt({ id: 'court-3', courtNumber: 3, status: 'maintenance' }),
      ]),
    ),
    http.get('/api/venues/venue-1/bookings', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('month') === '11'
          ? [
              aCalendarEntry(),
              aCalendarEntry({ id: 'entry-2', paymentStatus: 'partial' }),
              aCalendarEntry({ id: 'entry-3', paymentStatus: 'pending' }),
            ]
          : [],
      ),
    ),
  );
});

describe('the texts of the specification', () => {
  test.each(Object.entries(specifiedTexts))(
    'are on the screen unchanged at %s',
    async (address, sentences) => {
      renderApp(address);

      for (const sentence of sentences) {
        expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
      }
    },
  );

  test('are on the screen unchanged if there are no venues', async () => {
    server.use(http.get('/api/venues/home', () => HttpResponse.json(aHome())));
    renderApp('/');

    expect(await screen.findByText('No hay complejos deportivos disponibles')).toBeVisible();
    expect(screen.getByText('Pronto agregaremos más ubicaciones')).toBeVisible();
  });
});
