import { aVenue } from '../../../testing/builders';
import { changedFaceOf } from './face-form';
import { venueFormOf, venueFormSchema, type VenueForm } from './venue-form';

const venue = aVenue({
  phone: '+593991234567',
  address: 'Av. Amazonas 1',
  coordinates: { latitude: -0.18, longitude: -78.46 },
  amenities: ['parking', 'wifi'],
  houseRules: 'Zapatillas de suela clara.',
});
const form = (over: Partial<VenueForm>) => ({ ...venueFormOf(venue), ...over });

describe('the face of a venue in the form', () => {
  it('sends nothing that was not changed', () => {
    expect(changedFaceOf(form({}), venue)).toEqual({});
    expect(changedFaceOf(venueFormOf(null), null)).toEqual({});
  });

  it('sends null for what was emptied, and amenities in their fixed order', () => {
    const emptied = form({
      phone: ' ',
      address: '',
      point: '',
      houseRules: '\n',
      amenities: ['wifi', 'cafe'],
    });
    expect(changedFaceOf(emptied, venue)).toEqual({
      phone: null,
      address: null,
      coordinates: null,
      houseRules: null,
      amenities: ['cafe', 'wifi'],
    });
  });

  it.each([
    ['-0.180653, -78.467834', { latitude: -0.180653, longitude: -78.467834 }],
    ['(4.61;-74.08)', { latitude: 4.61, longitude: -74.08 }],
    ['40.4° -3.7°', { latitude: 40.4, longitude: -3.7 }],
  ])('reads the point %s', (point, coordinates) => {
    expect(changedFaceOf(form({ point }), venue)).toEqual({ coordinates });
  });

  it.each(['Quito', '-0.18', '91, 0', '0, 181', '1,2,3', 'https://maps.example/@-0.18,-78.4'])(
    'rejects %s as a point',
    (point) => {
      const result = venueFormSchema.safeParse(form({ point }));
      expect(result.error?.issues).toEqual([
        expect.objectContaining({
          path: ['point'],
          message: 'Escribe latitud y longitud separadas por una coma.',
        }),
      ]);
    },
  );
});
