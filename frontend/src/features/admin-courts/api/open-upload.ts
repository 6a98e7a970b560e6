import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import type { ImageType } from '../upload/image-file';

/** Returns a URL that accepts one image of this type for 15 minutes. */
export async function openUpload(contentType: ImageType): Promise<string> {
  return (await unwrap(client.POST('/api/objects/upload', { body: { contentType } }))).uploadURL;
}
