import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { openUpload } from '../api/open-upload';
import type { CourtImageUpload } from './court-image-upload';
import { isImageType } from './image-file';
import { loadUpload } from './load-upload';
import { notStarted, type UploadState } from './upload-state';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';

/** A photo on its way to the server. */
export interface PhotoUpload {
  id: string;
  fileName: string;
  state: UploadState;
}

/** Uploads photos for a venue, and hands over the address of each that is stored. */
export function usePhotoUploads(venueId: string, onStored: (imageUrl: string) => void) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const running = useRef(new Map<string, CourtImageUpload>());
  const settles = useRef(new Map<string, () => void>());
  /** Resolves when the photo that was chosen last has been stored, has failed or is removed. */
  const last = useRef(Promise.resolve());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((upload) => upload.cancel());
  }, []);

  const remove = (id: string) => {
    running.current.get(id)?.cancel();
    running.current.delete(id);
    settles.current.get(id)?.();
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };
  const show = (id: string, state: UploadState) => {
    if (state.status === 'complete') return remove(id);
    if (state.status === 'error') settles.current.get(id)?.();
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
  };

  const start = async (file: File) => {
    const { name: fileName, type } = file;
    if (!isImageType(type)) return;
    const id = crypto.randomUUID();
    const before = last.current;
    last.current = new Promise((resolve) => settles.current.set(id, resolve));
    setUploads((all) => [...all, { id, fileName, state: { ...notStarted, status: 'preparing' } }]);
    try {
      const Upload = await loadUpload();
      const upload = new Upload(file, {
        open: () => openUpload(type),
        attach: async (uploadUrl) => {
          const imageUrl = await addPhoto(venueId, uploadUrl);
          await before; // The photos come in the order in which they were chosen.
          stored.current(imageUrl);
        },
        onChange: (state) => show(id, state),
      });
      running.current.set(id, upload);
      upload.start();
    } catch (error) {
      show(id, { ...notStarted, status: 'error', problem: userMessageOf(error) });
    }
  };

  return {
    uploads,
    start: (files: readonly File[]) => files.forEach((file) => void start(file)),
    remove,
    retry: (id: string) => running.current.get(id)?.start(),
  };
}

/**
 * Has the server store an uploaded file as an image that the venue can show, and returns its
 * address. `uploadUrl` is the URL to which the file was sent.
 */
async function addPhoto(venueId: string, uploadUrl: string): Promise<string> {
  const { imageUrl } = await unwrap(
    client.POST('/api/venues/{venueId}/photos', {
      params: { path: { venueId } },
      body: { imageUrl: uploadUrl },
    }),
  );
  return imageUrl;
}
