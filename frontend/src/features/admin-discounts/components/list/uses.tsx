import Typography from '@mui/material/Typography';
import { texts } from '../../texts';
import type { DiscountCode } from '../../types';

interface UsesProps {
  code: Pick<DiscountCode, 'usageCount' | 'maxUsage' | 'maxPerPlayer'>;
}

/** How often a code was used, of how many times, and how often each player may use it. */
export function Uses({ code }: UsesProps) {
  return (
    <>
      {texts.usesOf(code.usageCount, code.maxUsage)}
      {code.maxPerPlayer === null ? null : (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {texts.perPlayer(code.maxPerPlayer)}
        </Typography>
      )}
    </>
  );
}
