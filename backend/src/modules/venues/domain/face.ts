import type { FieldError } from '../../../kernel/domain/domain-error.js';
import { e164Of } from '../../../kernel/domain/phone.js';
import { InvalidFace } from './venue-errors.js';

/** The services that a venue can offer beside its courts, in the order of the screens. */
export const AMENITIES = [
  'parking',
  'changing_rooms',
  'showers',
  'lockers',
  'cafe',
  'shop',
  'racket_rental',
  'stringing',
  'lessons',
  'lighting',
  'wifi',
  'accessible',
  'playground',
] as const;

export type Amenity = (typeof AMENITIES)[number];

/** A point on the map in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Photo {
  /** An HTTPS address, or the path of an image that this server stores. */
  readonly imageUrl: string;
  /** The description of the photo for those who do not see it. Empty: nothing to describe. */
  readonly alt: string;
}

/** How a venue presents itself beyond its name. Nothing in it is needed (docs/adr/0058). */
export interface VenueFace {
  /** As E.164: `+593991234567`. */
  readonly phone: string | null;
  /** As E.164. */
  readonly whatsapp: string | null;
  /** The postal address. */
  readonly address: string | null;
  readonly coordinates: Coordinates | null;
  /** In the order of {@link AMENITIES}, each once. */
  readonly amenities: readonly Amenity[];
  readonly houseRules: string | null;
  /** An HTTPS address, or the path of an image that this server stores. */
  readonly imageUrl: string | null;
  /** The description of the venue's image. Empty without an image. */
  readonly imageAlt: string;
  /** The photos after the venue's image, at most 11. Empty without an image. */
  readonly furtherPhotos: readonly Photo[];
}

type Pictures = Pick<VenueFace, 'imageUrl' | 'imageAlt' | 'furtherPhotos'>;

/**
 * The fields that an admin enters. A field that is `undefined` stays as it is; `null` empties it.
 */
export interface FaceChange {
  phone?: string | null;
  whatsapp?: string | null;
  address?: string | null;
  coordinates?: Coordinates | null;
  amenities?: readonly Amenity[] | null;
  houseRules?: string | null;
  /** All photos in order. The first is the venue's image. */
  photos?: readonly Photo[] | null;
}

export const MAX_PHOTOS = 12;
export const MAX_ALT_LENGTH = 200;
export const MAX_ADDRESS_LENGTH = 200;
export const MAX_HOUSE_RULES_LENGTH = 2000;

/** The face of a venue that has filled in nothing. */
export const NO_FACE: VenueFace = {
  phone: null,
  whatsapp: null,
  address: null,
  coordinates: null,
  amenities: [],
  houseRules: null,
  imageUrl: null,
  imageAlt: '',
  furtherPhotos: [],
};

/** The fields that venues did not always have. */
const OPTIONAL = new Set(['photos', ...Object.keys(NO_FACE).filter((field) => field !== 'imageUrl')]);

const PROBLEM = 'Escribe un número válido, por ejemplo 099 123 4567.';

/**
 * Returns the face and the image after a change.
 * @param imageUrl the image that was entered on its own; photos that were entered replace it
 * @param country the country of a phone number that is written without one, such as `EC`
 * @throws InvalidFace with an error for each number that is no phone number
 */
export function changedFace(
  before: VenueFace,
  change: FaceChange,
  imageUrl: string | null,
  country: string,
): VenueFace {
  const { address, coordinates, amenities, houseRules, photos } = change;
  const { phone, whatsapp } = changedNumbers(before, change, country);
  return {
    phone,
    whatsapp,
    address: address === undefined ? before.address : address,
    coordinates: coordinates === undefined ? before.coordinates : rounded(coordinates),
    amenities: amenities === undefined ? before.amenities : inOrder(amenities ?? []),
    houseRules: houseRules === undefined ? before.houseRules : houseRules,
    ...picturesOf(photos === undefined ? photosWithImage(before, imageUrl) : (photos ?? [])),
  };
}

/** Returns every photo of a venue in order. The first is its image. */
export function photosOf({ imageUrl, imageAlt, furtherPhotos }: Pictures): Photo[] {
  return imageUrl === null ? [...furtherPhotos] : [{ imageUrl, alt: imageAlt }, ...furtherPhotos];
}

/** Returns the thing without the fields of the face that are empty, and with every other field. */
export function filledIn<Thing extends object>(thing: Thing): Partial<Thing> {
  const isEmpty = ([field, value]: [string, unknown]) =>
    OPTIONAL.has(field) && (Array.isArray(value) ? value.length === 0 : !value);
  return Object.fromEntries(Object.entries(thing).filter((entry) => !isEmpty(entry))) as Partial<Thing>;
}

function changedNumbers(before: VenueFace, change: FaceChange, country: string) {
  const errors: FieldError[] = [];
  const changed = (field: 'phone' | 'whatsapp'): string | null => {
    const text = change[field];
    if (text === undefined || text === null) return text === null ? null : before[field];
    const number = e164Of(text, country);
    if (number === null) errors.push({ field, message: PROBLEM });
    return number;
  };
  const numbers = { phone: changed('phone'), whatsapp: changed('whatsapp') };
  if (errors.length > 0) throw new InvalidFace(errors);
  return numbers;
}

/** Six decimals of a degree are a tenth of a metre. */
function rounded(coordinates: Coordinates | null): Coordinates | null {
  if (coordinates === null) return null;
  const { latitude, longitude } = coordinates;
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

function inOrder(amenities: readonly Amenity[]): Amenity[] {
  return AMENITIES.filter((amenity) => amenities.includes(amenity));
}

/** Another image has another description. Without an image, the next photo becomes the image. */
function photosWithImage(before: Pictures, imageUrl: string | null): Photo[] {
  const imageAlt = imageUrl === before.imageUrl ? before.imageAlt : '';
  return photosOf({ imageUrl, imageAlt, furtherPhotos: before.furtherPhotos });
}

function picturesOf([first, ...furtherPhotos]: readonly Photo[]): Pictures {
  return { imageUrl: first?.imageUrl ?? null, imageAlt: first?.alt ?? '', furtherPhotos };
}
