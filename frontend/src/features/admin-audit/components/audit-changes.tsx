import ArrowRightAltRounded from '@mui/icons-material/ArrowRightAltRounded';
import Box from '@mui/material/Box';
import { texts } from '../texts';
import type { DescribedChange } from '../model/audit-words';

interface AuditChangesProps {
  changes: readonly DescribedChange[];
}

/** Lists each changed field with its value before and after. */
export function AuditChanges({ changes }: AuditChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.25,
        m: 0,
        mt: 0.5,
        fontSize: '0.9375rem',
        color: 'text.secondary',
      }}
    >
      {changes.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, minWidth: 0 }}>
          <dt>{`${field}:`}</dt>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', color: 'text.primary' }}>
            {before}
            {before !== null && after !== null ? <Arrow /> : null}
            {after}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Arrow() {
  return (
    <>
      <ArrowRightAltRounded aria-hidden sx={{ fontSize: 20, mx: 0.5, verticalAlign: 'text-bottom' }} />
      <span className="s-hidden">{` ${texts.becomes} `}</span>
    </>
  );
}
