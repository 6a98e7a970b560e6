import { bookingWindow, readDraft, stripOf } from './booking-draft';

const window = { firstDay: '2026-11-20', lastDay: '2027-01-19' };
const nothing = { date: '', slot: '', gameType: '' };
const read = (values: Partial<typeof nothing>) => readDraft({ ...nothing, ...values }, window);

describe('reading the draft of a booking from the address', () => {
  it('starts with singles, today and no hour', () => {
    expect(read({})).toEqual({ date: '2026-11-20', slot: null, gameType: 'singles' });
  });

  it('takes over valid values', () => {
    const draft = { date: '2026-12-24', slot: '18:00', gameType: 'doubles' };
    expect(read(draft)).toEqual(draft);
  });

  it.each([
    ['a day that does not exist', '2026-02-31'],
    ['text that is not a day', 'mañana'],
    ['yesterday', '2026-11-19'],
    ['the day after the window', '2027-01-20'],
  ])('falls back to today for %s', (_, date) => {
    expect(read({ date }).date).toBe('2026-11-20');
  });

  it.each(['2026-11-20', '2027-01-19'])('accepts the edge %s of the booking window', (date) => {
    expect(read({ date }).date).toBe(date);
  });

  it.each(['24:00', '18:15', '6:00', '<script>'])('ignores the invalid hour "%s"', (slot) => {
    expect(read({ slot }).slot).toBeNull();
  });

  it.each([
    ['90', 90],
    ['45', undefined],
    ['', undefined],
  ])('reads the length "%s" as %s', (minutes, expected) => {
    expect(readDraft({ ...nothing, minutes }, window).minutes).toBe(expected);
  });

  it('falls back to singles for an unknown game type', () => {
    expect(read({ gameType: 'padel' }).gameType).toBe('singles');
  });
});

describe('the window of days that can be booked', () => {
  it("begins on the venue's current day, not on the browser's", () => {
    const lateInGuayaquil = new Date('2026-11-21T03:30:00Z');
    expect(bookingWindow('America/Guayaquil', 60, lateInGuayaquil)).toEqual({
      firstDay: '2026-11-20',
      lastDay: '2027-01-19',
    });
    expect(bookingWindow('Europe/Madrid', 60, lateInGuayaquil).firstDay).toBe('2026-11-21');
  });
});

describe('the strip of seven days', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '2026-11-26'],
    ['2026-11-26', '2026-11-20', '2026-11-26'],
    ['2026-11-27', '2026-11-27', '2026-12-03'],
    ['2027-01-19', '2027-01-15', '2027-01-19'],
  ])('has, around %s, the days from %s to %s', (day, first, last) => {
    const days = stripOf(day, window);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });
});
