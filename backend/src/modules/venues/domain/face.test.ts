import { changedFace, filledIn, NO_FACE, photosOf, type VenueFace } from './face.js';

const COUNTRY = 'EC';
const photo = (name: string, alt = '') => ({ imageUrl: `https://club.example/${name}.jpg`, alt });
const [COURT, SHOP, BAR] = [photo('court', 'La cancha central'), photo('shop'), photo('bar', 'El bar')];

/** A face with these photos. */
function withPhotos(...photos: { imageUrl: string; alt: string }[]): VenueFace {
  return changedFace(NO_FACE, { photos }, null, COUNTRY);
}

describe('the numbers of a venue', () => {
  test.each([
    ['099 123 4567', '+593991234567'],
    ['+57 310 123 4567', '+573101234567'],
    ['+52 1 55 1234 5678', '+525512345678'],
  ])('the phone %s is stored as %s', (phone, stored) => {
    expect(changedFace(NO_FACE, { phone, whatsapp: phone }, null, COUNTRY)).toMatchObject({
      phone: stored,
      whatsapp: stored,
    });
  });

  test('a text that is no number is refused with an error for each field', () => {
    const change = { phone: '12', whatsapp: 'pregunta por Ana' };
    expect(() => changedFace(NO_FACE, change, null, COUNTRY)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: {
          errors: [
            expect.objectContaining({ field: 'phone' }),
            expect.objectContaining({ field: 'whatsapp' }),
          ],
        },
      }),
    );
  });
});

describe('a change of the face', () => {
  const filled = () =>
    changedFace(
      NO_FACE,
      {
        phone: '0991234567',
        whatsapp: '0997654321',
        address: 'Av. Eloy Alfaro 123',
        coordinates: { latitude: -0.18065312345, longitude: -78.4678349 },
        amenities: ['wifi', 'parking', 'wifi'],
        houseRules: 'Zapatillas de suela clara.',
        photos: [COURT, SHOP],
      },
      null,
      COUNTRY,
    );

  test('keeps the fields that it does not name', () => {
    const face = filled();
    expect(face).toMatchObject({ phone: '+593991234567', whatsapp: '+593997654321' });
    expect(face).toMatchObject({ address: 'Av. Eloy Alfaro 123', houseRules: 'Zapatillas de suela clara.' });
    expect(changedFace(face, {}, face.imageUrl, COUNTRY)).toEqual(face);
  });

  test('empties the fields that are null', () => {
    const emptied = { phone: null, whatsapp: null, address: null, coordinates: null, amenities: null };
    expect(changedFace(filled(), { ...emptied, houseRules: null, photos: null }, null, COUNTRY)).toEqual(
      NO_FACE,
    );
  });

  test('stores amenities in their fixed order, each once, and a point to a tenth of a metre', () => {
    const { amenities, coordinates } = filled();
    expect(amenities).toEqual(['parking', 'wifi']);
    expect(coordinates).toEqual({ latitude: -0.180653, longitude: -78.467835 });
  });
});

describe('the photos of a venue', () => {
  test('begin with its image', () => {
    const face = withPhotos(COURT, SHOP, BAR);
    expect(face).toMatchObject({ imageUrl: COURT.imageUrl, imageAlt: COURT.alt, furtherPhotos: [SHOP, BAR] });
    expect(photosOf(face)).toEqual([COURT, SHOP, BAR]);
  });

  test('keep their place when only the image changes, and the new image has no description yet', () => {
    const face = changedFace(withPhotos(COURT, SHOP), {}, BAR.imageUrl, COUNTRY);
    expect(photosOf(face)).toEqual([{ ...BAR, alt: '' }, SHOP]);
  });

  test('move up when the image is removed', () => {
    expect(photosOf(changedFace(withPhotos(COURT, SHOP), {}, null, COUNTRY))).toEqual([SHOP]);
  });

  test('keep the description of an image that stays', () => {
    expect(photosOf(changedFace(withPhotos(COURT, SHOP), {}, COURT.imageUrl, COUNTRY))).toEqual([
      COURT,
      SHOP,
    ]);
  });

  test('replace the image that was entered on its own', () => {
    expect(changedFace(NO_FACE, { photos: [SHOP] }, BAR.imageUrl, COUNTRY).imageUrl).toBe(SHOP.imageUrl);
  });
});

test('a list and a text that are filled remain beside those that are empty', () => {
  const face = { ...NO_FACE, amenities: ['wifi'], furtherPhotos: [BAR], houseRules: '' };
  expect(filledIn(face)).toEqual({ imageUrl: null, amenities: ['wifi'], furtherPhotos: [BAR] });
});

test('only the filled fields of a face remain, and every other field', () => {
  expect(filledIn({ ...NO_FACE, name: 'Centro', description: null, phone: '+593991234567' })).toEqual({
    name: 'Centro',
    description: null,
    imageUrl: null,
    phone: '+593991234567',
  });
});
