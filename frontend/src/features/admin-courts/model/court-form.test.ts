import { aCourt } from '../../../testing/builders';
import {
  courtFormOf,
  courtFormSchema,
  courtDetailsOf,
  newCourtForm,
  newCourtsOf,
  type CourtForm,
} from './court-form';

const form = (over: Partial<CourtForm> = {}): CourtForm => ({
  ...newCourtForm(undefined, 3),
  name: 'Central',
  ...over,
});

const problems = (over: Partial<CourtForm>) => {
  const result = courtFormSchema.safeParse(form(over));
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

const required = 'Todos los campos son requeridos';

describe('the form of a court', () => {
  it('starts as available, with the specified prices and the suggested number', () => {
    expect(newCourtForm(undefined, 3)).toEqual({
      name: '',
      courtNumber: '3',
      status: 'available',
      surface: 'hard',
      indoor: 'unsaid',
      lights: 'unsaid',
      daySinglesPrice: '14.50',
      dayDoublesPrice: '29.00',
      nightSinglesPrice: '16.50',
      nightDoublesPrice: '33.00',
      count: '1',
    });
  });

  it.each<[string, Partial<CourtForm>]>([
    ['a free hour', { daySinglesPrice: '0' }],
    ['the lowest amount that can be charged', { daySinglesPrice: '0.50' }],
    ['a price without cents', { nightDoublesPrice: '40' }],
    ['the last number', { courtNumber: '999' }],
  ])('accepts %s in the form', (_, over) => {
    expect(problems(over)).toEqual([]);
  });

  it.each<[string, Partial<CourtForm>, string, string]>([
    ['no name', { name: ' ' }, 'name', required],
    ['no number', { courtNumber: '' }, 'courtNumber', required],
    ['no price', { dayDoublesPrice: '' }, 'dayDoublesPrice', required],
    ['half a number', { courtNumber: '1.5' }, 'courtNumber', 'El número de cancha va de 1 a 999.'],
    ['the number 0', { courtNumber: '0' }, 'courtNumber', 'El número de cancha va de 1 a 999.'],
    ['the number 1000', { courtNumber: '1000' }, 'courtNumber', 'El número de cancha va de 1 a 999.'],
    ['49 cents', { daySinglesPrice: '0.49' }, 'daySinglesPrice', '0, o desde $0.50'],
    ['no court at all', { count: '0' }, 'count', 'Puedes crear de 1 a 20 a la vez.'],
    ['21 courts at once', { count: '21' }, 'count', 'Puedes crear de 1 a 20 a la vez.'],
    ['tenths of a cent', { daySinglesPrice: '14.505' }, 'daySinglesPrice', '0, o desde $0.50'],
    ['a negative price', { nightSinglesPrice: '-1' }, 'nightSinglesPrice', '0, o desde $0.50'],
  ])('rejects %s with a message at the field', (_, over, field, message) => {
    expect(problems(over)).toEqual([[field, message]]);
  });

  it('sends a whole number and prices with two decimals', () => {
    expect(courtDetailsOf(form({ name: ' Central ', daySinglesPrice: '15.5' }), 'venue-1')).toEqual({
      venueId: 'venue-1',
      name: 'Central',
      courtNumber: 3,
      status: 'available',
      surface: 'hard',
      indoor: null,
      lights: null,
      daySinglesPrice: '15.50',
      dayDoublesPrice: '29.00',
      nightSinglesPrice: '16.50',
      nightDoublesPrice: '33.00',
    });
  });

  it('returns an unchanged court as it came from the server', () => {
    const court = aCourt({ status: 'maintenance' });
    expect(court).toMatchObject(courtDetailsOf(courtFormOf(court), court.venueId));
  });
});

test('a copy has every value of the court, the next free number, and is available', () => {
  const court = aCourt({ name: 'Cancha 1', status: 'maintenance', surface: 'clay', daySinglesPrice: '9.00' });
  const copy = { ...courtFormOf(court), name: 'Cancha 7', courtNumber: '7', status: 'available' };
  expect(newCourtForm(court, 7)).toEqual(copy);
});

test('several courts at once are equal but for their free numbers and names', () => {
  const courts = newCourtsOf(form({ name: 'Cancha', courtNumber: '1', count: '3' }), 'venue-1', [2]);
  expect(courts.map(({ courtNumber, name }) => [courtNumber, name])).toEqual([
    [1, 'Cancha 1'],
    [3, 'Cancha 3'],
    [4, 'Cancha 4'],
  ]);
  expect(new Set(courts.map(({ dayDoublesPrice }) => dayDoublesPrice))).toEqual(new Set(['29.00']));
  expect(newCourtsOf(form(), 'venue-1', [])).toMatchObject([{ courtNumber: 3, name: 'Central' }]);
});
