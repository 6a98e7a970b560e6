import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../../shared/ui/late/lazy-component';
import type { EditorProps } from '../../model/draft';
import { blankTransfer, type TypedTransfer } from '../../model/transfer';
import { texts } from '../../transfer-texts';
import { RuleBody } from '../rule-body';

const TransferFields = lazyComponent(() => import('./transfer-fields').then((file) => file.TransferFields));

/** The account to which players transfer, and how long the hour waits for the money. */
export function TransferSection({ draft: { transfer }, problems, onChange }: EditorProps) {
  /** The account as it was typed before the switch was turned off. */
  const [kept, setKept] = useState<TypedTransfer>(blankTransfer);
  const turn = (on: boolean) => {
    if (transfer) setKept(transfer);
    onChange({ transfer: on ? kept : null });
  };
  return (
    <RuleBody hint={texts.hint}>
      <FormControlLabel
        control={<Switch checked={transfer !== null} onChange={(_, on) => turn(on)} />}
        label={texts.accept}
      />
      <FormHelperText>{texts.acceptHint}</FormHelperText>
      {transfer ? (
        <Suspense fallback={<Box sx={{ minHeight: 280 }} />}>
          <TransferFields
            typed={transfer}
            problem={problems.transfer}
            onChange={(change) => onChange({ transfer: { ...transfer, ...change } })}
          />
        </Suspense>
      ) : null}
    </RuleBody>
  );
}
