import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aBooking } from '../../../testing/builders';
import { renderInProviders } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { useRecordPayment } from './record-payment';

/** Records a payment at the press of a button and shows its status. */
function Recorder() {
  const { mutate, status } = useRecordPayment();
  return (
    <button onClick={() => mutate({ bookingId: 'booking-1', stripePaymentIntentId: 'pi_1' })}>
      {status}
    </button>
  );
}

function respondWith(...responses: Response[]) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/payments', async ({ request }) => {
      sent.push(await request.json());
      return responses.shift() ?? HttpResponse.error();
    }),
  );
  return sent;
}

const booking = aBooking({ paymentStatus: 'completed', paidAmount: '16.50' });
const samePayment = { bookingId: 'booking-1', userId: 'me', stripePaymentIntentId: 'pi_1' };

describe('recording a payment at the server', () => {
  it('stores the paid booking and invalidates everything that shows payments', async () => {
    respondWith(HttpResponse.json(booking));
    const { user, queryClient } = renderInProviders(<Recorder />);
    const shows = [
      ['bookings', 'user', 'me'],
      ['venues', 'venue-1', 'bookings', { year: 2027, month: 11 }],
      ['payments', 'stats'],
    ];
    const untouched = [
      ['venues', 'venue-1'],
      ['payments', 'intent', 'booking-1', null],
    ];
    [...shows, ...untouched].forEach((key) => queryClient.setQueryData(key, {}));

    await user.click(screen.getByRole('button'));

    expect(await screen.findByText('success')).toBeInTheDocument();
    const isOld = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(queryClient.getQueryData(['bookings', 'booking-1'])).toEqual(booking);
    expect(shows.map(isOld)).toEqual([true, true, true]);
    expect(untouched.map(isOld)).toEqual([false, false]);
  });

  it('repeats the same payment while the server does not respond', async () => {
    const sent = respondWith(new HttpResponse(null, { status: 503 }), HttpResponse.json(booking));
    const { user } = renderInProviders(<Recorder />);

    await user.click(screen.getByRole('button'));

    expect(await screen.findByText('success')).toBeInTheDocument();
    expect(sent).toEqual([samePayment, samePayment]);
  });

  it('is not repeated if the server refuses it', async () => {
    const sent = respondWith(HttpResponse.json({ code: 'not_found', message: 'No.' }, { status: 404 }));
    const { user } = renderInProviders(<Recorder />);

    await user.click(screen.getByRole('button'));

    await waitFor(() => expect(screen.getByText('error')).toBeInTheDocument());
    expect(sent).toEqual([samePayment]);
  });
});
