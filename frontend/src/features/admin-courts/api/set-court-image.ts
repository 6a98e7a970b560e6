import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useReloadCourts } from './reload-courts';

interface CourtImage {
  courtId: string;
  /** The URL to which the file was uploaded. */
  imageUrl: string;
}

/** Makes an uploaded file the image of a court. */
export function useSetCourtImage() {
  const reloadCourts = useReloadCourts();
  return useMutation({
    mutationFn: ({ courtId, imageUrl }: CourtImage) =>
      unwrap(
        client.PUT('/api/courts/{courtId}/image', { params: { path: { courtId } }, body: { imageUrl } }),
      ),
    // Not awaited: the image is saved even if the screens cannot reload yet.
    onSuccess: () => void reloadCourts(),
  });
}
