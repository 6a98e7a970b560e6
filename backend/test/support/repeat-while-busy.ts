/**
 * Sends the request of an impatient browser again, without a pause, as long as its response is 503.
 * A request gets 503 if it waits for a lock for longer than the product allows. So requests that
 * begin seconds apart on a busy machine still wait for the lock at the same time.
 */
export async function repeatWhileBusy<Response extends { status: number }>(
  request: () => Promise<Response>,
): Promise<Response> {
  for (;;) {
    const response = await request();
    if (response.status !== 503) return response;
  }
}
