import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../../shared/api/config-query';
import { durationInWords } from '../../../../shared/model/duration';
import { texts } from '../../texts';

/**
 * States above the button what the player agrees to by paying. The time to pay is a setting of the
 * server. The card form needs the same settings, so nobody can pay before the sentence is shown.
 */
export function PolicyNotice() {
  const { data: config } = useQuery(configQuery());
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 3 }}>
      {config ? (
        <Typography variant="body2">{texts.policy(durationInWords(config.paymentGraceSeconds))}</Typography>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.consent}
      </Typography>
    </Box>
  );
}
