import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Illustration } from '../court/illustration';
import { EmptyState } from '../screen/empty-state';
import { ErrorState } from '../screen/error-state';
import { Pager } from './pager';
import { texts } from './texts';

interface Page {
  page: number;
  pageSize: number;
  total: number;
}

interface PagedListProps<PageOfItems extends Page> {
  /** The query for one page. It keeps the previous page as placeholder while the next one loads. */
  query: UseQueryResult<PageOfItems>;
  words: {
    errorTitle: string;
    none: string;
    noneHint: string;
    /** If no item matches the filters. */
    noneFound: string;
    noneFoundHint: string;
  };
  headingLevel?: 'h2' | 'h3';
  skeleton: ReactNode;
  isFiltered: boolean;
  onClearFilters: () => void;
  onTurn: (page: number) => void;
  children: (page: PageOfItems) => ReactNode;
}

/** One page of a filtered list, with its states: error, loading, empty, and no match. */
export function PagedList<PageOfItems extends Page>(props: PagedListProps<PageOfItems>) {
  const { words, headingLevel = 'h2' } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = props.query;

  const showAll = (
    <Button variant="outlined" onClick={props.onClearFilters}>
      {texts.clearFilters}
    </Button>
  );
  if (error && (!data || isPlaceholderData)) {
    const retry = () => void refetch();
    const state = { title: words.errorTitle, headingLevel, error, retrying: isFetching, onRetry: retry };
    return <ErrorState {...state} wayOut={props.isFiltered ? showAll : null} />;
  }
  if (!data) return props.skeleton;
  if (data.total === 0 && props.isFiltered) {
    const state = { title: words.noneFound, hint: words.noneFoundHint, headingLevel, action: showAll };
    return <EmptyState {...state} art={<Illustration motif="ball out" seed={words.noneFound} />} />;
  }
  if (data.total === 0)
    return (
      <EmptyState
        title={words.none}
        hint={words.noneHint}
        headingLevel={headingLevel}
        art={<Illustration motif="swept" seed={words.none} />}
      />
    );
  return (
    <Box
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity 150ms' }}
      aria-busy={isPlaceholderData}
    >
      {props.children(data)}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onTurn={props.onTurn} />
    </Box>
  );
}
