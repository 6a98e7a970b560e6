import * as z from 'zod/mini';
import { texts } from '../texts';
import type { Venue, SaveVenueCommand } from '../types';

const ownPicture = /^\/images\/[\w-]+\.webp$/;

const text = (most: number) => z.string().check(z.maxLength(most, texts.tooLong(most)));

/** What the dialog of a venue holds, as it is typed (specification §5). */
export const venueFormSchema = z.object({
  name: text(120).check(z.regex(/\S/, texts.venueRequired)),
  location: text(200).check(z.regex(/\S/, texts.venueRequired)),
  description: text(2000),
  imageUrl: text(500).check(z.refine(isNoneOrPicture, texts.imageInvalid)),
  timeZone: z.string(),
});

export type VenueForm = z.infer<typeof venueFormSchema>;

/** The form for a venue that is there, or for a new one; without a zone the server decides. */
export function venueFormOf(venue: Venue | null): VenueForm {
  return {
    name: venue?.name ?? '',
    location: venue?.location ?? '',
    description: venue?.description ?? '',
    imageUrl: venue?.imageUrl ?? '',
    timeZone: venue?.timeZone ?? '',
  };
}

/** What the server is asked to keep; what was left blank as null. */
export function saveVenueCommandOf({
  name,
  location,
  description,
  imageUrl,
  timeZone,
}: VenueForm): SaveVenueCommand {
  return {
    name: name.trim(),
    location: location.trim(),
    description: description.trim() || null,
    imageUrl: imageUrl.trim() || null,
    timeZone: timeZone || null,
  };
}

function isNoneOrPicture(typed: string): boolean {
  const address = typed.trim();
  return (
    address === '' || ownPicture.test(address) || (/^https:\/\/\S+$/.test(address) && URL.canParse(address))
  );
}
