import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import type { VenueScope } from '../../../roles/index.js';
import type {
  DayOfMonth,
  DisputeDetails,
  MethodRevenue,
  PaymentEntry,
  PaymentFilter,
  PaymentPage,
  PaymentsMonth,
} from '../../application/payment-report-queries.js';
import {
  type MovementState,
  PAYMENT_CONCEPTS,
  PAYMENT_STATES,
  type PaymentConcept,
} from '../../domain/payment-entry.js';
import { PageBody, periodOf, PeriodQuery } from './paging.dto.js';
import { BOOKING_CODE } from '../../../bookings/http.js';
import { DESK_METHODS } from '../../../payments/index.js';
import { DISPUTE_STATUSES } from '../../../payment-provider/index.js';
import { MonthStatsBody } from './report.dto.js';
import { CSV_SEPARATORS, type CsvSeparator } from './csv.js';

const BALANCE = { example: '120.00', description: 'may be negative' };

class MonthRevenueBody {
  @ApiProperty({ ...BALANCE, description: 'received minus refunded' }) thisMonth: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '110.00',
    description: 'the same part of last month, in local time; null if no money moved in it',
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

const METHODS = ['card', ...DESK_METHODS] as const;

class MethodRevenueBody implements MethodRevenue {
  @ApiProperty({ enum: METHODS }) method: (typeof METHODS)[number];
  @ApiProperty({ ...BALANCE, description: 'received minus refunded' }) revenue: string;
}

/** `total` − `discounts` − `refunds` = `revenue.thisMonth`, and − `stripeFees` = `net`. */
export class PaymentsMonthBody extends MonthStatsBody implements PaymentsMonth {
  @ApiProperty({
    example: '2026-11',
    description: "in the installation's time zone; the figures use each venue's local month",
  })
  month: string;
  @ApiProperty() revenue: MonthRevenueBody;
  @ApiProperty({ type: [MethodRevenueBody], description: 'the revenue by way of paying' })
  methods: MethodRevenueBody[];
  @ApiProperty({ description: 'the charges of this month' }) completed: CountedAmountBody;
  @ApiProperty({ description: 'active bookings that are not fully paid, and the amount that they lack' })
  pending: CountedAmountBody;
  @ApiProperty({ type: [DayOfMonthBody], description: 'every day of the month' }) days: DayOfMonthBody[];
}

/** Selects movements. Every field is optional. */
export class PaymentQuery extends PeriodQuery {
  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId({ message: 'El complejo no es válido.' })
  venueId?: VenueId;

  @ApiPropertyOptional({ enum: PAYMENT_STATES })
  @IsOptional()
  @IsIn(PAYMENT_STATES, { message: 'El estado no es válido.' })
  state?: MovementState;

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'part of a venue, court, name, phone, e-mail, booking code or id, or reference',
  })
  @IsOptional()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(100, { message: 'La búsqueda es demasiado larga.' })
  search?: string;
}

/** Selects movements, and says what separates the cells of the file. */
export class PaymentFileQuery extends PaymentQuery {
  @ApiPropertyOptional({
    enum: CSV_SEPARATORS,
    default: 'comma',
    description: 'semicolon also writes amounts with a comma, as spreadsheets in Spanish expect',
  })
  @IsOptional()
  @IsIn(CSV_SEPARATORS, { message: 'El separador no es válido.' })
  separator?: CsvSeparator;
}

export function paymentFilterOf(query: PaymentQuery, scope: VenueScope): PaymentFilter {
  const { venueId, state, search } = query;
  return {
    ...periodOf(query),
    scope,
    venueId: venueId ?? null,
    state: state ?? null,
    search: search?.trim() ? search.trim() : null,
  };
}

class DisputeDetailsBody implements DisputeDetails {
  @ApiProperty({ enum: DISPUTE_STATUSES, type: String }) status: DisputeDetails['status'];
  @ApiProperty({ example: 'fraudulent', description: "the provider's code" }) reason: string;
  @ApiProperty({ example: '14.50', description: 'what the payer contests' }) amount: string;
  @ApiProperty({ example: '15.00', description: 'what the provider took for the dispute' }) fee: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) evidenceDueAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'null with the sandbox' })
  providerPage: string | null;
}

class PaymentEntryBody implements PaymentEntry {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time', description: 'of an expected movement: since when' }) at: string;
  @ApiProperty({ enum: PAYMENT_STATES }) state: MovementState;
  @ApiProperty({ enum: PAYMENT_CONCEPTS, type: String, nullable: true, description: 'the purpose' })
  concept: PaymentConcept | null;
  @ApiProperty({ example: '-14.50', description: 'negative for refunds' }) amount: string;
  @ApiProperty({ type: String, format: 'uuid' }) bookingId: BookingId;
  @ApiProperty(BOOKING_CODE) bookingCode: string;
  @ApiProperty() venueName: string;
  @ApiProperty({ example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() courtName: string;
  @ApiProperty({ format: 'date' }) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ type: String, nullable: true, description: 'of the payer' }) name: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+593991234567', description: 'of the payer' })
  phone: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'of the payer' }) email: string | null;
  @ApiProperty({ type: String, nullable: true, description: "the provider's id" }) reference: string | null;
  @ApiProperty({ type: DisputeDetailsBody, nullable: true, description: 'only of a dispute' })
  dispute: DisputeDetailsBody | null;
}

class VenueNameBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class PaymentPageBody extends PageBody implements PaymentPage {
  @ApiProperty({ type: [PaymentEntryBody], description: 'newest first' }) entries: PaymentEntryBody[];
  @ApiProperty({ type: [VenueNameBody], description: 'the venues to choose from, including deleted ones' })
  venues: VenueNameBody[];
}
