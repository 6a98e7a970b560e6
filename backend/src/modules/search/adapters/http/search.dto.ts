import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Equals, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TrimmedOrNull, WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import { GAME_TYPES, type GameType, USUAL_GAME } from '../../../../kernel/domain/games.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { type Surface, SURFACES } from '../../../courts/index.js';
import { PLAY_LENGTHS } from '../../../venues/index.js';
import type { FreeStart } from '../../application/free-starts.js';
import type { Alternative, SearchHit } from '../../application/search-hours.js';
import type { VenueSummary } from '../../application/venue-finder.js';

const TIME = { message: 'La hora no es válida.' };
const PRICE = /^\d{1,6}(\.\d{1,2})?$/;
const HALF_HOUR = /^([01]\d|2[0-3]):[03]0$/;

/** The wish of a player. Without a field, everything fits. */
export class SearchQuery {
  @ApiProperty({ example: '2026-11-21', description: 'on the clock of each venue' })
  @IsString({ message: 'La fecha no es válida.' })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: 'La fecha no es válida.' })
  date: string;

  @ApiPropertyOptional({ example: '18:00', pattern: HALF_HOUR.source, description: 'the first start' })
  @IsOptional()
  @Matches(HALF_HOUR, TIME)
  from?: string;

  @ApiPropertyOptional({
    example: '20:30',
    pattern: HALF_HOUR.source,
    description: 'the last start, not before `from`',
  })
  @IsOptional()
  @Matches(HALF_HOUR, TIME)
  to?: string;

  @ApiPropertyOptional({ type: 'integer', enum: PLAY_LENGTHS, description: 'the first length of a venue' })
  @IsOptional()
  @WholeNumber()
  @IsIn(PLAY_LENGTHS, { message: 'La duración no es válida.' })
  durationMinutes?: number;

  @ApiPropertyOptional({ enum: GAME_TYPES, default: USUAL_GAME, description: 'decides the price' })
  @IsOptional()
  @IsIn(GAME_TYPES, { message: 'El tipo de juego no es válido.' })
  gameType?: GameType;

  @ApiPropertyOptional({ enum: SURFACES, description: 'only courts of this surface' })
  @IsOptional()
  @IsIn(SURFACES, { message: 'La superficie no es válida.' })
  surface?: Surface;

  @ApiPropertyOptional({ enum: ['true'], description: 'only courts that say that they have lights' })
  @IsOptional()
  @Equals('true', { message: 'El filtro de luz no es válido.' })
  lights?: 'true';

  @ApiPropertyOptional({ example: '20.00', pattern: PRICE.source, description: 'of the whole play' })
  @IsOptional()
  @Matches(PRICE, { message: 'El precio no es válido.' })
  maxPrice?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'the name or the place of a venue; a mistake in a word is forgiven',
  })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(100, { message: 'La búsqueda puede tener hasta 100 caracteres.' })
  place?: string | null;

  @ApiPropertyOptional({
    example: '-2.1709,-79.9224',
    description: 'latitude and longitude in degrees: the nearest venues first, and only those on the map',
  })
  @IsOptional()
  @Matches(/^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/, { message: 'Tu ubicación no es válida.' })
  near?: string;

  @ApiPropertyOptional({ maxLength: 300, description: '`nextCursor` of the page before' })
  @IsOptional()
  @IsString({ message: 'La página no es válida.' })
  @MaxLength(300, { message: 'La página no es válida.' })
  cursor?: string;
}

/** Where a player looks. Without a field, everywhere. */
export class SearchEventsQuery extends PickType(SearchQuery, ['place', 'near']) {}

class VenueSummaryBody implements VenueSummary {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  @ApiProperty({ description: 'IANA zone', example: 'America/Guayaquil' }) timeZone: string;
  @ApiProperty({ type: Number, nullable: true, description: '1 to 5, one decimal' }) rating: number | null;
  @ApiProperty({ type: 'integer' }) ratingCount: number;
}

class PublicAmountBody {
  @ApiProperty({ example: 'Socio', description: 'the category of the caller' }) category: string;
  @ApiProperty({ example: '14.50' }) amount: string;
}

export class FreeStartBody implements FreeStart {
  @ApiProperty({ type: String, format: 'uuid' }) courtId: CourtId;
  @ApiProperty({ type: 'integer' }) courtNumber: number;
  @ApiProperty({ enum: SURFACES }) surface: Surface;
  @ApiProperty({ type: Boolean, nullable: true, description: 'null if it is unknown' })
  indoor: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true, description: 'null if it is unknown' })
  lights: boolean | null;
  @ApiProperty({ example: '18:30' }) timeSlot: string;
  @ApiProperty({ type: 'integer', example: 60 }) durationMinutes: number;
  @ApiProperty({ example: '14.50' }) price: string;
  @ApiPropertyOptional({ type: PublicAmountBody, description: 'what everyone else pays, for a member' })
  publicPrice?: PublicAmountBody;
}

class SearchHitBody implements SearchHit {
  @ApiProperty({ type: VenueSummaryBody }) venue: VenueSummaryBody;
  @ApiPropertyOptional({ type: 'integer', description: 'only with `near`' }) distanceMeters?: number;
  @ApiProperty({ example: '18:00', description: 'when the night tariff begins' }) nightFrom: string;
  @ApiProperty({ type: [FreeStartBody], description: 'in order; at each start the cheapest free court' })
  starts: FreeStartBody[];
}

class AlternativeBody extends SearchHitBody implements Alternative {
  @ApiProperty({ example: '2026-11-22' }) date: string;
}

export class SearchPageBody {
  @ApiProperty({ type: [SearchHitBody], description: 'only venues with a free start' })
  items: SearchHitBody[];
  @ApiProperty({
    type: [AlternativeBody],
    description: 'of a first page without items: other times of the day, or else other days or places',
  })
  alternatives: AlternativeBody[];
  @ApiProperty({
    type: [Number],
    example: [60, 90],
    description: 'the minutes of play that the venues of this page offer, free or not, the shortest first',
  })
  lengths: number[];
  @ApiProperty({ type: String, nullable: true, description: 'null on the last page' })
  nextCursor: string | null;
}
