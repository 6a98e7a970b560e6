import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client';
import { unwrap } from '../../../shared/api/unwrap';
import { useForgetCourts } from './forget-courts';

interface CourtImage {
  courtId: string;
  /** Where the file was sent to. */
  imageUrl: string;
}

/** Makes what was sent the picture of a court. */
export function useSetCourtImage() {
  const forgetCourts = useForgetCourts();
  return useMutation({
    mutationFn: ({ courtId, imageUrl }: CourtImage) =>
      unwrap(
        client.PUT('/api/courts/{courtId}/image', { params: { path: { courtId } }, body: { imageUrl } }),
      ),
    onSuccess: () => void forgetCourts(), // the picture is there, whether or not the screens have heard of it
  });
}
