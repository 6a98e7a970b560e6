import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { BookingId } from '../../../../kernel/domain/ids.js';
import { BOOKING_CODE } from '../../../bookings/http.js';
import type {
  BookingStatement,
  ComparisonView,
  FindingBooking,
  FindingPage,
  FindingView,
  LedgerEntryView,
  LedgerSummary,
} from '../../application/ledger-queries.js';
import { PAYMENT_CONCEPTS } from '../../domain/payment-entry.js';
import { FINDING_KINDS, FINDING_STATES, type FindingState, LEDGER_KINDS } from '../../domain/ledger-entry.js';
import { PageBody, PageNumber } from './paging.dto.js';

const BALANCE = { example: '120.00', description: 'may be negative' };
const INSTANT = { format: 'date-time' } as const;
const REFUND_STATES = ['none', 'pending', 'succeeded', 'failed'];

export class FindingQuery {
  @ApiPropertyOptional({ enum: FINDING_STATES, default: 'open' })
  @IsOptional()
  @IsIn(FINDING_STATES, { message: 'El estado no es válido.' })
  state?: FindingState;

  @PageNumber() page?: number;
}

export class StatementQuery {
  @PageNumber() page?: number;
}

class ComparisonBody implements ComparisonView {
  @ApiProperty(INSTANT) comparedAt: string;
  @ApiProperty({ ...INSTANT, description: 'movements from then on, and older ones with an open finding' })
  since: string;
  @ApiProperty({ type: 'integer' }) movements: number;
  @ApiProperty({ ...BALANCE, description: 'the change of the balance by our ledger' }) ours: string;
  @ApiProperty({ ...BALANCE, description: 'the change of the balance by the provider' }) theirs: string;
  @ApiProperty({ example: '0.00', description: '`ours` − `theirs`' }) difference: string;
}

class RealFeesBody {
  @ApiProperty({ example: '6.37', description: 'for the charges of the month' }) charges: string;
  @ApiProperty({ type: 'integer' }) chargeCount: number;
  @ApiProperty({ type: 'integer', description: 'charges whose fee is not known yet' }) unknownCount: number;
  @ApiProperty({ example: '15.00', description: 'for disputes' }) disputes: string;
}

class OpenDisputesBody {
  @ApiProperty({ type: 'integer' }) open: number;
  @ApiProperty({ example: '14.50' }) withheld: string;
}

class DeclinesBody {
  @ApiProperty({ type: 'integer' }) lastHour: number;
  @ApiProperty({ type: 'integer', description: 'payments ended after ten declined cards' })
  endedToday: number;
}

export class LedgerSummaryBody implements LedgerSummary {
  @ApiProperty({ type: ComparisonBody, nullable: true, description: 'null: nothing compared yet' })
  comparison: ComparisonBody | null;
  @ApiProperty({ type: 'integer' }) openFindings: number;
  @ApiProperty({ description: 'since the first of the month' }) fees: RealFeesBody;
  @ApiProperty() disputes: OpenDisputesBody;
  @ApiProperty() declines: DeclinesBody;
  @ApiProperty({ example: 'America/Guayaquil' }) timeZone: string;
}

class LedgerBookingBody implements FindingBooking {
  @ApiProperty({ type: String, format: 'uuid' }) id: BookingId;
  @ApiProperty(BOOKING_CODE) code: string;
  @ApiProperty() venueName: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty({ format: 'date' }) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
}

class FindingBody implements FindingView {
  @ApiProperty() id: string;
  @ApiProperty({ enum: FINDING_KINDS, type: String }) kind: FindingView['kind'];
  @ApiProperty({ description: "the provider's id" }) reference: string;
  @ApiProperty({ type: String, nullable: true, description: 'null: unknown to us' }) ours: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'null: unknown to the provider' })
  theirs: string | null;
  @ApiProperty({ example: 'USD', description: 'of `theirs`' }) currency: string;
  @ApiProperty(INSTANT) foundAt: string;
  @ApiProperty({ ...INSTANT, type: String, nullable: true }) resolvedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'null: it resolved itself' })
  resolvedBy: string | null;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ type: LedgerBookingBody, nullable: true }) booking: LedgerBookingBody | null;
  @ApiProperty({ enum: REFUND_STATES, type: String, nullable: true, description: 'of a contradiction' })
  refund: FindingView['refund'];
  @ApiProperty({ type: String, nullable: true, description: 'null with the sandbox' })
  providerPage: string | null;
}

export class FindingPageBody extends PageBody implements FindingPage {
  @ApiProperty({ type: [FindingBody], description: 'newest first' }) entries: FindingBody[];
}

class LedgerEntryBody implements LedgerEntryView {
  @ApiProperty() id: string;
  @ApiProperty(INSTANT) at: string;
  @ApiProperty({ enum: LEDGER_KINDS, type: String }) kind: LedgerEntryView['kind'];
  @ApiProperty({ enum: PAYMENT_CONCEPTS, type: String, nullable: true }) concept: string | null;
  @ApiProperty({ description: "the provider's id" }) reference: string;
  @ApiProperty(BALANCE) amount: string;
  @ApiProperty({ example: '15.00', description: 'the fee within `amount`' }) fee: string;
  @ApiProperty({ example: '14.50', description: 'what a dispute moved' }) moved: string;
  @ApiProperty({ ...BALANCE, description: 'after this transaction' }) balance: string;
}

class StatementBookingBody extends LedgerBookingBody {
  @ApiProperty() courtName: string;
  @ApiProperty({ example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ example: '14.50' }) total: string;
  @ApiProperty({ example: '14.50' }) paid: string;
}

/** `balance` = `earned` + `owed` − `fees` − `disputed`. */
export class BookingStatementBody extends PageBody implements BookingStatement {
  @ApiProperty() booking: StatementBookingBody;
  @ApiProperty({ ...BALANCE, description: 'our balance at the provider from this booking' })
  balance: string;
  @ApiProperty(BALANCE) earned: string;
  @ApiProperty(BALANCE) owed: string;
  @ApiProperty(BALANCE) fees: string;
  @ApiProperty(BALANCE) disputed: string;
  @ApiProperty({ type: [LedgerEntryBody], description: 'oldest first' }) entries: LedgerEntryBody[];
}
