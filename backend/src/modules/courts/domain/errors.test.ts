import { CourtNumberTaken, CourtStaysInItsVenue } from './court-errors.js';
import * as images from './image-errors.js';

test.each([
  ['invalid', 'upload_unknown', () => new images.UploadUnknown()],
  ['forbidden', 'upload_forged', () => new images.UploadForged()],
  ['conflict', 'upload_expired', () => new images.UploadExpired()],
  ['conflict', 'upload_used', () => new images.UploadUsed()],
  ['conflict', 'upload_missing', () => new images.UploadMissing()],
  ['too_many', 'too_many_uploads', () => new images.TooManyUploads()],
  ['too_large', 'image_too_large', () => new images.ImageTooLarge()],
  ['invalid', 'image_svg', () => new images.ImageTypeRefused('svg')],
  ['invalid', 'image_gif', () => new images.ImageTypeRefused('gif')],
  ['invalid', 'image_type', () => new images.ImageTypeRefused(null)],
  ['invalid', 'image_damaged', () => new images.ImageDamaged()],
  ['invalid', 'image_too_many_pixels', () => new images.ImageTooManyPixels()],
  ['unavailable', 'storage_away', () => new images.StorageUnavailable()],
  ['conflict', 'court_number_taken', () => new CourtNumberTaken(3)],
  ['invalid', 'invalid_request', () => new CourtStaysInItsVenue()],
])('a refusal of the kind %s has the code %s', (kind, code, made) => {
  expect(made()).toMatchObject({ kind, code });
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
