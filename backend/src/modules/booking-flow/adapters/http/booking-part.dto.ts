import { ApiProperty } from '@nestjs/swagger';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import { type Tariff, TARIFFS } from '../../../../kernel/domain/tariff.js';
import {
  AMOUNT,
  BOOKING_CODE,
  BookedCourtBody,
  BookedVenueBody,
  LENGTH,
  LOCAL_TIME,
} from '../../../bookings/http.js';
import type { BookingStatus } from '../../../bookings/index.js';
import type { BookingPartView } from '../../application/booking-part-queries.js';

/** A booking as a friend sees it who paid for it. The amounts are the friend's own. */
export class BookingPartBody implements BookingPartView {
  @ApiProperty({ format: 'uuid', description: 'of the booking' }) id: string;
  @ApiProperty(BOOKING_CODE) code: string;
  @ApiProperty({ type: String, nullable: true }) organiserName: string | null;
  @ApiProperty(LOCAL_TIME) bookingDate: string;
  @ApiProperty({ example: '18:00' }) timeSlot: string;
  @ApiProperty(LENGTH) durationMinutes: number;
  @ApiProperty({ format: 'date-time' }) startsAt: string;
  @ApiProperty({ format: 'date-time', description: 'when the play ends' }) endsAt: string;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ enum: TARIFFS }) tariffType: Tariff;
  @ApiProperty({ description: 'IANA zone of the venue' }) timeZone: string;
  @ApiProperty({ enum: ['active', 'cancelled', 'expired', 'completed'] }) status: BookingStatus;
  @ApiProperty({ type: BookedCourtBody }) court: BookedCourtBody;
  @ApiProperty({ type: BookedVenueBody }) venue: BookedVenueBody;
  @ApiProperty({ ...AMOUNT, description: 'what the caller paid' }) paidAmount: string;
  @ApiProperty({ ...AMOUNT, description: 'of it, is being or has been refunded' }) refundedAmount: string;
  @ApiProperty({ enum: ['none', 'pending', 'disputed', 'succeeded', 'failed'] })
  refundStatus: BookingPartView['refundStatus'];
  @ApiProperty({ type: String, enum: ['player', 'venue'], nullable: true })
  cancelledBy: BookingPartView['cancelledBy'];
  @ApiProperty({ type: String, nullable: true, description: 'what the venue wrote' })
  cancellationReason: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'of the payment table, while the game is ahead' })
  shareToken: string | null;
}
