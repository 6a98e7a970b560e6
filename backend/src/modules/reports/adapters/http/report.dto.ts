import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import type {
  Compared,
  CourtDay,
  Dashboard,
  DayFigures,
  HourStatus,
  MonthStats,
  VenueDay,
} from '../../application/report-queries.js';

const BALANCE = { example: '120.00', description: 'received minus refunded; may be negative' };

/** Selects the venue whose hours are shown. */
export class DashboardQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'by default the first venue with a court',
  })
  @IsOptional()
  @IsId({ message: 'El complejo no es válido.' })
  venueId?: VenueId;
}

class ComparedNumberBody implements Compared<number> {
  @ApiProperty({ type: 'integer' }) today: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null if there was nothing to count' })
  yesterday: number | null;
}

class ComparedAmountBody implements Compared<string> {
  @ApiProperty(BALANCE) today: string;
  @ApiProperty({ type: String, nullable: true, ...BALANCE }) yesterday: string | null;
}

class DayFiguresBody implements DayFigures {
  @ApiProperty({ type: 'integer', description: '0 is today in local time' }) daysAgo: number;
  @ApiProperty({ type: 'integer' }) bookings: number;
  @ApiProperty(BALANCE) revenue: string;
}

class CourtHourBody {
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ type: 'integer', example: 60 }) durationMinutes: number;
  @ApiProperty({ enum: ['free', 'booked', 'blocked'] }) status: HourStatus;
}

class CourtDayBody implements CourtDay {
  @ApiProperty({ type: String, format: 'uuid' }) courtId: CourtId;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['available', 'maintenance'] }) status: 'available' | 'maintenance';
  @ApiProperty({ type: [CourtHourBody], description: 'the open hours, or halves of them' })
  hours: CourtHourBody[];
}

class VenueDayBody implements VenueDay {
  @ApiProperty({ type: String, format: 'uuid' }) venueId: VenueId;
  @ApiProperty() name: string;
  @ApiProperty({ format: 'date', description: "the venue's today" }) date: string;
  @ApiProperty({ example: '14:32', description: 'the time on the clock of the venue' }) localTime: string;
  @ApiProperty({ type: [CourtDayBody] }) courts: CourtDayBody[];
}

export class DashboardBody implements Dashboard {
  @ApiProperty() bookings: ComparedNumberBody;
  @ApiProperty() revenue: ComparedAmountBody;
  @ApiProperty() activeCourts: ComparedNumberBody;
  @ApiProperty({ type: 'integer', description: 'including courts in maintenance' }) courtCount: number;
  @ApiProperty({ description: 'whole percent, at most 100' }) occupancy: ComparedNumberBody;
  @ApiProperty({ type: [DayFiguresBody], description: 'the last 30 days, oldest first' })
  days: DayFiguresBody[];
  @ApiProperty({ type: [VenueDayBody], description: 'the venue of the query; empty without any court' })
  venues: VenueDayBody[];
}

export class TodayRevenueBody {
  @ApiProperty(BALANCE) revenue: string;
}

/** `total` − `discounts` − `stripeFees` − `refunds` = `net`. */
export class MonthStatsBody implements MonthStats {
  @ApiProperty({ example: '290.00', description: 'gross: the full price of what was paid for' })
  total: string;
  @ApiProperty({ example: '14.50', description: 'discounts of codes' }) discounts: string;
  @ApiProperty({ example: '8.99', description: 'the provider’s fees of all charges' }) stripeFees: string;
  @ApiProperty({ example: '29.00', description: 'refunded to payers' }) refunds: string;
  @ApiProperty({ example: '237.51', description: 'may be negative' }) net: string;
}
