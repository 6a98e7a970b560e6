import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, MaxLength, Min } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { BookingId, VenueId } from '../../../../kernel/domain/ids.js';
import type {
  OwnReviewView,
  ReplyView,
  ReviewPage,
  ReviewSummary,
  ReviewView,
  StarCounts,
  VenueReviewView,
} from '../../application/review-queries.js';
import { MAX_TEXT_LENGTH } from '../../domain/review-text.js';

const STARS = { type: 'integer', minimum: 1, maximum: 5 } as const;
const TOO_LONG = { message: `Escribe hasta ${MAX_TEXT_LENGTH} caracteres.` };
const NO_STARS = { message: 'Elige de 1 a 5 estrellas.' };
const CURSOR = { format: 'uuid', description: '`nextCursor` of the page before' };
const NO_PAGE = { message: 'La página no es válida.' };

export class WriteReviewBody {
  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'a booking of the caller that was played and paid',
  })
  @IsId({ message: 'Elige la reserva sobre la que quieres opinar.' })
  bookingId: BookingId;

  @ApiProperty(STARS)
  @IsInt(NO_STARS)
  @Min(1, NO_STARS)
  @Max(5, NO_STARS)
  stars: number;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_TEXT_LENGTH })
  @TrimmedOrNull()
  @IsOptional()
  @IsString({ message: 'El comentario no es válido.' })
  @MaxLength(MAX_TEXT_LENGTH, TOO_LONG)
  text?: string | null;
}

export class ReplyBody {
  @ApiProperty({ maxLength: MAX_TEXT_LENGTH, description: 'everybody sees it; empty removes the reply' })
  @Trimmed()
  @IsString({ message: 'La respuesta no es válida.' })
  @Length(0, MAX_TEXT_LENGTH, TOO_LONG)
  text: string;
}

export class ReviewsQuery {
  @ApiPropertyOptional(CURSOR)
  @IsOptional()
  @IsUUID(undefined, NO_PAGE)
  cursor?: string;
}

export class VenueReviewsFilter extends ReviewsQuery {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'only those of this venue' })
  @IsOptional()
  @IsId({ message: 'El complejo no es válido.' })
  venueId?: VenueId;

  @ApiPropertyOptional({ enum: ['true'], description: 'only those without a reply' })
  @IsOptional()
  @IsIn(['true'], { message: 'El filtro no es válido.' })
  unanswered?: 'true';
}

class ReplyViewBody implements ReplyView {
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) repliedAt: string;
}

class ReviewBody implements ReviewView {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty(STARS) stars: number;
  @ApiProperty({ type: String, nullable: true }) text: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ana P.',
    description: 'never more than a first name and an initial',
  })
  playerName: string | null;
  @ApiProperty({ example: '2026-11', description: 'the month of the game' }) playedOn: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty() edited: boolean;
  @ApiProperty({ type: ReplyViewBody, nullable: true }) reply: ReplyViewBody | null;
}

class StarCountsBody implements StarCounts {
  @ApiProperty({ type: 'integer' }) '1': number;
  @ApiProperty({ type: 'integer' }) '2': number;
  @ApiProperty({ type: 'integer' }) '3': number;
  @ApiProperty({ type: 'integer' }) '4': number;
  @ApiProperty({ type: 'integer' }) '5': number;
}

class ReviewSummaryBody implements ReviewSummary {
  @ApiProperty({ type: Number, nullable: true, description: '1 to 5, one decimal' }) average: number | null;
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: StarCountsBody, description: 'how many players gave so many stars' })
  byStars: StarCountsBody;
}

export class ReviewPageBody implements ReviewPage {
  @ApiProperty({ type: [ReviewBody], description: 'newest first' }) items: ReviewBody[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null on the last page' })
  nextCursor: string | null;
  @ApiProperty({ type: ReviewSummaryBody, description: 'of all reviews of the venue' })
  summary: ReviewSummaryBody;
}

class ReviewedVenueBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
}

export class VenueReviewBody extends ReviewBody implements VenueReviewView {
  @ApiProperty({ type: ReviewedVenueBody }) venue: ReviewedVenueBody;
}

export class VenueReviewPageBody implements ReviewPage<VenueReviewView> {
  @ApiProperty({ type: [VenueReviewBody], description: 'newest first' }) items: VenueReviewBody[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null on the last page' })
  nextCursor: string | null;
}

export class OwnReviewBody implements OwnReviewView {
  @ApiProperty({ format: 'uuid' }) bookingId: string;
  @ApiProperty({ ...STARS, nullable: true, description: 'null until there is a review' })
  stars: number | null;
  @ApiProperty({ type: String, nullable: true }) text: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null until there is a review',
  })
  editableUntil: string | null;
  @ApiProperty() isEditable: boolean;
  @ApiProperty({ type: ReplyViewBody, nullable: true }) reply: ReplyViewBody | null;
}
