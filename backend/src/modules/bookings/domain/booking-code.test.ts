import { parseBookingCode } from './booking-code.js';

test.each(['K7M-4QX', 'k7m-4qx', 'k7m4qx', ' K7M 4QX ', 'K7M–4QX'])(
  'reads the booking code typed as "%s"',
  (typed) => {
    expect(parseBookingCode(typed)).toBe('K7M-4QX');
  },
);

test.each(['', 'K7M-4Q', 'K7M-4QXX', 'K7M-4QA', 'O7M-4QX', 'cancha', '07M-4QX', 'K7M/4QX'])(
  'finds no booking code in "%s"',
  (typed) => {
    expect(parseBookingCode(typed)).toBeNull();
  },
);
