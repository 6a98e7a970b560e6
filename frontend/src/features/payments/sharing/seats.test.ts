import { freePlaces, seatsOf } from './seats';

const link = (
  currentParticipants: number,
  pendingParticipants: number,
  yourShare = 'none',
  status = 'open',
  restHeldUntil: string | null = null,
) =>
  ({
    maxParticipants: 4,
    currentParticipants,
    pendingParticipants,
    yourShare: yourShare as 'none' | 'reserved' | 'paid',
    status: status as 'open' | 'complete',
    restHeldUntil,
  }) as const;

/** Writes the places as text: "tú libre, paid, free". */
const drawn = (of: ReturnType<typeof link>) =>
  seatsOf(of).map(({ state, yours }) => (yours ? `tú ${state}` : state));

describe('the places of a match', () => {
  it.each([
    [link(0, 0), ['tú free', 'free', 'free', 'free']],
    [link(2, 1), ['tú free', 'paid', 'paid', 'reserved']],
    [link(2, 1, 'reserved'), ['tú reserved', 'paid', 'paid', 'free']],
    [link(2, 1, 'paid'), ['tú paid', 'paid', 'reserved', 'free']],
    [link(3, 1), ['paid', 'paid', 'paid', 'reserved']],
    [link(3, 1, 'reserved'), ['tú reserved', 'paid', 'paid', 'paid']],
  ])('list the reader first, then the paid, reserved and free places (case %#)', (of, places) => {
    expect(drawn(of)).toEqual(places);
  });

  it('are all taken if the organiser paid the rest', () => {
    expect(drawn(link(1, 0, 'none', 'complete'))).toEqual(['paid', 'paid', 'paid', 'paid']);
  });

  it('are all taken while the organiser is paying the rest', () => {
    const paying = link(1, 0, 'none', 'open', '2026-11-20T20:05:00Z');
    expect(drawn(paying)).toEqual(['paid', 'reserved', 'reserved', 'reserved']);
    expect(freePlaces(paying)).toBe(0);
  });

  it('are free if they are neither paid nor being paid', () => {
    expect(freePlaces(link(1, 1))).toBe(2);
    expect(freePlaces(link(3, 1))).toBe(0);
  });
});
