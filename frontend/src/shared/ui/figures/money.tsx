import Typography, { type TypographyProps } from '@mui/material/Typography';
import { formatMoney } from '../../model/money';

interface MoneyProps extends TypographyProps {
  cents: number;
}

/** An amount in tabular figures. */
export function Money({ cents, ...props }: MoneyProps) {
  return (
    <Typography variant="figure" component="span" {...props}>
      {formatMoney(cents)}
    </Typography>
  );
}
