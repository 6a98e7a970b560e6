import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SvgIconComponent } from '@mui/icons-material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';

interface SectionRowsProps<Item> {
  /** What the rows are, for a screen reader. */
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
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((item) => children(item))}
    </Box>
  );
}

interface SectionRowProps {
  icon: SvgIconComponent;
  name: string;
  facts: readonly string[];
  /** What can be done with it, or what it is. */
  children?: ReactNode;
}

/** One row: an icon, a name with facts below, and a button. */
export function SectionRow({ icon: Icon, name, facts, children }: SectionRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
        >
          {facts.join(' · ')}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
