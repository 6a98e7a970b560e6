import { queryOptions } from '@tanstack/react-query';
import { ruleKeys } from '../../../shared/api/admin-keys';
import type { RulesChange } from '../types';
import { getPreview } from './rules-calls';

interface Asked {
  /** The version of the rules that the change was made on. */
  version: number;
  change: RulesChange;
  date: string;
}

/** A day under changed rules. The server computes it as it computes the hours of players. */
export const previewQuery = (venueId: string, asked: Asked) =>
  queryOptions({
    queryKey: ruleKeys.preview(venueId, asked),
    queryFn: ({ signal }) => getPreview(venueId, asked.change, asked.date, signal),
    gcTime: 0,
    staleTime: 0,
  });
