import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { type Customer, customersQuery } from '../../shared/api/customers-query';
import { useVenueOrFirst } from '../../shared/api/use-venue-or-first';
import { useUrlState } from '../../shared/model/use-url-state';
import { words } from '../../shared/texts/words';
import { Illustration } from '../../shared/ui/court/illustration';
import { SearchField } from '../../shared/ui/form/search-field';
import { VenueSelect } from '../../shared/ui/form/venue-select';
import { lazyComponent } from '../../shared/ui/late/lazy-component';
import { CardList } from '../../shared/ui/list/card-list';
import { useFocusOnMore } from '../../shared/ui/list/use-focus-on-more';
import { EmptyState } from '../../shared/ui/screen/empty-state';
import { ErrorState } from '../../shared/ui/screen/error-state';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../shared/ui/screen/skeletons';
import { CustomerRow } from './components/customer-row';
import { texts } from './texts';

const CustomerDialog = lazyComponent(() =>
  import('./components/customer-dialog').then((file) => file.CustomerDialog),
);

/** `/admin/customers` */
export function AdminCustomersPage() {
  const [values, change] = useUrlState({ venue: 'complejo', search: 'buscar' });
  const { venue, error, isFetching, refetch } = useVenueOrFirst(values.venue, 'customers.read');
  const [opened, setOpened] = useState<{ customer: Customer | null } | null>(null);
  const open = (customer: Customer | null) => startTransition(() => setOpened({ customer }));
  const create = (
    <Button
      variant="contained"
      startIcon={<AddRounded />}
      disabled={!venue}
      onPointerEnter={CustomerDialog.preload}
      onFocus={CustomerDialog.preload}
      onClick={() => open(null)}
    >
      {texts.create}
    </Button>
  );
  return (
    <Box sx={{ minWidth: 0, pb: 4 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={create} />
      <Box role="search" sx={{ display: 'grid', gap: 1.5, mb: 2.5, maxWidth: 720 }}>
        <VenueSelect
          venue={venue ?? null}
          capability="customers.read"
          onChange={({ id }) => change({ venue: id }, { replace: true })}
        />
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          search={values.search.slice(0, longestSearch)}
          onSearch={(search) => change({ search: search || null }, { replace: true })}
        />
      </Box>
      {error ? (
        <ErrorState title={words.venuesFailed} error={error} retrying={isFetching} onRetry={refetch} />
      ) : null}
      {venue === null ? <EmptyState title={texts.none} hint={texts.noVenue} /> : null}
      {venue ? (
        <Customers venueId={venue.id} search={values.search.slice(0, longestSearch)} onOpen={open} />
      ) : null}
      <Suspense fallback={null}>
        {opened && venue ? (
          <CustomerDialog
            key={opened.customer?.id ?? ''}
            venueId={venue.id}
            customer={opened.customer}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </Box>
  );
}

/** The longest text that the server searches for. */
const longestSearch = 100;

interface CustomersProps {
  venueId: string;
  search: string;
  onOpen: (customer: Customer) => void;
}

function Customers({ venueId, search, onOpen }: CustomersProps) {
  const query = useInfiniteQuery(customersQuery(venueId, search));
  const { data, error, isFetching, refetch } = query;
  const customers = data?.pages.flatMap(({ items }) => items) ?? [];
  const [list, expectMore] = useFocusOnMore(customers.length, query.isFetchingNextPage);
  if (error) {
    const retry = () => void refetch();
    return <ErrorState title={texts.errorTitle} error={error} retrying={isFetching} onRetry={retry} />;
  }
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows count={6} height={72} gap={1} />
      </LoadingRegion>
    );
  if (customers.length === 0)
    return (
      <EmptyState
        title={search === '' ? texts.none : texts.noneFound}
        hint={search === '' ? texts.noneHint : texts.noneFoundHint}
        art={<Illustration motif="swept" seed="clientes" />}
      />
    );
  return (
    <>
      <CardList ref={list} label={texts.list} gap={1}>
        {customers.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} onOpen={() => onOpen(customer)} />
        ))}
      </CardList>
      {query.hasNextPage ? (
        <Button
          variant="outlined"
          aria-busy={query.isFetchingNextPage || undefined}
          onClick={() => {
            if (query.isFetchingNextPage) return;
            expectMore();
            void query.fetchNextPage();
          }}
          sx={{ mt: 2.5 }}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}
