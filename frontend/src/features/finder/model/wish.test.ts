import { readWish, searchCall, type WishValues } from './wish';

const anything: WishValues = {
  place: '',
  date: '',
  from: '',
  to: '',
  minutes: '',
  gameType: '',
  surface: '',
  lights: '',
  maxPrice: '',
  near: '',
};

/** A Wednesday. */
const today = '2026-11-25';

describe('the wish of an address', () => {
  test('is any start of today for singles if the address names nothing', () => {
    expect(readWish(anything, today)).toEqual({
      place: '',
      date: today,
      from: '',
      to: '',
      minutes: null,
      gameType: 'singles',
      surface: '',
      lights: false,
      maxPrice: null,
    });
  });

  test('has every value that the address names', () => {
    const values = {
      place: ' Cumbayá ',
      date: '2026-12-01',
      from: '18:00',
      to: '20:30',
      minutes: '90',
      gameType: 'doubles',
      near: '1',
      surface: 'clay',
      lights: '1',
      maxPrice: '20',
    };
    expect(readWish(values, today)).toEqual({
      place: 'Cumbayá',
      date: '2026-12-01',
      from: '18:00',
      to: '20:30',
      minutes: 90,
      gameType: 'doubles',
      surface: 'clay',
      lights: true,
      maxPrice: 20,
    });
  });

  test.each([
    ['manana', '2026-11-26'],
    ['sabado', '2026-11-28'],
    ['domingo', '2026-11-29'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-23', today],
    ['2026-02-31', today],
    ['nunca', today],
  ])('takes the day "%s" for %s', (date, expected) => {
    expect(readWish({ ...anything, date }, today)?.date).toBe(expected);
  });

  test('takes Saturday on a Saturday for today', () => {
    expect(readWish({ ...anything, date: 'sabado' }, '2026-11-28')?.date).toBe('2026-11-28');
  });

  test('is unknown on the server unless the address names a date', () => {
    expect(readWish({ ...anything, date: 'manana' }, null)).toBeNull();
    expect(readWish(anything, null)).toBeNull();
    expect(readWish({ ...anything, date: '2026-12-01' }, null)?.date).toBe('2026-12-01');
  });

  test.each([
    ['a time off the grid', { from: '18:15' }, { from: '' }],
    ['a last start before the first', { from: '18:00', to: '17:00' }, { from: '18:00', to: '' }],
    ['an unknown length', { minutes: '45' }, { minutes: null }],
    ['an unknown game', { gameType: 'padel' }, { gameType: 'singles' }],
    ['an unknown surface', { surface: 'ice' }, { surface: '' }],
    ['a wish for darkness', { lights: '0' }, { lights: false }],
    ['a price that the form does not offer', { maxPrice: '17' }, { maxPrice: null }],
  ])('leaves out %s', (_what, values, expected) => {
    expect(readWish({ ...anything, ...values }, today)).toMatchObject(expected);
  });

  test('asks the server for nothing that is not wished', () => {
    const wish = readWish(anything, today);
    expect(JSON.parse(JSON.stringify(wish && searchCall(wish, null)))).toEqual({
      date: today,
      gameType: 'singles',
    });
    expect(wish && searchCall({ ...wish, minutes: 90, from: '18:00' }, '-0.181,-78.468')).toMatchObject({
      durationMinutes: 90,
      from: '18:00',
      near: '-0.181,-78.468',
    });
    expect(wish && searchCall({ ...wish, surface: 'clay', lights: true, maxPrice: 20 }, null)).toMatchObject({
      surface: 'clay',
      lights: 'true',
      maxPrice: '20.00',
    });
  });
});
