/**
 * Runs the work for each item, a limited number at the same time, and returns the results in the
 * order of the items. After a failure it starts no more work, waits for the running work to end,
 * and throws the failure.
 */
export async function runConcurrently<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()].reverse();
  const worker = async () => {
    try {
      for (let next = queue.pop(); next; next = queue.pop()) results[next[0]] = await work(next[1]);
    } finally {
      queue.splice(0);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
