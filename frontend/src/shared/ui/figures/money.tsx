import Typography, { type TypographyProps } from '@mui/material/Typography';
import { formatMoney } from '../../model/money';

interface MoneyProps extends TypographyProps {
  cents: number;
}

/** An amount in tabular figures. A translation of the page leaves it as it is. */
export function Money({ cents, ...props }: MoneyProps) {
  return (
    <Typography variant="figure" component="span" translate="no" {...props}>
      {formatMoney(cents)}
    </Typography>
  );
}
