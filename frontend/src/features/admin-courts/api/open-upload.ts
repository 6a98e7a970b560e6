import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';

/** The kinds of pictures that the server accepts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Returns a URL that accepts one image of this type for 15 minutes. */
export async function openUpload(contentType: ImageType): Promise<string> {
  return (await unwrap(client.POST('/api/objects/upload', { body: { contentType } }))).uploadURL;
}
