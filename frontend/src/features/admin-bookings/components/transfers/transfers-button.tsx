import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import { transfersQuery } from '../../api/transfers';
import { useFunctionKey } from '../../use-function-key';
import { KeyName } from '../key-name';
import { texts } from './texts';

const TransfersDialog = lazyComponent(() =>
  import('./transfers-dialog').then((file) => file.TransfersDialog),
);

const key = 'F8';

interface TransfersButtonProps {
  venueId: string;
  timeZone: string;
}

/** Opens the transfers of a venue, if it has any. It stands beside the search, so nothing jumps. */
export function TransfersButton({ venueId, timeZone }: TransfersButtonProps) {
  const { data: transfers = [] } = useQuery(transfersQuery(venueId));
  const [isOpen, setOpen] = useState(false);
  const open = () => startTransition(() => setOpen(true));
  useFunctionKey(key, () => (transfers.length > 0 ? open() : undefined));
  if (transfers.length === 0 && !isOpen) return null;
  const expected = transfers.filter(({ state }) => state === 'expected').length;
  return (
    <>
      <Button
        variant={expected > 0 ? 'contained' : 'outlined'}
        aria-label={texts.open(expected)}
        onPointerEnter={TransfersDialog.preload}
        onFocus={TransfersDialog.preload}
        aria-keyshortcuts={key}
        onClick={open}
        sx={{ flex: 'none', minWidth: 48, minHeight: 48, px: { xs: 1.5, md: 2.5 }, ml: { md: 'auto' } }}
      >
        <AccountBalanceRounded aria-hidden />
        <Box component="span" sx={{ ml: 1, display: { xs: 'none', md: 'inline' } }}>
          {texts.open(expected)}
        </Box>
        <Box component="span" sx={{ ml: 0.75, display: { md: 'none' } }}>
          {expected}
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1.25 }}>
          <KeyName name={key} />
        </Box>
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <TransfersDialog venueId={venueId} timeZone={timeZone} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
