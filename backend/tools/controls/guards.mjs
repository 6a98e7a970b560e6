import { inRoot } from '../launch/processes.mjs';

/**
 * A part of the code that keeps a promise of the product. `npm run test:controls` takes one guard
 * away at a time, and the tests that it names must then fail.
 * @typedef {object} Guard
 * @property {string} name
 * @property {'sold_once' | 'money'} promise what is broken without the guard
 * @property {string} why what happens without the guard
 * @property {string} file the file that contains the guard, below `backend/src`
 * @property {string} find the text of the guard; the file contains it exactly once
 * @property {string} replace the text without the guard
 * @property {{ file: string, title: string }[]} tests a file below `backend/test`, without
 * `.test.ts`, and the title of a test in it
 */

/** @type {Guard[]} */
export const GUARDS = [
  {
    name: 'half-hour-key',
    promise: 'sold_once',
    why: 'Players who book an hour at the same moment all get it.',
    file: 'migrations/baseline/bookings.ts',
    find: '    primary key (court_id, slot_date, half_hour),\n',
    replace: '',
    tests: [
      {
        file: 'bookings/one-slot',
        title:
          '300 players request one hour at once, again and again: exactly one gets it, the others get slot_taken',
      },
    ],
  },
  {
    name: 'booking-lock',
    promise: 'money',
    why: 'Friends who ask at the same moment pay one place several times.',
    file: 'modules/bookings/adapters/persistence/locked-bookings.ts',
    find: 'findOne({ where: { id }, lock })',
    replace: 'findOne({ where: { id } })',
    tests: [
      {
        file: 'money/sharing',
        title: 'one of 50 people who request the last place can pay and the others have to wait',
      },
      { file: 'money/sharing', title: 'a link that is requested three times at once is one link' },
    ],
  },
  {
    name: 'intents-end-first',
    promise: 'sold_once',
    why: 'An hour is free while a card form for it is open, so two players pay for it.',
    file: 'modules/payments/application/deadline/finish-release.ts',
    find: '    if (payments.some((payment) => !payment.isFinal)) return false;\n',
    replace: '',
    tests: [
      {
        file: 'money/provider-in-trouble',
        title: 'keeps a cancelled hour taken until its intent is canceled when it is unreachable',
      },
      {
        file: 'bookings/releasing',
        title: 'the hour of a cancelled booking stays taken until its open card form has ended',
      },
    ],
  },
  {
    name: 'excess-returned',
    promise: 'money',
    why: 'Money for a booking that no longer accepts it stays with the club.',
    file: 'modules/payments/application/settling/request-refunds.ts',
    find: '.filter((payment) => payment.isExcess)',
    replace: '.filter(() => false)',
    tests: [
      {
        file: 'money/excess',
        title: 'an organiser who paid a cancelled booking gets a letter and sees what goes back',
      },
    ],
  },
  {
    name: 'key-of-intents',
    promise: 'money',
    why: 'An order that is repeated after a lost response makes a second payment.',
    file: 'modules/payment-provider/adapters/stripe/stripe-payment-gateway.ts',
    find: `        return await this.stripe.paymentIntents.create(intentParams(order), {
          idempotencyKey: order.paymentId,
        });`,
    replace: '        return await this.stripe.paymentIntents.create(intentParams(order));',
    tests: [
      {
        file: 'payments/provider-faults',
        title: 'the payer is asked to retry when %s, and then finds one intent',
      },
      {
        file: 'payments/payment-gateway',
        title: 'creates one intent for each payment and returns its current state',
      },
    ],
  },
  {
    name: 'key-of-refunds',
    promise: 'money',
    why: 'A refund that is sent twice is paid twice.',
    file: 'modules/payment-provider/adapters/stripe/stripe-payment-gateway.ts',
    find: 'this.stripe.refunds.create(params, { idempotencyKey: key })',
    replace: 'this.stripe.refunds.create(params)',
    tests: [
      { file: 'money/at-once', title: 'a refund sent by several jobs at the same time is paid once' },
      { file: 'payments/payment-gateway-refunds', title: 'returns a part of a payment only once' },
    ],
  },
  {
    name: 'webhook-signature',
    promise: 'money',
    why: 'Anyone can send events in the name of the provider.',
    file: 'modules/payment-provider/adapters/stripe/stripe-events.ts',
    find: `this.stripe.webhooks.constructEvent(
        body,
        signature,
        this.webhookSecret,
        SIGNATURE_TOLERANCE_SECONDS,
        undefined,
        this.clock.now().getTime(),
      );`,
    replace: 'JSON.parse(body.toString());',
    tests: [
      { file: 'payments/webhook', title: 'the event is rejected %s' },
      { file: 'payments/payment-gateway', title: 'rejects an event with a missing or outdated signature' },
    ],
  },
  {
    name: 'refund-looked-up',
    promise: 'money',
    why: 'A refund whose response was lost is paid twice after the provider has forgotten its key.',
    file: 'modules/payments/application/refunds/send-refund.ts',
    find: 'const existing = await this.find(order);',
    replace: 'const existing = undefined;',
    tests: [
      {
        file: 'money/payment-found-a-day-later',
        title: 'a refund whose response was lost is found a day later and not paid again',
      },
    ],
  },
  {
    name: 'one-link',
    promise: 'money',
    why: 'Only the lock of the booking prevents that two links sell its places.',
    file: 'migrations/baseline/shared-links.ts',
    find: 'booking_id uuid not null unique references bookings',
    replace: 'booking_id uuid not null references bookings',
    tests: [{ file: 'money/sharing', title: 'the table of links refuses a second link of a booking' }],
  },
  {
    name: 'uses-of-code',
    promise: 'money',
    why: 'Bookings that want the last use at the same moment end in an error of the table.',
    file: 'modules/discounts/adapters/persistence/postgres-discount-code-repository.ts',
    find: '      and (max_usage is null or usage_count < max_usage) returning 1`',
    replace: '      returning 1`',
    tests: [
      {
        file: 'money/limited-codes',
        title:
          'one of three bookings that have all read that one use is left gets it, the others are refused',
      },
    ],
  },
  {
    name: 'number-of-receipt',
    promise: 'money',
    why: 'Payments at the same moment draw the same number, and all but one fail.',
    file: 'migrations/1763850000000-receipts.ts',
    find: `      update receipt_series set last_receipt = last_receipt + (what <> 'refund')::int,
                                last_credit_note = last_credit_note + (what = 'refund')::int
       where venue_id = venue returning * into place;`,
    replace: `      select * into place from receipt_series where venue_id = venue;
      place.last_receipt := place.last_receipt + (what <> 'refund')::int;
      place.last_credit_note := place.last_credit_note + (what = 'refund')::int;
      update receipt_series
         set last_receipt = place.last_receipt, last_credit_note = place.last_credit_note
       where venue_id = venue;`,
    tests: [
      {
        file: 'receipts/races',
        title: 'three payments that meet at the series of their venue get three numbers',
      },
    ],
  },
];

/** The guards whose controls run before each merge. */
export const MOST_IMPORTANT = ['half-hour-key', 'booking-lock', 'excess-returned'];

/** The variable that tells the loader of the tests which guard is to be taken away. */
export const WITHOUT = 'SAQUE_WITHOUT_GUARD';

export const pathOf = ({ file }) => inRoot('backend', 'src', ...file.split('/'));

/**
 * Returns the text of a source file as the tests load it: without the guard that the environment
 * names, if the file contains it.
 * @throws Error if no guard has this name, or its text is not there exactly once
 */
export function loadedText(path, text, name = process.env[WITHOUT]) {
  if (!name) return text;
  const guard = GUARDS.find((one) => one.name === name);
  if (!guard) throw new Error(`There is no guard "${name}".`);
  return path === pathOf(guard) ? textWithout(guard, text) : text;
}

/** @throws Error if the text does not contain the guard exactly once */
function textWithout({ name, file, find, replace }, text) {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${file} contains the guard "${name}" ${times} times, not once.`);
  return text.replace(find, () => replace);
}
