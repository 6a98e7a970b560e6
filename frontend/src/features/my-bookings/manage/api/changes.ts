import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../../shared/api/client';
import { courtKeys, manageKeys } from '../../../../shared/api/keys';
import { unwrap } from '../../../../shared/api/unwrap';
import { decimalOf } from '../../../../shared/model/money';
import { refreshAfterPayment } from '../../../payments/confirmation/record-payment';
import type { Change, ManagedPage } from '../types';
import { managedPageQuery } from './managed-page';

/** Sends a code to the organiser's mailbox. */
export function useSendCode(manageToken: string) {
  return useMutation({
    mutationFn: async () => {
      await client.POST('/api/manage/{manageToken}/code', { params: { path: { manageToken } } });
    },
  });
}

interface ConfirmedChange {
  change: Change;
  /** Not needed in the organiser's own browser. */
  code: string | undefined;
}

/** The result of a change: the refund of a cancellation, and the page as it is now. */
interface Changed {
  page: ManagedPage;
  refund: { percentage: number; amount: string } | null;
}

/** Cancels or moves the booking. If that fails, the page and the hours are fetched again. */
export function useChange(manageToken: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ConfirmedChange) => send(manageToken, change),
    onSuccess: ({ page }) => showPage(queryClient, manageToken, page),
    onError: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: manageKeys.page(manageToken), exact: true }),
        queryClient.invalidateQueries({ queryKey: courtKeys.all }), // their hours and prices
      ]),
  });
}

/** Shows a page that the server has returned, and fetches again what other screens show of it. */
export function showPage(queryClient: QueryClient, manageToken: string, page: ManagedPage): void {
  queryClient.setQueryData(managedPageQuery(manageToken).queryKey, page);
  void refreshAfterPayment(queryClient);
}

async function send(manageToken: string, { change, code }: ConfirmedChange): Promise<Changed> {
  const params = { path: { manageToken } };
  if (change.kind === 'move') {
    const { date, slot, cents } = change;
    const body = { code, bookingDate: date, timeSlot: slot, expectedAmount: decimalOf(cents) };
    return {
      page: await unwrap(client.POST('/api/manage/{manageToken}/move', { params, body })),
      refund: null,
    };
  }
  const { reason, expectedPercentage } = change;
  const body = { code, cancellationReason: reason.trim() || null, expectedPercentage };
  const { page, refundPercentage, refundAmount } = await unwrap(
    client.POST('/api/manage/{manageToken}/cancel', { params, body }),
  );
  return { page, refund: { percentage: refundPercentage, amount: refundAmount } };
}
