import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useToast } from '../../../../shared/ui/toast/toast-context';
import { copyText } from '../../../../shared/model/hand-over';
import { texts } from './texts';

/** The code by which players and the venue name the booking. */
export function BookingCode({ code }: { code: string }) {
  const showToast = useToast();
  const handleCopy = async () => {
    const copied = await copyText(code);
    showToast(
      copied
        ? { tone: 'success', title: texts.codeCopied, description: code }
        : { tone: 'error', title: texts.copyFailed, description: code },
    );
  };
  return (
    <Box sx={ticket}>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.bookingCode}
        </Typography>
        <Typography variant="figure" component="p" translate="no" sx={codeLook}>
          {code}
        </Typography>
      </div>
      <Button
        data-no-print
        size="small"
        variant="outlined"
        aria-label={texts.copyCodeOf(code)}
        onClick={() => void handleCopy()}
      >
        {texts.copyCode}
      </Button>
    </Box>
  );
}

const ticket = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1.25,
  borderRadius: 1,
  border: '1.5px dashed',
  borderColor: 'divider',
} as const;

const codeLook = { fontSize: '1.75rem', letterSpacing: '0.04em', whiteSpace: 'nowrap' } as const;
