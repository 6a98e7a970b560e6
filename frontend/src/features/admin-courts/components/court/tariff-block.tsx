import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatMoney } from '../../../../shared/model/money';
import { priceOf } from '../../../../shared/model/tariff';
import { useTariffTimes } from '../../api/tariff-times';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { tariffRowColors, tariffRows } from '../../../../shared/ui/figures/tariff-rows';
import { texts } from '../../texts';
import type { Court } from '../../types';

interface TariffBlockProps {
  court: Court;
}

/** The prices of a court by day and by night, for singles and doubles. */
export function TariffBlock({ court }: TariffBlockProps) {
  const name = words.courtName(court.courtNumber, court.name);
  const timesOf = useTariffTimes(court.venueId);
  return (
    <div>
      <Typography variant="subtitle2" component="h4">
        {words.tariffs}
      </Typography>
      <Table aria-label={texts.tariffsOf(name)}>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.game.singles}</th>
            <th scope="col">{words.game.doubles}</th>
          </tr>
        </thead>
        <tbody>
          {tariffRows.map(({ tariff, label, Icon }) => (
            <tr key={tariff} data-tariff={tariff}>
              <th scope="row">
                <Icon aria-hidden />
                {label} <small>{timesOf(tariff)}</small>
              </th>
              <td>
                <Price cents={priceOf(court, tariff, 'singles')} />
              </td>
              <td>
                <Price cents={priceOf(court, tariff, 'doubles')} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Price({ cents }: { cents: number }) {
  return (
    <Box component="span" sx={{ typography: 'figure', fontSize: '1.05rem' }}>
      {formatMoney(cents)}
    </Box>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 6px',
  '& thead th': {
    padding: '0 10px',
    textAlign: 'right',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& tbody th': {
    padding: '9px 4px 9px 10px',
    borderRadius: `${radius.small}px 0 0 ${radius.small}px`,
    textAlign: 'left',
    fontWeight: 650,
    fontSize: '0.9375rem',
  },
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400 },
  '& tbody td': { padding: '9px 10px', textAlign: 'right' },
  '& tbody svg': { fontSize: 18, verticalAlign: '-3px', marginRight: 6 },
  '& tbody td:last-of-type': { borderRadius: `0 ${radius.small}px ${radius.small}px 0` },
  ...tariffRowColors(theme),
}));
