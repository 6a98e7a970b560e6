import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { previewQuery } from './api/preview-query';
import type { DayPreview, RulesChange } from './types';

const pauseMilliseconds = 350;

/**
 * A day as a change of the rules would make it, asked once the change rests. The last answer stays
 * until the next one is here, also while the change is wrong (null) or the server cannot answer.
 */
export function useDayPreview(venueId: string, version: number, change: RulesChange | null, date: string) {
  const settled = useSettled(change);
  const query = useQuery(previewQuery(venueId, { version, change: settled, date }));
  const [last, setLast] = useState<DayPreview>();
  if (query.data && query.data !== last) setLast(query.data);
  return {
    preview: query.data ?? last,
    isCurrent: query.data !== undefined && isSame(change, settled),
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** Follows a change once it rests for a moment, and stays at the last one while it is wrong. */
function useSettled(change: RulesChange | null): RulesChange {
  const [settled, setSettled] = useState(change ?? {});
  const settle = useEffectEvent(() => change && setSettled(change));
  const text = JSON.stringify(change);
  useEffect(() => {
    const timer = setTimeout(() => settle(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function isSame(one: RulesChange | null, other: RulesChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
