import { aVenue } from '../../../testing/builders';
import { venueFormOf, venueFormSchema, venueDetailsOf, type VenueForm } from './venue-form';

const form = (over: Partial<VenueForm> = {}): VenueForm => ({
  ...venueFormOf(null),
  name: 'Club Norte',
  location: 'Quito',
  ...over,
});

const problems = (over: Partial<VenueForm>) => {
  const result = venueFormSchema.safeParse(form(over));
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('the form of a venue', () => {
  it.each<[string, Partial<VenueForm>]>([
    ['name and location alone', {}],
    ['an image over HTTPS', { imageUrl: 'https://club.example/a.jpg' }],
    ['an image that this site serves', { imageUrl: '/images/02ae87a1875309d287915af202b57163-1280.webp' }],
  ])('accepts %s in the form', (_, over) => {
    expect(problems(over)).toEqual([]);
  });

  it.each<[string, Partial<VenueForm>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'El nombre y la ubicación son requeridos'],
    ['no location', { location: '' }, 'location', 'El nombre y la ubicación son requeridos'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name', 'Puede tener hasta 120 caracteres.'],
    ...(['http://club.example/a.jpg', 'club.example', 'javascript:alert(1)'].map((imageUrl) => [
      imageUrl,
      { imageUrl },
      'imageUrl',
      'La imagen debe ser una dirección que empiece con https.',
    ]) as [string, Partial<VenueForm>, string, string][]),
  ])('rejects %s with a message at the field', (_, over, field, message) => {
    expect(problems(over)).toEqual([[field, message]]);
  });

  it('sends null for blank fields', () => {
    expect(venueDetailsOf(form({ name: ' Club Norte ' }))).toEqual({
      name: 'Club Norte',
      location: 'Quito',
      description: null,
      imageUrl: null,
      timeZone: null,
    });
  });

  it('returns an unchanged venue as it came from the server', () => {
    const venue = aVenue({ imageUrl: 'https://club.example/a.jpg' });
    expect(venue).toMatchObject(venueDetailsOf(venueFormOf(venue)));
  });
});
