import * as z from 'zod/mini';
import { texts } from '../texts';
import type { VenueDetail, VenueDetails } from '../types';
import { faceFormOf, faceShape } from './face-form';

/** The longest texts that the server accepts. */
export const venueLimits = { name: 120, location: 200, description: 2000, imageUrl: 500 } as const;

/** The address of an image that this site serves itself. */
const ownImage = /^\/images\/[\w-]+\.webp$/;

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength, texts.tooLong(maxLength)));

/** The form of a venue: every field as it is typed (specification §5). */
export const venueFormSchema = z.object({
  name: text(venueLimits.name).check(z.regex(/\S/, texts.venueRequired)),
  location: text(venueLimits.location).check(z.regex(/\S/, texts.venueRequired)),
  description: text(venueLimits.description),
  imageUrl: text(venueLimits.imageUrl).check(z.refine(isNoneOrImageUrl, texts.imageInvalid)),
  timeZone: z.string(),
  ...faceShape,
});

export type VenueForm = z.infer<typeof venueFormSchema>;

/** Returns the form for a venue, or for a new venue. Without a time zone the server chooses one. */
export function venueFormOf(venue: VenueDetail | null): VenueForm {
  return {
    name: venue?.name ?? '',
    location: venue?.location ?? '',
    description: venue?.description ?? '',
    imageUrl: venue?.imageUrl ?? '',
    timeZone: venue?.timeZone ?? '',
    ...faceFormOf(venue),
  };
}

/** Returns the basic details to send to the server. Blank fields become null. */
export function venueDetailsOf({ name, location, description, imageUrl, timeZone }: VenueForm): VenueDetails {
  return {
    name: name.trim(),
    location: location.trim(),
    description: description.trim() || null,
    imageUrl: imageUrl.trim() || null,
    timeZone: timeZone || null,
  };
}

/** Returns true for a blank text, and for the address of an image that browsers may load. */
export function isNoneOrImageUrl(typed: string): boolean {
  const address = typed.trim();
  return (
    address === '' || ownImage.test(address) || (/^https:\/\/\S+$/.test(address) && URL.canParse(address))
  );
}
