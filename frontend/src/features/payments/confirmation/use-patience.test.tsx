import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aBooking } from '../../../testing/builders';
import { renderInProviders } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { PaymentReturn } from './payment-return';
import { pauseAfter } from './use-patience';

const address = '/my-bookings?reserva=booking-1&payment_intent=pi_1&redirect_status=succeeded';
const minutes = 60;

/** Simulates a server that never confirms, and counts how often the page asks. */
function serveNoConfirmation(recording = 409, booking = 200) {
  const asked = { record: 0, booking: 0 };
  server.use(
    http.post('*/api/payments', () => {
      asked.record += 1;
      return HttpResponse.json({ code: 'payment_not_found' }, { status: recording });
    }),
    http.get('*/api/bookings/booking-1', () => {
      asked.booking += 1;
      return HttpResponse.json(booking === 200 ? aBooking() : { code: 'not_found' }, { status: booking });
    }),
  );
  return asked;
}

/** The server of the tests responds in real time. */
const realSetTimeout = setTimeout;
const response = () => new Promise((resolve) => realSetTimeout(resolve, 2));

/** Lets the time pass second by second, with everything that happens in it. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(response);
  }
}

function setHidden(hidden: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

function setOffline(offline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  setHidden(false);
  setOffline(false);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the pauses between two checks grow, and end after five minutes', () => {
  expect([0, 29_999, 30_000, 119_999, 120_000, 299_999, 300_000].map(pauseAfter)).toEqual([
    3000,
    3000,
    10_000,
    10_000,
    30_000,
    30_000,
    false,
  ]);
});

describe('the return from the bank', () => {
  it.each([
    ['no such payment', 404, 200],
    ['no such booking', 409, 404],
  ])('stops asking and says so if the server knows %s', async (_case, recording, booking) => {
    const asked = serveNoConfirmation(recording, booking);
    renderInProviders(<PaymentReturn />, address);
    await pass(2);
    expect(screen.getByRole('alert')).toHaveTextContent('No encontramos ese pago en este navegador');
    const before = { ...asked };
    await pass(minutes);
    expect(asked).toEqual(before);
  });

  it('ends its checks after five minutes and offers to check again', async () => {
    const asked = serveNoConfirmation();
    renderInProviders(<PaymentReturn />, address);
    await pass(5 * minutes + 1);
    expect(screen.getByRole('alert')).toHaveTextContent('La confirmación está tardando');
    expect(asked.booking).toBeLessThan(30);
    const before = asked.booking;
    await pass(minutes);
    expect(asked).toEqual({ record: 1, booking: before });

    act(() => screen.getByRole('button', { name: 'Volver a comprobar' }).click());
    await pass(4);
    expect(screen.getByText('Estamos confirmando tu pago')).toBeVisible();
    expect(asked.record).toBe(2);
    expect(asked.booking).toBeGreaterThan(before);
  });

  it.each([
    ['hidden', setHidden],
    ['offline', setOffline],
  ])('asks nothing while the page is %s, and goes on afterwards', async (_state, set) => {
    const asked = serveNoConfirmation();
    renderInProviders(<PaymentReturn />, address);
    await pass(2);
    set(true);
    const before = asked.booking;
    await pass(minutes);
    expect(asked.booking).toBe(before);
    set(false);
    await pass(11);
    expect(asked.booking).toBeGreaterThan(before);
  });
});
