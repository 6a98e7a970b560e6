import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { type Customer, customersQuery } from '../../../shared/api/customers-query';
import { outdent } from '../../../shared/theme/tokens';
import { SearchField } from '../../../shared/ui/form/search-field';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { useMerge } from '../api';
import { texts } from '../texts';
import { CustomerRow } from './customer-row';

interface MergeCustomersProps {
  customer: Customer;
  onDone: () => void;
}

/** Merges a record of the same person into this customer, after a question. */
export function MergeCustomers({ customer, onDone }: MergeCustomersProps) {
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<Customer | null>(null);
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start', ml: outdent.medium }}>
        {texts.merge}
      </Button>
    );
  if (other)
    return <Question customer={customer} other={other} onBack={() => setOther(null)} onDone={onDone} />;
  return <Candidates customer={customer} onChoose={setOther} />;
}

function Candidates({ customer, onChoose }: { customer: Customer; onChoose: (other: Customer) => void }) {
  const [search, setSearch] = useState(customer.name);
  const { data } = useInfiniteQuery(customersQuery(customer.venueId, search));
  const found = (data?.pages[0]?.items ?? []).filter(({ id }) => id !== customer.id).slice(0, shown);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchField
        label={texts.mergeSearch}
        placeholder={texts.searchHint}
        search={search}
        onSearch={setSearch}
      />
      <Typography sx={{ color: 'text.secondary' }}>
        {data && found.length === 0 ? texts.noneFound : texts.mergeHint}
      </Typography>
      <Box
        component="ul"
        aria-label={texts.mergeSearch}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {found.map((one) => (
          <CustomerRow key={one.id} customer={one} onOpen={() => onChoose(one)} />
        ))}
      </Box>
    </Box>
  );
}

const shown = 5;

interface QuestionProps extends MergeCustomersProps {
  other: Customer;
  onBack: () => void;
}

function Question({ customer, other, onBack, onDone }: QuestionProps) {
  const showToast = useToast();
  const merge = useMerge(customer.id);
  const send = async () => {
    try {
      const { name } = await merge.mutateAsync(other.id);
      showToast({ tone: 'success', title: texts.merged, description: name });
      onDone();
    } catch (error) {
      showToast({ tone: 'error', title: texts.mergeFailed, description: userMessageOf(error) });
    }
  };
  return (
    <Box role="group" aria-label={texts.merge} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 650 }}>{texts.mergeQuestion(other.name, customer.name)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.mergeWarning}</Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" disabled={merge.isPending} onClick={onBack}>
          {texts.mergeNo}
        </Button>
        <Button autoFocus variant="contained" disabled={merge.isPending} onClick={() => void send()}>
          {texts.mergeYes}
        </Button>
      </Box>
    </Box>
  );
}
