import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';

interface Hour {
  courtId: string;
  date: string;
  timeSlot: string;
}

export interface Paid {
  id: string;
  /** A decimal string. */
  paidAmount: string;
}

/** Books an hour for singles in the session of these requests, and pays it by card. */
export async function paidHour(request: APIRequestContext, hour: Hour): Promise<Paid> {
  const { courtId, date, timeSlot } = hour;
  await request.post('/api/session');
  const play = {
    courtId,
    userId: 'me',
    bookingDate: `${date}T${timeSlot}:00`,
    timeSlot,
    gameType: 'singles',
  };
  const booked = await request.post('/api/bookings', { data: play });
  expect(booked.status()).toBe(201);
  const { id: bookingId } = (await booked.json()) as Paid;
  const offer = await request.post('/api/create-payment-intent', { data: { bookingId } });
  const { clientSecret } = (await offer.json()) as { clientSecret: string };
  const [stripePaymentIntentId = ''] = clientSecret.split('_secret_');
  const { stripePublishableKey: key } = (await (await request.get('/api/config')).json()) as {
    stripePublishableKey: string;
  };
  const form = { key, client_secret: clientSecret, payment_method: 'pm_card_visa' };
  await request.post(`/stripe-sandbox/v1/payment_intents/${stripePaymentIntentId}/confirm`, { form });
  const data = { bookingId, userId: 'me', stripePaymentIntentId };
  const paid = await request.post('/api/payments', { data });
  expect(paid.status()).toBe(201);
  return (await paid.json()) as Paid;
}
