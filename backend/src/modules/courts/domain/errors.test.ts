import { CourtNumberTaken, CourtStaysInItsVenue } from './court-errors.js';
import * as images from './image-errors.js';

test.each([
  [new images.UploadUnknown(), 'invalid', 'upload_unknown'],
  [new images.UploadForged(), 'forbidden', 'upload_forged'],
  [new images.UploadExpired(), 'conflict', 'upload_expired'],
  [new images.UploadUsed(), 'conflict', 'upload_used'],
  [new images.UploadMissing(), 'conflict', 'upload_missing'],
  [new images.TooManyUploads(), 'too_many', 'too_many_uploads'],
  [new images.ImageTooLarge(), 'too_large', 'image_too_large'],
  [new images.ImageTypeRefused('svg'), 'invalid', 'image_svg'],
  [new images.ImageTypeRefused('gif'), 'invalid', 'image_gif'],
  [new images.ImageTypeRefused(null), 'invalid', 'image_type'],
  [new images.ImageDamaged(), 'invalid', 'image_damaged'],
  [new images.ImageTooManyPixels(), 'invalid', 'image_too_many_pixels'],
  [new images.StorageUnavailable(), 'unavailable', 'storage_away'],
  [new CourtNumberTaken(3), 'conflict', 'court_number_taken'],
  [new CourtStaysInItsVenue(), 'invalid', 'invalid_request'],
])('the refusal %s is of the kind %s and has the code %s', (error, kind, code) => {
  expect(error).toMatchObject({ kind, code });
});

test('a refused file names the format if it is one that admins know', () => {
  expect(new images.ImageTypeRefused('svg').message).toContain('SVG');
  expect(new images.ImageTypeRefused('gif').message).toContain('GIF');
  expect(new images.ImageTypeRefused(null).message).not.toMatch(/SVG|GIF/);
});

test.each(['svg', 'gif', null] as const)('the refusal of %j says which formats are accepted', (found) => {
  expect(new images.ImageTypeRefused(found).message).toMatch(/JPEG, PNG, WebP o AVIF/);
});

test('too many uploads are allowed again after a minute', () => {
  expect(new images.TooManyUploads().details.retryAfterSeconds).toBe(60);
});

test('a number that is taken is named at its field', () => {
  const { message, details } = new CourtNumberTaken(3);
  expect(message).toContain('3');
  expect(details.errors).toEqual([{ field: 'courtNumber', message }]);
});

test('a court that would change its venue is refused at the field of the venue', () => {
  expect(new CourtStaysInItsVenue().details.errors?.map(({ field }) => field)).toEqual(['venueId']);
});
