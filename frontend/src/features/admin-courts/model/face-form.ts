import * as z from 'zod/mini';
import { amenities, type Amenity } from '../../../shared/texts/amenity-words';
import { texts as faceTexts } from '../face-texts';
import { texts } from '../texts';
import type { ChangedVenue, VenueDetail } from '../types';

export type Photo = NonNullable<VenueDetail['photos']>[number];

/** The longest texts, and the most photos, that the server accepts. */
export const faceLimits = { phone: 40, address: 200, houseRules: 2000, photos: 12, alt: 200 } as const;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength, texts.tooLong(maxLength)));

/** The fields of what a venue says about itself, as they are typed. */
export const faceShape = {
  phone: text(faceLimits.phone),
  whatsapp: text(faceLimits.phone),
  address: text(faceLimits.address),
  point: z.string().check(z.refine((typed) => pointOf(typed) !== undefined, faceTexts.pointInvalid)),
  amenities: z.array(z.custom<Amenity>((value) => amenities.some((amenity) => amenity === value))),
  houseRules: text(faceLimits.houseRules),
  photos: z.array(z.object({ imageUrl: z.string(), alt: text(faceLimits.alt) })),
  /** How many photos are on their way. The form waits for them. */
  uploads: z.number().check(z.maximum(0, faceTexts.uploadsRun)),
};

export type FaceForm = { [Field in keyof typeof faceShape]: z.infer<(typeof faceShape)[Field]> };

/** Returns the form for what a venue says about itself; blank for a venue that says nothing. */
export function faceFormOf(venue: VenueDetail | null): FaceForm {
  const point = venue?.coordinates;
  return {
    phone: venue?.phone ?? '',
    whatsapp: venue?.whatsapp ?? '',
    address: venue?.address ?? '',
    point: point ? `${point.latitude}, ${point.longitude}` : '',
    amenities: [...(venue?.amenities ?? [])],
    houseRules: venue?.houseRules ?? '',
    photos: photosOf(venue),
    uploads: 0,
  };
}

/** Returns the fields that differ from the venue as it was opened. The server keeps every other. */
export function changedFaceOf(form: FaceForm, opened: VenueDetail | null): Partial<ChangedVenue> {
  const [entered, before] = [faceOf(form), faceOf(faceFormOf(opened))];
  const changed = Object.entries(entered).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}

function faceOf({ phone, whatsapp, address, point, amenities: chosen, houseRules, photos }: FaceForm) {
  return {
    phone: phone.trim() || null,
    whatsapp: whatsapp.trim() || null,
    address: address.trim() || null,
    coordinates: pointOf(point) ?? null,
    amenities: amenities.filter((amenity) => chosen.includes(amenity)),
    houseRules: houseRules.trim() || null,
    photos: photos.map(({ imageUrl, alt }) => ({ imageUrl, alt: alt.trim() })),
  };
}

/** The image of a venue that has no further photo and no description is its only photo. */
function photosOf(venue: VenueDetail | null): Photo[] {
  if (venue?.photos) return venue.photos;
  return venue?.imageUrl ? [{ imageUrl: venue.imageUrl, alt: '' }] : [];
}

const decimal = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(`^\\(?${decimal}°?\\s*[,; ]\\s*${decimal}°?\\)?$`);

/** Returns the point, null for a blank field, or undefined for a text that is no point. */
function pointOf(typed: string): { latitude: number; longitude: number } | null | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  const found = pair.exec(trimmed);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
