import { ApiProperty } from '@nestjs/swagger';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { LENGTH, LOCAL_TIME } from '../../../bookings/http.js';
import type { OpenGameView } from '../../application/open-game-queries.js';

class OpenGameCourtBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty() name: string;
}

class OpenGameVenueBody {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
  @ApiProperty({ description: 'IANA zone', example: 'America/Guayaquil' }) timeZone: string;
}

export class OpenGameBody implements OpenGameView {
  @ApiProperty({ description: 'of the public: opens the page on which a place is taken by paying it' })
  shareToken: string;
  @ApiProperty(LOCAL_TIME) bookingDate: string;
  @ApiProperty({ example: '18:30' }) timeSlot: string;
  @ApiProperty(LENGTH) durationMinutes: number;
  @ApiProperty({ format: 'date-time' }) startsAt: string;
  @ApiProperty({ enum: GAME_TYPES }) gameType: GameType;
  @ApiProperty({ type: 'integer', description: 'how many places are free' }) places: number;
  @ApiProperty({ example: '7.25', description: 'the price of the next place' }) amount: string;
  @ApiProperty({ format: 'date-time', description: 'when the game leaves the list at the latest' })
  closesAt: string;
  @ApiProperty({ type: OpenGameCourtBody }) court: OpenGameCourtBody;
  @ApiProperty({ type: OpenGameVenueBody }) venue: OpenGameVenueBody;
}

export class OpenGamesBody {
  @ApiProperty({ type: [OpenGameBody], description: 'the earliest first' }) items: OpenGameBody[];
}
