import type { Request, RequestHandler } from 'express';
import type { ObjectStore } from '../../application/object-store.js';
import { ImageTooLarge } from '../../domain/image-errors.js';
import { MAX_IMAGE_BYTES } from '../../domain/image-format.js';
import { LocalObjectStore } from './local-object-store.js';

const UPLOAD = /^\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Where browsers send files to when they are kept on this machine's disk. The signature in the address is the right
 * to do so, once; cookies do not count, so that it behaves as a bucket does. A bucket takes its files itself.
 */
export function serveUploads(objects: ObjectStore): RequestHandler {
  return (request, response, next) => {
    if (!(objects instanceof LocalObjectStore) || request.method !== 'PUT' || !UPLOAD.test(request.path))
      return next();
    response.setHeader('Cache-Control', 'no-store');
    receive(objects, request).then(
      () => response.status(200).end(),
      (error: unknown) => {
        if (!request.complete) response.setHeader('Connection', 'close'); // the rest of the file is not wanted
        next(error);
      },
    );
  };
}

async function receive(objects: LocalObjectStore, request: Request): Promise<void> {
  const key = `uploads${request.path}`;
  const given = (name: string) => {
    const value = request.query[name];
    return typeof value === 'string' ? value : '';
  };
  const signed = { expires: given('expires'), type: given('type'), signature: given('signature') };
  objects.assertSigned(key, signed, request.header('content-type') ?? '');
  if (Number(request.header('content-length')) > MAX_IMAGE_BYTES) throw new ImageTooLarge();
  await objects.receive(key, request, MAX_IMAGE_BYTES);
}
