import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FactList } from '../../../shared/ui/list/fact-row';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';

interface SectionRowsProps<Item> {
  /** Names the rows for a screen reader. */
  label: string;
  query: UseQueryResult<Item[]>;
  failed: string;
  /** Shown instead of the rows if there are none. */
  none: string;
  children: (item: Item) => ReactNode;
}

/** The rows of a section of the account, or why there are none. */
export function SectionRows<Item>({ label, query, failed, none, children }: SectionRowsProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  if (!data && error) {
    const retry = () => void refetch();
    return (
      <ErrorState title={failed} headingLevel="h3" error={error} retrying={isFetching} onRetry={retry} />
    );
  }
  if (!data) {
    return (
      <LoadingRegion>
        <SkeletonRows count={1} height={56} />
      </LoadingRegion>
    );
  }
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  return <FactList label={label}>{data.map((item) => children(item))}</FactList>;
}
