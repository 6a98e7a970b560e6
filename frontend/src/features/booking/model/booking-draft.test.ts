import { bookingWindow, draftParams, readDraft } from './booking-draft';

const window = { firstDay: '2026-11-20', lastDay: '2027-01-19' };
const read = (search: string) => readDraft(new URLSearchParams(search), window);

describe('readDraft', () => {
  it('starts with singles, today and no hour', () => {
    expect(read('')).toEqual({ date: '2026-11-20', slot: null, gameType: 'singles' });
  });

  it('reads back what draftParams wrote', () => {
    const draft = { date: '2026-12-24', slot: '18:00', gameType: 'doubles' } as const;
    expect(readDraft(new URLSearchParams(draftParams(draft)), window)).toEqual(draft);
  });

  it.each([
    ['a day that does not exist', 'fecha=2026-02-31'],
    ['no day at all', 'fecha=mañana'],
    ['yesterday', 'fecha=2026-11-19'],
    ['the day after the window', 'fecha=2027-01-20'],
  ])('falls back to today for %s', (_, search) => {
    expect(read(search).date).toBe('2026-11-20');
  });

  it.each(['fecha=2026-11-20', 'fecha=2027-01-19'])('keeps the edges of the window: %s', (search) => {
    expect(`fecha=${read(search).date}`).toBe(search);
  });

  it.each(['hora=05:00', 'hora=22:00', 'hora=18:30', 'hora=6:00', 'hora=<script>'])(
    'knows no hour like %s',
    (search) => {
      expect(read(search).slot).toBeNull();
    },
  );

  it('takes any game it does not know for singles', () => {
    expect(read('juego=padel').gameType).toBe('singles');
  });
});

describe('draftParams', () => {
  it('says nothing of an hour that is not chosen', () => {
    expect(draftParams({ date: '2026-11-20', slot: null, gameType: 'singles' })).toEqual({
      fecha: '2026-11-20',
      juego: 'singles',
    });
  });
});

describe('bookingWindow', () => {
  it("begins on the venue's day, whatever day the browser has", () => {
    const lateInGuayaquil = new Date('2026-11-21T03:30:00Z');
    expect(bookingWindow('America/Guayaquil', 60, lateInGuayaquil)).toEqual({
      firstDay: '2026-11-20',
      lastDay: '2027-01-19',
    });
    expect(bookingWindow('Europe/Madrid', 60, lateInGuayaquil).firstDay).toBe('2026-11-21');
  });
});
