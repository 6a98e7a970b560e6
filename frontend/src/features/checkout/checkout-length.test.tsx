import { screen } from '@testing-library/react';
import { serveCheckout } from '../../testing/handlers/checkout-screen';
import { renderApp } from '../../testing/render-app';

const ninety = { timeSlot: '18:30', durationMinutes: 90, endsAt: '2027-11-22T01:00:00.000Z' };
const anHour = { timeSlot: '18:00', durationMinutes: 60, endsAt: '2027-11-22T00:00:00.000Z' };

async function openDetails(over: Parameters<typeof serveCheckout>[0]) {
  serveCheckout(over);
  renderApp('/checkout/booking-1');
  return await screen.findByRole('region', { name: 'Detalles de la reserva' });
}

describe('the length of a booking at the checkout', () => {
  it('is named with start and end if it is not one hour', async () => {
    const details = await openDetails(ninety);

    expect(details).toHaveTextContent('18:30 a 20:00');
    expect(details).toHaveTextContent('Duración1 h 30 min');
    const summary = screen.getByRole('region', { name: 'Resumen de tu reserva' });
    expect(summary).toHaveTextContent('Dom 21 nov, 18:30 a 20:00 · Singles');
  });

  it('is left out if it is one hour', async () => {
    const details = await openDetails(anHour);

    expect(details).toHaveTextContent('18:00 a 19:00');
    expect(details).not.toHaveTextContent('Duración');
  });
});

describe('the tariff at the checkout', () => {
  it.each([
    ['the one of the start if the play can end at night', '17:30', 90, 'Tarifa al empezarDiurna'],
    ['the tariff if the play is a whole hour', '17:00', 60, 'TarifaDiurna'],
  ])('is named as %s', async (_what, timeSlot, durationMinutes, shown) => {
    const details = await openDetails({ ...anHour, timeSlot, durationMinutes, tariffType: 'day' });

    expect(details).toHaveTextContent(shown);
  });
});
