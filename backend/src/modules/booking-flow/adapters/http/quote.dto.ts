import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import { AMOUNT, LENGTH } from '../../../bookings/http.js';
import { PLAY_LENGTHS } from '../../../venues/index.js';
import type { OverlappingView, QuoteView } from '../../application/quote-queries.js';
import { BookingCategoryBody, PlaceBookingBody, RefundTermBody, ShownCardBody } from './booking.dto.js';

export class QuoteQuery extends PickType(PlaceBookingBody, ['bookingDate', 'timeSlot', 'gameType'] as const) {
  @ApiPropertyOptional({ ...LENGTH, description: 'in minutes; without it the first length of the venue' })
  @IsOptional()
  @WholeNumber()
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes?: number;
}

class OverlappingBody implements OverlappingView {
  @ApiProperty({ format: 'uuid' }) bookingId: string;
  @ApiProperty({ format: 'uuid' }) courtId: string;
  @ApiProperty({ format: 'uuid' }) venueId: string;
  @ApiProperty() venueName: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty({ description: 'true: something of it is paid, so it cannot move' }) isPaid: boolean;
}

/** The booking that the caller would get now. A quote holds no hour. */
export class QuoteBody implements QuoteView {
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty({ type: BookingCategoryBody, nullable: true, description: 'null: the price of everyone' })
  category: BookingCategoryBody | null;
  @ApiProperty({ type: 'integer', example: 60 }) durationMinutes: number;
  @ApiProperty({ format: 'date-time' }) startsAt: string;
  @ApiProperty({ format: 'date-time' }) endsAt: string;
  @ApiProperty({ description: 'IANA zone', example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ format: 'date-time', description: 'the moment of the quote' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'until when it would have to be paid' })
  paymentDueAt: string;
  @ApiProperty({ type: [RefundTermBody] }) refundPolicy: RefundTermBody[];
  @ApiProperty({
    type: ShownCardBody,
    nullable: true,
    description: 'the card that the payment deadline would charge; null: the hour would be freed',
  })
  savedCard: ShownCardBody | null;
  @ApiProperty({ type: [OverlappingBody], description: 'what the caller has booked at that time already' })
  overlapping: OverlappingBody[];
}
