import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';

/**
 * Has the server store an uploaded file as an image that the venue can show, and returns its
 * address. `uploadUrl` is the URL to which the file was sent.
 */
export async function addPhoto(venueId: string, uploadUrl: string): Promise<string> {
  const { imageUrl } = await unwrap(
    client.POST('/api/venues/{venueId}/photos', {
      params: { path: { venueId } },
      body: { imageUrl: uploadUrl },
    }),
  );
  return imageUrl;
}
