import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  type DayOfMonth,
  PAYMENT_CONCEPTS,
  PAYMENT_STATES,
  type PaymentEntry,
  type PaymentFilter,
  type PaymentPage,
  type PaymentsMonth,
  type PaymentState,
} from '../../application/payment-reports.js';
import { PageBody, periodOf, PeriodQuery } from './paging.dto.js';
import { MonthStatsBody } from './report.dto.js';

const BALANCE = { example: '120.00', description: 'may be negative' };

class MonthRevenueBody {
  @ApiProperty({ ...BALANCE, description: 'received minus given back' }) thisMonth: string;
  @ApiProperty({
    ...{ type: String, nullable: true, example: '110.00' },
    description:
      "last month's, from its first day until the same day and time on the venue's clock; null: nothing moved then",
  })
  lastMonth: string | null;
}

class CountedAmountBody {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ example: '120.00' }) amount: string;
}

class DayOfMonthBody implements DayOfMonth {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 31 }) day: number;
  @ApiProperty({ example: '43.50' }) received: string;
  @ApiProperty({ example: '14.50' }) refunded: string;
}

/** `total` − `discounts` − `refunds` = `revenue.thisMonth`, and − `stripeFees` = `net`. */
export class PaymentsMonthBody extends MonthStatsBody implements PaymentsMonth {
  @ApiProperty({
    example: '2026-11',
    description: "in the installation's zone; the figures are of each venue's own",
  })
  month: string;
  @ApiProperty() revenue: MonthRevenueBody;
  @ApiProperty({ description: 'charges that bookings took this month' }) completed: CountedAmountBody;
  @ApiProperty({ description: 'live bookings that are not paid yet, and what they lack' })
  pending: CountedAmountBody;
  @ApiProperty({ type: [DayOfMonthBody], description: 'every day of the month' }) days: DayOfMonthBody[];
}

/** Which movements; every field is optional. */
export class PaymentQuery extends PeriodQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'El complejo no es válido.' })
  venueId?: string;

  @ApiPropertyOptional({ enum: PAYMENT_STATES })
  @IsOptional()
  @IsIn(PAYMENT_STATES, { message: 'El estado no es válido.' })
  state?: PaymentState;

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'part of a venue, court, e-mail, booking id or reference',
  })
  @IsOptional()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(100, { message: 'La búsqueda es demasiado larga.' })
  search?: string;
}

export function paymentFilterOf(query: PaymentQuery): PaymentFilter {
  const { venueId, state, search } = query;
  return {
    ...periodOf(query),
    venueId: venueId?.toLowerCase() ?? null,
    state: state ?? null,
    search: search?.trim() ? search.trim() : null,
  };
}

class PaymentEntryBody implements PaymentEntry {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time', description: 'of what is expected: since when' }) at: string;
  @ApiProperty({ enum: PAYMENT_STATES }) state: PaymentState;
  @ApiProperty({ enum: PAYMENT_CONCEPTS, type: String, nullable: true, description: 'what it was for' })
  concept: string | null;
  @ApiProperty({ example: '-14.50', description: 'what goes back is negative' }) amount: string;
  @ApiProperty({ format: 'uuid' }) bookingId: string;
  @ApiProperty() venueName: string;
  @ApiProperty({ example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() courtName: string;
  @ApiProperty({ format: 'date' }) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ type: String, nullable: true, description: 'of whoever paid' }) email: string | null;
  @ApiProperty({ type: String, nullable: true, description: "the provider's id" }) reference: string | null;
}

class VenueNameBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class PaymentPageBody extends PageBody implements PaymentPage {
  @ApiProperty({ type: [PaymentEntryBody], description: 'newest first' }) entries: PaymentEntryBody[];
  @ApiProperty({ type: [VenueNameBody], description: 'to choose from, also deleted ones' })
  venues: VenueNameBody[];
}
