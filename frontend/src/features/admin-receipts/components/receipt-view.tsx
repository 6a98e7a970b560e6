import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { OnPaper } from '../../../shared/ui/screen/on-paper';
import { PageHeader } from '../../../shared/ui/screen/page-header';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { pdfAddress } from '../../../shared/ui/receipt/pdf-address';
import { type Receipt, receiptQuery } from '../receipt-calls';
import { texts } from '../texts';
import { GiveBack } from './give-back';
import { BuyerForm } from './buyer-form';
import { ReceiptPaper } from './receipt-paper';

import { outdent } from '../../../shared/theme/tokens';

const onScreenOnly = { '@media print': { display: 'none' } } as const;

interface ReceiptViewProps {
  number: string;
  /** Opens another receipt. */
  onOpen: (number: string) => void;
  onBack: () => void;
}

/** A receipt or a credit note, on the screen and on paper. */
export function ReceiptView({ number, onOpen, onBack }: ReceiptViewProps) {
  const { data: receipt, error, isFetching, refetch } = useQuery(receiptQuery(number));
  const back = (
    <Button onClick={onBack} size="small" sx={{ ml: outdent.small, ...onScreenOnly }}>
      {texts.back}
    </Button>
  );
  return (
    <Box sx={{ minWidth: 0, maxWidth: 640, pb: 4 }}>
      <OnPaper />
      <PageHeader
        title={texts.named[number.startsWith('C') ? 'refund' : 'payment'](receipt?.number ?? number)}
        subtitle={receipt?.venue.name}
        back={back}
        actions={receipt ? <Papers number={receipt.number} /> : undefined}
      />
      {error && !receipt ? (
        <ErrorState
          title={texts.oneFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {receipt ? (
        <>
          <ReceiptPaper receipt={receipt} />
          <Box sx={onScreenOnly}>
            <Corrections receipt={receipt} onOpen={onOpen} />
            {mayGiveBack(receipt) ? <GiveBack receipt={receipt} onGivenBack={onOpen} /> : null}
            {receipt.buyerUntil === null ? null : (
              <BuyerForm key={receipt.number} receipt={receipt} until={receipt.buyerUntil} />
            )}
          </Box>
        </>
      ) : null}
      {!receipt && !error ? (
        <LoadingRegion>
          <SkeletonRows count={4} height={96} />
        </LoadingRegion>
      ) : null}
    </Box>
  );
}

/** A sale of the counter goes back by its receipt, once. A booking is cancelled instead. */
function mayGiveBack({ kind, booking, correctedBy }: Receipt): boolean {
  return kind === 'payment' && booking === null && correctedBy.length === 0;
}

/** The ways to paper: the browser's own, and two PDFs. */
function Papers({ number }: { number: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...onScreenOnly }}>
      <Button variant="contained" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {(['a4', '80mm'] as const).map((format) => (
        <Button
          key={format}
          component="a"
          variant="outlined"
          href={pdfAddress(number, format)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {format === 'a4' ? texts.sheet : texts.roll}
        </Button>
      ))}
    </Box>
  );
}

/** Leads to the document that this one corrects, and to those that correct it. */
function Corrections({ receipt, onOpen }: { receipt: Receipt; onOpen: (number: string) => void }) {
  const { kind, corrects, correctedBy } = receipt;
  const later = correctedBy.map((one) => ({
    number: one.number,
    words: texts.correctedBy[one.kind](one.number),
  }));
  const earlier = corrects === null ? [] : [{ number: corrects, words: texts.corrects[kind](corrects) }];
  return (
    <Box sx={{ mt: 2, display: 'grid', justifyItems: 'start' }}>
      {kind === 'refund' && corrects === null ? <Typography>{texts.correctsOld}</Typography> : null}
      {[...earlier, ...later].map((one) => (
        <Button key={one.number} onClick={() => onOpen(one.number)} sx={{ textAlign: 'left' }}>
          {one.words}
        </Button>
      ))}
    </Box>
  );
}
