import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { components } from '../../../shared/api/schema';
import { expectAccessible } from '../../../testing/accessibility';
import { aBooking, aPart, aReceiptPayment } from '../../../testing/builders';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { standAt } from '../../../testing/venue-clock';
import { recheckPartsIn } from '../model/recheck-in';

type Part = components['schemas']['BookingPartBody'];

standAt('2027-11-20T15:00:00-05:00');

const serve = (...parts: Part[]) =>
  server.use(http.get('*/api/booking-parts', () => HttpResponse.json(parts)));
const card = () => screen.findByRole('article', { name: /^Tu parte en el partido/ });

describe('the parts in the matches of others in "Mis Reservas"', () => {
  it('stand among the bookings, with what the player paid and nothing to cancel', async () => {
    server.use(
      http.get('*/api/bookings/user/me', () => HttpResponse.json([aBooking({ paymentStatus: 'completed' })])),
    );
    serve(aPart());
    const { container } = renderApp('/my-bookings');

    const part = await card();
    expect(part).toHaveAccessibleName('Tu parte en el partido de Ana');
    expect(part).toHaveTextContent('10:00 a 11:00');
    expect(part).toHaveTextContent('Cancha 3 · Norte · Dobles');
    expect(part).toHaveTextContent('Pagaste $7.25');
    expect(within(part).getByText('Pagado')).toBeVisible();
    expect(within(part).queryByRole('button', { name: /Cancelar/ })).toBeNull();
    expect(within(part).getByRole('link', { name: /^Agregar al calendario/ })).toHaveAttribute(
      'href',
      '/api/bookings/booking-2/calendar.ics',
    );
    expect(within(part).getByRole('link', { name: /^Ver el grupo/ })).toHaveAttribute(
      'href',
      '/shared-payment/share-2',
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await expectAccessible(container);
  });

  it('name no organiser who left no name', async () => {
    serve(aPart({ organiserName: null }));
    renderApp('/my-bookings');

    expect(await card()).toHaveAccessibleName('Tu parte en el partido');
  });

  it.each([
    [{ status: 'cancelled', cancelledBy: 'player' }, 'Quien organizó el partido lo canceló.'],
    [{ status: 'cancelled', cancelledBy: 'player' }, 'Sin reembolso'],
    [
      { status: 'cancelled', cancelledBy: 'venue', cancellationReason: 'Lluvia' },
      'El complejo canceló el partido: Lluvia',
    ],
    [{ status: 'expired' }, 'El partido no se completó a tiempo y la hora quedó libre.'],
    [{ status: 'cancelled', refundStatus: 'pending' }, 'Reembolso en camino'],
    [{ status: 'cancelled', refundStatus: 'pending', refundedAmount: '3.62' }, 'Reembolso en camino: $3.62'],
    [{ status: 'cancelled', refundStatus: 'succeeded', refundedAmount: '7.25' }, 'Reembolsado $7.25'],
  ] as const)('explain %j with the words "%s"', async (over, sentence) => {
    serve(aPart(over));
    renderApp('/my-bookings');

    const part = await card();
    expect(within(part).getAllByText(sentence)[0]).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Canceladas y vencidas' })).toBeVisible();
  });

  it('open their receipt, and only what the player paid', async () => {
    serve(aPart());
    server.use(http.get('*/api/bookings/booking-2/receipt', () => HttpResponse.json([aReceiptPayment()])));
    const { user, container } = renderApp('/my-bookings');

    await user.click(within(await card()).getByRole('link', { name: /^Comprobante/ }));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tu parte en el partido de Ana' }),
    ).toBeVisible();
    expect(await screen.findByText('Visa terminada en 4242')).toBeVisible();
    expect(screen.getByText('Pagaste').parentElement).toHaveTextContent('Pagaste$7.25');
    expect(screen.queryByRole('button', { name: /Cancelar/ })).toBeNull();
    await expectAccessible(container);
  });

  it('are explained if this browser does not know them', async () => {
    renderApp('/my-bookings?parte=unknown');

    expect(await screen.findByText('No encontramos esa parte en este navegador')).toBeVisible();
  });

  it('hide no booking if they cannot be loaded', async () => {
    server.use(
      http.get('*/api/bookings/user/me', () => HttpResponse.json([aBooking()])),
      http.get('*/api/booking-parts', () => new HttpResponse(null, { status: 500 })),
    );
    renderApp('/my-bookings');

    expect(await screen.findByRole('article')).toBeVisible();
    expect(
      await screen.findByText(/^No pudimos cargar los partidos de otros/, {}, { timeout: 8000 }),
    ).toBeVisible();
  });
});

it('the parts are fetched again while a refund is on its way', () => {
  expect(recheckPartsIn([{ refundStatus: 'none' }, { refundStatus: 'pending' }])).toBe(5000);
  expect(recheckPartsIn([{ refundStatus: 'succeeded' }])).toBe(false);
  expect(recheckPartsIn(undefined)).toBe(false);
});
