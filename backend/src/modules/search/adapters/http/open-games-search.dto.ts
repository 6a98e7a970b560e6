import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { GAME_TYPES, type GameType } from '../../../../kernel/domain/games.js';
import { OpenGameBody } from '../../../shared-links/http.js';
import type { FoundGame } from '../../application/search-open-games.js';
import { SearchQuery } from './search.dto.js';

/** The wish of a player who would join a game of others. */
export class OpenGamesQuery extends OmitType(SearchQuery, [
  'durationMinutes',
  'gameType',
  'surface',
  'lights',
  'maxPrice',
]) {
  @ApiPropertyOptional({ enum: GAME_TYPES, description: 'any game without it' })
  @IsOptional()
  @IsIn(GAME_TYPES, { message: 'El tipo de juego no es válido.' })
  gameType?: GameType;
}

class FoundGameBody extends OpenGameBody implements FoundGame {
  @ApiPropertyOptional({ type: 'integer', description: 'only with `near`' }) distanceMeters?: number;
}

export class FoundGamesBody {
  @ApiProperty({ type: [FoundGameBody], description: 'the earliest first' }) items: FoundGameBody[];
  @ApiProperty({ type: String, nullable: true, description: 'null on the last page' })
  nextCursor: string | null;
}
