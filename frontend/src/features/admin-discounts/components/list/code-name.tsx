import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { words } from '../../../../shared/texts/words';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { texts } from '../../texts';
import { useVenueNames } from '../../use-venue-names';

interface CodeNameProps {
  code: string;
  promoted: boolean;
  /** Absent means every venue. */
  venueIds: readonly string[] | undefined;
}

/** The text of a code, with a button that copies it. */
export function CodeName({ code, promoted, venueIds }: CodeNameProps) {
  const showToast = useToast();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      showToast({ tone: 'success', title: texts.copied, description: code });
    } catch {
      showToast({ tone: 'error', title: words.error, description: texts.copyFailed });
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="figure"
          sx={{ fontSize: '1.0625rem', letterSpacing: '0.02em', overflowWrap: 'anywhere' }}
        >
          {code}
        </Typography>
        {promoted ? (
          <Typography variant="caption" component="div" sx={{ color: 'secondary.main', fontWeight: 600 }}>
            {texts.promoted}
          </Typography>
        ) : null}
        {venueIds ? <ValidAt venueIds={venueIds} /> : null}
      </Box>
      <IconButton
        aria-label={texts.copy(code)}
        onClick={() => void copy()}
        sx={{ width: 44, height: 44, color: 'text.secondary' }}
      >
        {copied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
      </IconButton>
    </Box>
  );
}

function ValidAt({ venueIds }: { venueIds: readonly string[] }) {
  const [firstId = ''] = venueIds;
  const first = useVenueNames([firstId]).get(firstId);
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {first === undefined ? '\u00a0' : texts.validAt(first, venueIds.length - 1)}
    </Typography>
  );
}
