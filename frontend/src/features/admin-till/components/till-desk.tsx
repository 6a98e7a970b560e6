import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { useOpenTill } from '../../../shared/api/tills';
import { decimalOf } from '../../../shared/model/money';
import { typedCents } from '../../../shared/model/typed-number';
import { SubmitButton } from '../../../shared/ui/button/submit-button';
import { AmountField } from '../../../shared/ui/form/number-field';
import { ErrorState } from '../../../shared/ui/screen/error-state';
import { LoadingRegion, SkeletonRows } from '../../../shared/ui/screen/skeletons';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { texts } from '../texts';
import { type TillDetail, tillQuery } from '../till-calls';
import { OpenShift } from './open-shift';
import { SheetList } from './sheet-list';

/** One till: open it, or work with its shift; below are its closed sheets. */
export function TillDesk({ tillId, onSheet }: { tillId: string; onSheet: (number: number) => void }) {
  const { data: till, error, isFetching, refetch } = useQuery(tillQuery(tillId));
  if (!till && error)
    return (
      <ErrorState title={texts.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!till)
    return (
      <LoadingRegion>
        <SkeletonRows count={3} height={96} />
      </LoadingRegion>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {till.shift ? (
        <OpenShift till={till} shift={till.shift} onClosed={onSheet} />
      ) : (
        <ClosedTill till={till} />
      )}
      <SheetList till={till} onSheet={onSheet} />
    </Box>
  );
}

function ClosedTill({ till }: { till: TillDetail }) {
  const showToast = useToast();
  const opening = useOpenTill();
  const [counted, setCounted] = useState('');
  const [isRefused, setRefused] = useState(false);
  const cents = typedCents(counted);
  const open = async () => {
    if (cents === null) return setRefused(true);
    const opened = await opening
      .mutateAsync({ tillId: till.id, counted: decimalOf(cents) })
      .catch(() => null);
    if (opened) showToast({ tone: 'success', title: texts.opened });
  };
  const missing = isRefused && cents === null ? texts.countMissing : undefined;
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void open();
      }}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {texts.closed}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.closedHint}</Typography>
      </div>
      <AmountField
        label={texts.counted}
        value={counted}
        problem={opening.error ? userMessageOf(opening.error) : missing}
        onChange={setCounted}
      />
      <SubmitButton type="submit" pending={opening.isPending}>
        {texts.open}
      </SubmitButton>
    </Card>
  );
}
