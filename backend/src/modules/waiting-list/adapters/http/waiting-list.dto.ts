import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { PLAY_LENGTHS } from '../../../venues/index.js';
import type { OfferView, WaitingView } from '../../application/waiting-views.js';

const DATE = { message: 'La fecha no es válida.' };
const TIME = { message: 'La hora no es válida.' };
const HALF_HOUR = /^([01]\d|2[0-3]):[03]0$/;

/** The wish of a player who waits. */
export class JoinBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'No encontramos ese complejo.' })
  venueId: VenueId;

  @ApiPropertyOptional({ format: 'uuid', type: String, nullable: true, description: 'any court without it' })
  @IsOptional()
  @IsId({ message: 'No encontramos esa cancha.' })
  courtId?: CourtId | null;

  @ApiProperty({ example: '2026-11-21', description: 'on the clock of the venue' })
  @IsString(DATE)
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, DATE)
  date: string;

  @ApiProperty({ example: '18:00', pattern: HALF_HOUR.source, description: 'the first start' })
  @IsString(TIME)
  @Matches(HALF_HOUR, TIME)
  from: string;

  @ApiProperty({
    example: '20:30',
    pattern: HALF_HOUR.source,
    description: 'the last start, not before `from`',
  })
  @IsString(TIME)
  @Matches(HALF_HOUR, TIME)
  to: string;

  @ApiProperty({ type: 'integer', enum: PLAY_LENGTHS, example: 60 })
  @IsInt({ message: 'La duración no es válida.' })
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes: number;

  @ApiProperty({ enum: GAME_TYPES })
  @IsIn(GAME_TYPES, { message: 'El tipo de juego no es válido.' })
  gameType: GameType;
}

class WaitingVenueBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
}

class OfferVenueBody extends WaitingVenueBody {
  @ApiProperty() location: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
}

class WaitingCourtBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: CourtId;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
}

/** An hour that is offered to a player. */
export class OfferBody implements OfferView {
  @ApiProperty() token: string;
  @ApiProperty({ enum: ['open', 'accepted', 'ended'] }) status: OfferView['status'];
  @ApiProperty({ type: OfferVenueBody }) venue: OfferVenueBody;
  @ApiProperty({ type: WaitingCourtBody }) court: WaitingCourtBody;
  @ApiProperty({ example: '2026-11-21' }) date: string;
  @ApiProperty({ example: '18:30' }) timeSlot: string;
  @ApiProperty({ example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ type: 'integer' }) durationMinutes: number;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ type: String, nullable: true, example: '14.50', description: 'null once it has ended' })
  price: string | null;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'for its player only' })
  bookingId: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'for its player only' })
  entryId: string | null;
}

/** A place in a line. */
export class WaitingBody implements WaitingView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: WaitingVenueBody }) venue: WaitingVenueBody;
  @ApiProperty({ type: WaitingCourtBody, nullable: true }) court: WaitingCourtBody | null;
  @ApiProperty({ example: '2026-11-21' }) date: string;
  @ApiProperty({ example: '18:00' }) from: string;
  @ApiProperty({ example: '20:30' }) to: string;
  @ApiProperty({ type: 'integer' }) durationMinutes: number;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: OfferBody, nullable: true, description: 'the hour that is offered now' })
  offer: OfferBody | null;
}
