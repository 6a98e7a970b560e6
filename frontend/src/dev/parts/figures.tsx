import { words } from '../../shared/texts/words';
import { Countdown } from '../../shared/ui/figures/countdown';
import { Money } from '../../shared/ui/figures/money';
import { StatusChip } from '../../shared/ui/figures/status-chip';
import { TrendNote } from '../../shared/ui/figures/trend-note';
import { texts as dashboard } from '../../features/admin-dashboard/texts';
import { VenueRating } from '../../shared/ui/figures/venue-rating';
import { Row } from '../rows';

const tones = ['success', 'partial', 'pending', 'error', 'neutral'] as const;

const trends = [
  { now: 120, before: 100 },
  { now: 80, before: 100 },
  { now: 100, before: 100 },
  { now: 7, before: 0 },
  { now: 7, before: null },
] as const;

export function Figures() {
  return (
    <>
      <Row>
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {words.paid}
          </StatusChip>
        ))}
      </Row>
      <Row>
        <Countdown seconds={3600} />
        <Countdown seconds={299} />
        <Countdown seconds={0} />
        <Money cents={1650} variant="figure" />
        <Money cents={123_456_789} variant="h2" />
      </Row>
      {trends.map(({ now, before }) => (
        <Row key={`${now} ${before}`}>
          <TrendNote now={now} before={before} format={String} words={dashboard.trend} />
        </Row>
      ))}
      <Row>
        <VenueRating rating={null} count={0} />
        <VenueRating rating={4.8} count={1} />
        <VenueRating rating={4.8} count={1200} />
      </Row>
    </>
  );
}
