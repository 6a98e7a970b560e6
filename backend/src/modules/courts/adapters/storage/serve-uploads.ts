import type { Request, RequestHandler } from 'express';
import type { ObjectStore } from '../../application/images/object-store.js';
import { ImageTooLarge } from '../../domain/image-errors.js';
import { MAX_IMAGE_BYTES } from '../../domain/image-format.js';
import { LocalObjectStore } from './local-object-store.js';

const UPLOAD = /^\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Receives uploaded files if the object store is a local folder. The signature in the address
 * authorises one upload; cookies are ignored, as a bucket ignores them. With a bucket, browsers
 * send files directly to it and this handler does nothing.
 */
export function serveUploads(objects: ObjectStore): RequestHandler {
  return (request, response, next) => {
    if (!(objects instanceof LocalObjectStore) || request.method !== 'PUT' || !UPLOAD.test(request.path))
      return next();
    response.setHeader('Cache-Control', 'no-store');
    receive(objects, request).then(
      () => response.status(200).end(),
      (error: unknown) => {
        // Do not wait for the rest of the file.
        if (!request.complete) response.setHeader('Connection', 'close');
        next(error);
      },
    );
  };
}

async function receive(objects: LocalObjectStore, request: Request): Promise<void> {
  const key = `uploads${request.path}`;
  const parameter = (name: string) => {
    const value = request.query[name];
    return typeof value === 'string' ? value : '';
  };
  const signed = {
    expires: parameter('expires'),
    type: parameter('type'),
    signature: parameter('signature'),
  };
  objects.assertSigned(key, signed, request.header('content-type') ?? '');
  if (Number(request.header('content-length')) > MAX_IMAGE_BYTES) throw new ImageTooLarge();
  await objects.receive(key, request, MAX_IMAGE_BYTES);
}
