import Box from '@mui/material/Box';
import { CodeCards } from '../../features/admin-discounts/components/list/code-cards';
import { CodeTable } from '../../features/admin-discounts/components/list/code-table';
import type { DiscountCode } from '../../features/admin-discounts/types';
import { OccupancyTable } from '../../features/admin-dashboard/components/occupancy-table';
import { StatCards } from '../../features/admin-dashboard/components/stat-cards';
import { slots } from '../../shared/model/slots';
import { ignore } from '../rows';
import { texts } from '../texts';
import type { CourtDay, Dashboard, VenueDay } from '../../features/admin-dashboard/model/hour-states';

const days = Array.from({ length: 30 }, (_, index) => ({
  daysAgo: 29 - index,
  bookings: (index * 7) % 23,
  revenue: `${((index * 13) % 19) * 10}.00`,
}));

const dashboard: Dashboard = {
  bookings: { today: 23, yesterday: 20 },
  revenue: { today: '345.50', yesterday: '420.00' },
  activeCourts: { today: 4, yesterday: 4 },
  courtCount: 5,
  occupancy: { today: 67, yesterday: 31 },
  days,
  venues: [],
};

export function AdminFigures() {
  return <StatCards dashboard={dashboard} />;
}

const statuses = ['free', 'booked', 'free', 'blocked'] as const;

const court = (courtNumber: number, name: string): CourtDay => ({
  courtId: `court-${courtNumber}`,
  courtNumber,
  name,
  status: courtNumber === 3 ? 'maintenance' : 'available',
  hours: slots.map((timeSlot, index) => ({
    timeSlot,
    durationMinutes: 60,
    status: statuses[(index + courtNumber) % 4] ?? 'free',
  })),
});

const venue: VenueDay = {
  venueId: 'venue-1',
  name: texts.choices[0],
  date: '2027-11-21',
  localTime: '14:30',
  courts: [court(1, texts.choices[0]), court(2, texts.longCourt), court(3, texts.choices[1])],
};

export function AdminHours() {
  return <OccupancyTable venue={venue} time="14:30" />;
}

const code = (over: Partial<DiscountCode>): DiscountCode => ({
  id: over.code ?? '',
  code: 'VERANO',
  type: 'percentage',
  value: '20.00',
  maxUsage: null,
  maxPerPlayer: null,
  usageCount: 0,
  expiresAt: null,
  isActive: true,
  isPromoted: false,
  ...over,
});

const codes = [
  code({ isPromoted: true, usageCount: 3, maxUsage: 10 }),
  code({ code: 'CLUB5', type: 'fixed', value: '5.00', usageCount: 1 }),
  code({ code: 'PASADO', expiresAt: '2026-01-01T00:00:00.000Z', isActive: false }),
];

export function AdminLists() {
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 2 }}>
        <CodeTable codes={codes} onEdit={ignore} />
      </Box>
      <CodeCards codes={codes.slice(0, 2)} onEdit={ignore} />
    </>
  );
}
