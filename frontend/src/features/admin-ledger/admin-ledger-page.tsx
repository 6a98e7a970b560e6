import Box from '@mui/material/Box';
import { useUrlFilter } from '../../shared/model/use-url-filter';
import { SearchField } from '../../shared/ui/form/search-field';
import { PageHeader } from '../../shared/ui/screen/page-header';
import { BookingLedger } from './components/booking-ledger';
import { Findings } from './components/findings';
import { Summary } from './components/summary';
import { texts } from './texts';

/** `/admin/ledger`: the comparison with the provider, or the transactions of one booking. */
export function AdminLedgerPage() {
  const { values, page, filterBy, turnTo } = useUrlFilter(['reserva', 'estado']);
  const { reserva: reference, estado } = values;
  return (
    <Box sx={{ minWidth: 0 }}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {reference === '' ? <Summary /> : null}
        <Box role="search" aria-label={texts.search} sx={{ maxWidth: 640 }}>
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            search={reference}
            onSearch={(reserva) => filterBy({ reserva })}
          />
        </Box>
        {reference === '' ? (
          <Findings
            state={estado === 'resueltas' ? 'resolved' : 'open'}
            page={page}
            onState={(state) => filterBy({ estado: state === 'resolved' ? 'resueltas' : '' })}
            onTurn={turnTo}
          />
        ) : (
          <BookingLedger key={reference} reference={reference} page={page} onTurn={turnTo} />
        )}
      </Box>
    </Box>
  );
}
