import { type CourtId, idFrom, type PlayerId, type VenueId } from './ids.js';

const venueId = idFrom<VenueId>('01900000-0000-7000-8000-000000000001');

const ofVenue = (id: VenueId): string => id;
const ofCourts = (ids: readonly CourtId[]): readonly string[] => ids;

describe('an id of one kind', () => {
  test('is accepted where any text is', () => {
    const text: string = venueId;
    expect(ofVenue(venueId)).toBe(text);
  });

  test('is refused by the compiler where another kind is asked for', () => {
    const courtId = idFrom<CourtId>('01900000-0000-7000-8000-000000000002');
    // @ts-expect-error a court is not a venue
    expect(ofVenue(courtId)).toBe(courtId);
    // @ts-expect-error nor is one among several
    expect(ofCourts([courtId, venueId])).toHaveLength(2);
  });

  test('is refused by the compiler if it is only a text', () => {
    // @ts-expect-error a text may be anything
    expect(ofVenue('player-1')).toBe('player-1');
    // @ts-expect-error and so may a key of a record
    expect(ofVenue(Object.keys({ player: 1 })[0])).toBe('player');
  });

  test.each([undefined, null, 7, {}, ['id']])('is not made from %j in a payload', (value) =>
    expect(() => idFrom<PlayerId>(value)).toThrow(TypeError),
  );
});
