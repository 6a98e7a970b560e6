import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import type { VenuePage } from '../../application/catalog-queries.js';
import { VenueBody } from './venue.dto.js';

/** Selects a page of venues. Every field is optional. */
export class VenuesQuery {
  @ApiPropertyOptional({ maxLength: 100, description: 'words of the name or the place, in any order' })
  @IsOptional()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(100, { message: 'La búsqueda puede tener hasta 100 caracteres.' })
  search?: string;

  @ApiPropertyOptional({ format: 'uuid', description: '`nextCursor` of the previous page' })
  @IsOptional()
  @IsUUID(undefined, { message: 'La página no es válida.' })
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 12 })
  @IsOptional()
  @WholeNumber()
  @IsInt({ message: 'El tamaño de la página no es válido.' })
  @Min(1, { message: 'El tamaño de la página no es válido.' })
  @Max(100, { message: 'El tamaño de la página no es válido.' })
  limit?: number;
}

export class VenuePageBody implements VenuePage {
  @ApiProperty({ type: [VenueBody], description: 'oldest first' }) items: VenueBody[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null on the last page' })
  nextCursor: string | null;
  @ApiProperty({ type: 'integer', description: 'how many venues the search finds on all pages' })
  total: number;
}
