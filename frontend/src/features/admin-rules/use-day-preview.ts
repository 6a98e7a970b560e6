import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DayPreview, RulesChange } from './types';
import { ruleKeys } from '../../shared/api/admin-keys';
import { getPreview } from './api/rules-calls';

interface Asked {
  /** The version of the rules that the change was made on. */
  version: number;
  change: RulesChange;
  date: string;
}

/** A day under changed rules. The server computes it as it computes the hours of players. */
const previewQuery = (venueId: string, asked: Asked) =>
  queryOptions({
    queryKey: ruleKeys.preview(venueId, asked),
    queryFn: ({ signal }) => getPreview(venueId, asked.change, asked.date, signal),
    gcTime: 0,
    staleTime: 0,
  });

const pauseMilliseconds = 350;

/**
 * Fetches a day as a change of the rules would make it, after the change has rested. Returns the
 * last preview until the next one arrives, also if the change is invalid (null) or the call fails.
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
