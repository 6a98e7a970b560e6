import { standAt } from '../../../testing/venue-clock';
import { accountAfterDeadline, deadlineAccount, type DueBooking, secondsToPay } from './deadline-account';

standAt('2026-11-20T19:40:00Z');

const visa = { brand: 'visa', last4: '4242' };
const noCard = 'Si a las 15:40 no han pagado todos, la reserva vence y la hora queda libre.';

const due = (over: Partial<DueBooking>): DueBooking => ({
  atDeadline: 'expires',
  savedCard: null,
  isShared: false,
  paymentDueAt: '2026-11-20T20:40:00Z',
  timeZone: 'America/Guayaquil',
  totalAmount: '29.05',
  discountAmount: '0.00',
  paidAmount: '0.00',
  ...over,
});

const shared = { isShared: true } as const;
const partPaid = { isShared: true, paidAmount: '7.26' } as const;
const saved = { atDeadline: 'charges_saved_card', savedCard: visa } as const;
const held = { atDeadline: 'charges_guarantee', savedCard: visa } as const;

describe('what happens at the deadline', () => {
  it('names the day of a deadline that comes on another one', () => {
    expect(deadlineAccount(due({ ...held, ...shared, paymentDueAt: '2026-11-22T02:00:00Z' }))).toBe(
      'A las 21:00 del sábado 21 se cobra de lo retenido en tu tarjeta solo lo que falte (ahora, $29.05) y el resto se libera.',
    );
  });

  it.each<[string, Partial<DueBooking>, string]>([
    ['nothing saved', {}, 'Paga antes de las 15:40. Si no, la hora queda libre y no se cobra nada.'],
    ['nothing saved, shared', shared, noCard],
    ['nothing saved, shared, some paid', partPaid, `${noCard} A quien ya pagó se le devuelve todo.`],
    ['card saved', saved, 'Si no pagas antes de las 15:40, se cobran $29.05 a tu Visa terminada en 4242.'],
    [
      'card saved, shared',
      { ...saved, ...shared },
      'Si a las 15:40 no han pagado todos, se cobra a tu Visa terminada en 4242 lo que falte (ahora, $29.05).',
    ],
    [
      'card saved, shared, some paid',
      { ...saved, ...partPaid },
      'Si a las 15:40 no han pagado todos, se cobra a tu Visa terminada en 4242 lo que falte (ahora, $21.79).',
    ],
    [
      'guarantee held, not shared',
      held,
      'Si no pagas antes de las 15:40, se cobran $29.05 de lo retenido en tu tarjeta.',
    ],
    [
      'guarantee held, shared',
      { ...held, ...shared },
      'A las 15:40 se cobra de lo retenido en tu tarjeta solo lo que falte (ahora, $29.05) y el resto se libera.',
    ],
    [
      'guarantee held, shared, some paid',
      { ...held, ...partPaid },
      'A las 15:40 se cobra de lo retenido en tu tarjeta solo lo que falte (ahora, $21.79) y el resto se libera.',
    ],
    [
      'card of an unknown brand',
      { ...saved, savedCard: { brand: 'other', last4: '0001' } },
      'Si no pagas antes de las 15:40, se cobran $29.05 a tu tarjeta terminada en 0001.',
    ],
  ])('is said for a booking with %s', (_state, over, account) => {
    expect(deadlineAccount(due(over))).toBe(account);
  });

  it.each([
    [{}, 'No se completó el pago, así que la hora está por quedar libre.'],
    [saved, 'Estamos cobrando $29.05 a tu Visa terminada en 4242.'],
    [{ ...held, ...partPaid }, 'Estamos cobrando $21.79 de lo retenido en tu tarjeta.'],
  ])('is said after it for %j', (over, account) => {
    expect(accountAfterDeadline(due(over))).toBe(account);
  });
});

describe('the time to pay', () => {
  const placed = { createdAt: '2026-11-20T20:00:00.250Z', startsAt: '2026-11-21T20:00:00Z' };

  it('is that of the venue, from five minutes to a day', () => {
    expect(secondsToPay({ ...placed, paymentDueAt: '2026-11-20T20:05:00.250Z' }, 3600)).toBe(300);
    expect(secondsToPay({ ...placed, paymentDueAt: '2026-11-21T19:00:00.250Z' }, 3600)).toBe(82_800);
  });

  it('is the usual one, or as long as the booking shows, if the play begins before it ends', () => {
    const cut = (startsAt: string) => secondsToPay({ ...placed, startsAt, paymentDueAt: startsAt }, 3600);
    expect(cut('2026-11-20T20:30:00.000Z')).toBe(3600);
    expect(cut('2026-11-20T23:00:00.250Z')).toBe(10_800);
  });
});
