import { useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { openUpload } from '../api/open-upload';
import { useSetCourtImage } from '../api/set-court-image';
import type { CourtImageUpload } from './court-image-upload';
import { isImageType } from './image-file';
import { loadUpload } from './load-upload';
import { notStarted, type UploadState } from './upload-state';

/** A file that was chosen for a court, and the state of its upload. */
export interface ChosenFile {
  file: File;
  /** An object URL of the file. */
  previewUrl: string;
  state: UploadState;
}

interface Outcome {
  onComplete: () => void;
  /** For a screen that does not show the state of the upload. */
  onError?: (problem: string) => void;
}

/** Manages the upload of one file that becomes the image of a court. */
export function useCourtImageUpload({ onComplete, onError }: Outcome) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const running = useRef<CourtImageUpload | null>(null);
  const { mutateAsync: setImage } = useSetCourtImage();

  useEffect(() => () => running.current?.cancel(), []);
  const previewUrl = chosen?.previewUrl;
  useEffect(() => () => (previewUrl ? URL.revokeObjectURL(previewUrl) : undefined), [previewUrl]);

  const show = (state: UploadState) => setChosen((current) => current && { ...current, state });

  const choose = (file: File) => {
    loadUpload().catch(() => undefined);
    setChosen({ file, previewUrl: URL.createObjectURL(file), state: notStarted });
  };

  const start = async (courtId: string) => {
    const file = chosen?.file;
    if (!file || !isImageType(file.type)) return;
    const { type } = file;
    show({ ...notStarted, status: 'preparing' });
    try {
      const Upload = await loadUpload();
      running.current?.cancel();
      running.current = new Upload(file, {
        open: () => openUpload(type),
        attach: async (imageUrl) => void (await setImage({ courtId, imageUrl })),
        onChange: (state) => {
          show(state);
          if (state.status === 'complete') onComplete();
          if (state.status === 'error' && state.problem) onError?.(state.problem);
        },
      });
      running.current.start();
    } catch (error) {
      show({ ...notStarted, status: 'error', problem: userMessageOf(error) });
    }
  };

  const cancel = () => {
    running.current?.cancel();
    running.current = null;
    setChosen(null);
  };

  return {
    chosen,
    choose,
    start,
    cancel,
    pause: () => running.current?.pause(),
    resume: () => running.current?.resume(),
  };
}
