import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { LocalDay } from '../../../../shared/model/dates';
import { formatMoney } from '../../../../shared/model/money';
import type { LowestPrice } from '../../../../shared/model/tariff';
import { usualMinutes } from '../../../../shared/model/play';
import { tariffsFrom, type PricedCourt } from '../../../../shared/model/price-rules';
import { isOpenAtTariff, type VenueRules } from '../../../../shared/model/venue-rules';
import { lengthInWords } from '../../../../shared/texts/play-words';
import { tariffTimes } from '../../../../shared/ui/figures/tariff-times';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { tariffRowColors, tariffRows } from '../../../../shared/ui/figures/tariff-rows';
import { texts } from './texts';

interface TariffTableProps {
  courts: readonly PricedCourt[];
  rules: VenueRules;
  /** The current day at the venue. */
  today: LocalDay;
}

/**
 * The prices of day and night, singles and doubles, with "desde" if the courts have different
 * prices, or if some days or times have.
 */
export function TariffTable({ courts, rules, today }: TariffTableProps) {
  const headingId = useId();
  const tariffs = tariffsFrom(today, courts, rules);
  const rows = tariffRows.filter(({ tariff }) => isOpenAtTariff(rules, tariff));
  if (tariffs === null) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, md: 2.5 }, overflowX: 'auto' }}>
      <Typography id={headingId} variant="h3">
        {words.tariffs}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {texts.perHour}
        {lengthsOf(rules)}
      </Typography>
      <Table aria-labelledby={headingId}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {words.game.singles}
              <small>{words.people.singles}</small>
            </th>
            <th scope="col">
              {words.game.doubles}
              <small>{words.people.doubles}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tariff, label, Icon }) => (
            <tr key={tariff} data-tariff={tariff}>
              <th scope="row">
                <Icon aria-hidden />
                {label}
                <small>{tariffTimes(tariff, rules)}</small>
              </th>
              <td>
                <Price price={tariffs[tariff].singles} />
              </td>
              <td>
                <Price price={tariffs[tariff].doubles} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rules.priceRules.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.otherPrices}
        </Typography>
      ) : null}
      {rows.some(({ tariff }) => tariff === 'night') ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.nightNote}
        </Typography>
      ) : null}
    </Card>
  );
}

/** Which lengths can be booked, at a venue with other ones than an hour. */
function lengthsOf({ lengths }: VenueRules): string {
  if (lengths.length === 1 && lengths[0] === usualMinutes) return '';
  return `. ${texts.bookableFor(lengths.toSorted((one, other) => one - other).map(lengthInWords))}`;
}

function Price({ price }: { price: LowestPrice }) {
  return (
    <>
      <Box
        component="small"
        sx={{ visibility: price.varies ? 'visible' : 'hidden' }}
        aria-hidden={!price.varies}
      >
        {texts.from}{' '}
      </Box>
      <Typography variant="figure" sx={{ display: 'block', fontSize: '1.2rem' }}>
        {formatMoney(price.cents)}
      </Typography>
    </>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'separate',
  borderSpacing: '0 8px',
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.35 },
  '& thead th': { padding: '0 12px 2px', textAlign: 'left', fontWeight: 650, lineHeight: 1.35 },
  '& thead small': { color: theme.vars.palette.text.secondary },
  '& tbody th': {
    padding: '12px 8px 12px 14px',
    borderRadius: `${radius.tile}px 0 0 ${radius.tile}px`,
    textAlign: 'left',
    fontWeight: 700,
    lineHeight: 1.35,
  },
  '& tbody td': { padding: '8px 12px 12px', verticalAlign: 'middle' },
  '& tbody svg': { fontSize: 20, verticalAlign: '-4px', marginRight: 6 },
  '& tbody td:last-of-type': { borderRadius: `0 ${radius.tile}px ${radius.tile}px 0` },
  ...tariffRowColors(theme),
}));
