/**
 * Does the work for each thing, so many at once, and answers the results in the order of the things. After a failure
 * nothing more is begun, and what was under way has ended before the failure is thrown.
 */
export async function inTurns<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...things.entries()].reverse();
  const worker = async () => {
    try {
      for (let next = queue.pop(); next; next = queue.pop()) results[next[0]] = await work(next[1]);
    } finally {
      queue.splice(0);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
