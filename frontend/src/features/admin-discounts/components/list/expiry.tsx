import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { serverNow } from '../../../../shared/time/server-time';
import { expiryInWords } from '../../model/code-words';
import type { DiscountCode } from '../../types';

interface ExpiryProps {
  code: DiscountCode;
}

/** The expiry date of a code, with a note if the code has expired. */
export function Expiry({ code }: ExpiryProps) {
  const [now] = useState(() => new Date(serverNow()));
  const expired = code.expiresAt !== null && new Date(code.expiresAt) <= now;
  return (
    <Typography
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        ...(expired ? { color: 'error.main', fontWeight: 600 } : {}),
        ...(code.expiresAt === null ? { color: 'text.secondary' } : {}),
      }}
    >
      {expiryInWords(code, now)}
    </Typography>
  );
}
