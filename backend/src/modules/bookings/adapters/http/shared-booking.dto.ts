import { ApiProperty } from '@nestjs/swagger';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { BookingId, CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Tariff, TARIFFS } from '../../../../kernel/domain/tariff.js';
import type { BookedCourtView, SharedBookingView } from '../../application/booking-queries.js';
import type { BookingStatus, BookingPaymentStatus } from '../../domain/booking-status.js';

/** Documents an amount as a decimal string. */
export const AMOUNT = { example: '14.50' };

/** Documents a local time of the venue. */
export const LOCAL_TIME = {
  example: '2026-11-21T18:00:00',
  description: "the venue's local time, without an offset",
};

/** Documents the length of a play. */
export const LENGTH = { type: 'integer', example: 60, description: 'in minutes' } as const;

/** Documents the code of a booking. */
export const BOOKING_CODE = {
  example: 'K7M-4QX',
  description: 'names the booking among people; knowing it gives no right to anything',
};

export class BookedCourtBody implements BookedCourtView {
  @ApiProperty({ type: String, format: 'uuid' }) id: CourtId;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ enum: ['clay', 'hard', 'grass'] }) surface: string;
}

export class BookedVenueBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
}

/** A booking as the holder of its payment link sees it. */
export class SharedBookingBody implements SharedBookingView {
  @ApiProperty({ type: String, format: 'uuid' }) id: BookingId;
  @ApiProperty(BOOKING_CODE) code: string;
  @ApiProperty(LOCAL_TIME) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty(LENGTH) durationMinutes: number;
  @ApiProperty({ format: 'date-time' }) startsAt: string;
  @ApiProperty({ format: 'date-time', description: 'when the play ends' }) endsAt: string;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ enum: TARIFFS }) tariffType: Tariff;
  @ApiProperty({ description: 'IANA zone of the venue' }) timeZone: string;
  @ApiProperty(AMOUNT) totalAmount: string;
  @ApiProperty(AMOUNT) paidAmount: string;
  @ApiProperty({ enum: ['pending', 'partial', 'completed'] }) paymentStatus: BookingPaymentStatus;
  @ApiProperty({ enum: ['active', 'cancelled', 'expired', 'completed'] }) status: BookingStatus;
  @ApiProperty({ format: 'date-time' }) paymentDueAt: string;
  @ApiProperty({ type: BookedCourtBody }) court: BookedCourtBody;
  @ApiProperty({ type: BookedVenueBody }) venue: BookedVenueBody;
}
