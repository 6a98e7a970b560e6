import Box from '@mui/material/Box';
import { centsOf, formatMoney } from '../../../shared/model/money';
import type { SharedLink } from './own-link-query';
import { freePlaces } from './seats';
import { texts } from './texts';

type Place = SharedLink['places'][number];

interface PayersProps {
  link: SharedLink;
}

/**
 * The payment table, one line for each place: "Ana pagó $7.26 por Luis", "Libre: $7.27". Names are
 * shown to people who hold the link alone.
 */
export function Payers({ link }: PayersProps) {
  const { places } = link;
  const forGroup = groupPlaces(link);
  return (
    <Box component="ul" aria-label={texts.table} sx={list}>
      {places.map((place) => (
        <Box component="li" key={place.number} sx={line}>
          <Box aria-hidden component="span" sx={{ ...dot, ...looks[place.status] }} />
          <span>{forGroup.has(place) ? texts.ofTheGroup : inWords(place)}</span>
        </Box>
      ))}
    </Box>
  );
}

/**
 * Returns the open places that a stranger cannot take, because the organiser has opened fewer. The
 * group takes the first ones, so strangers get the last.
 */
function groupPlaces(link: SharedLink): ReadonlySet<Place> {
  if (link.access !== 'public' || link.restHeldUntil !== null) return new Set();
  const open = link.places.filter(({ status }) => status === 'open');
  return new Set(open.slice(0, open.length - freePlaces(link)));
}

function inWords(place: Place): string {
  const { status, isYours, payerName, forName, atClub } = place;
  const money = formatMoney(centsOf(place.amount));
  switch (status) {
    case 'paid':
      if (atClub) return texts.paidAtClub(money);
      return isYours ? texts.youPaid(money, forName) : texts.paidBy(payerName, money, forName);
    case 'reserved':
      return isYours ? texts.youArePayingPlace(money) : texts.beingPaid(money);
    case 'open':
      return texts.free(money);
    case 'void':
      return texts.withTheRest(money);
  }
}

const list = { m: 0, mt: 0.75, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
const line = { display: 'flex', alignItems: 'baseline', gap: 1, py: 0.25 } as const;
const dot = { flex: 'none', width: 10, height: 10, borderRadius: '50%', border: 2 } as const;
const filled = { bgcolor: 'success.main', borderColor: 'success.main' } as const;
const looks = {
  paid: filled,
  void: filled,
  reserved: { borderColor: 'warning.main' },
  open: { borderColor: 'text.disabled', borderStyle: 'dotted' },
} as const;
