import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { delay, http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { aBooking } from '../../../testing/builders';
import { renderInProviders } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { PaymentReturn } from './payment-return';

const returned = (outcome: string) =>
  `/my-bookings?reserva=booking-1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_abc&redirect_status=${outcome}`;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function arrive(address: string) {
  return renderInProviders(
    <main>
      <PaymentReturn />
      <Address />
    </main>,
    address,
  );
}

/** Simulates a server whose booking is paid once the payment is recorded. */
function servePayment() {
  const recorded: unknown[] = [];
  const booking = () =>
    aBooking(recorded.length > 0 ? { paymentStatus: 'completed', paidAmount: '16.50' } : {});
  server.use(
    http.get('*/api/bookings/booking-1', () => HttpResponse.json(booking())),
    http.post('*/api/payments', async ({ request }) => {
      recorded.push(await request.json());
      return HttpResponse.json(booking());
    }),
  );
  return recorded;
}

describe('the return from the page of the bank', () => {
  it('shows and does nothing on an ordinary visit', () => {
    arrive('/my-bookings?reserva=booking-1');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why a card was refused, and offers the checkout with another card', async () => {
    server.use(
      http.get('*/api/bookings/booking-1', () => HttpResponse.json(aBooking())),
      http.post('*/api/payments', () =>
        HttpResponse.json(
          { statusCode: 409, code: 'discount_used_with_card', message: 'Paga con otra tarjeta.' },
          { status: 409 },
        ),
      ),
    );
    arrive(returned('succeeded'));

    expect(await screen.findByText('Paga con otra tarjeta.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute(
      'href',
      '/checkout/booking-1',
    );
    expect(screen.queryByText('Estamos confirmando tu pago')).not.toBeInTheDocument();
  });

  it.each(['succeeded', 'processing'])(
    'records a payment that the bank reports as %s and shows the success',
    async (outcome) => {
      const recorded = servePayment();
      arrive(returned(outcome));

      expect(await screen.findByText('Pago exitoso')).toBeInTheDocument();
      expect(screen.getByText('Tu reserva ha sido confirmada')).toBeInTheDocument();
      expect(recorded).toEqual([{ bookingId: 'booking-1', userId: 'me', stripePaymentIntentId: 'pi_1' }]);
      expect(screen.queryByText('Estamos confirmando tu pago')).not.toBeInTheDocument();
    },
  );

  it('shows a notice until the booking is paid', async () => {
    server.use(
      http.get('*/api/bookings/booking-1', () => delay('infinite')),
      http.post('*/api/payments', () => delay('infinite')),
    );
    const { container } = arrive(returned('processing'));

    expect(await screen.findByText('Estamos confirmando tu pago')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('removes the secret of the payment from the address and keeps the booking', async () => {
    servePayment();
    arrive(returned('succeeded'));

    await waitFor(() => expect(screen.getByText('/my-bookings?reserva=booking-1')).toBeInTheDocument());
  });

  it('says that nothing was charged and offers another attempt if the bank declined', async () => {
    const { container } = arrive(returned('failed'));

    expect(screen.getByRole('alert')).toHaveTextContent('Tu banco no completó el pago y no se cobró nada.');
    expect(screen.getByRole('link', { name: 'Intentar de nuevo' })).toHaveAttribute(
      'href',
      '/checkout/booking-1',
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
