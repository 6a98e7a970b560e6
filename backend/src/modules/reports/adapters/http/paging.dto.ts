import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { invalidRequest, WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import type { Period } from '../../application/paging.js';

const DAY = /^2\d{3}-\d{2}-\d{2}$/;
const INVALID_DAY = { message: 'La fecha no es válida.' };

/** The first and the last day, both included. */
export class PeriodQuery {
  @ApiPropertyOptional({ example: '2026-11-01' })
  @IsOptional()
  @IsISO8601({ strict: true }, INVALID_DAY)
  @Matches(DAY, INVALID_DAY)
  from?: string;

  @ApiPropertyOptional({ example: '2026-11-30' })
  @IsOptional()
  @IsISO8601({ strict: true }, INVALID_DAY)
  @Matches(DAY, INVALID_DAY)
  to?: string;
}

const INVALID_PAGE = { message: 'La página no es válida.' };

/** Validates a page number from 1. */
export function PageNumber(): PropertyDecorator {
  const decorators = [
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100_000, default: 1 }),
    IsOptional(),
    WholeNumber(),
    IsInt(INVALID_PAGE),
    Min(1, INVALID_PAGE),
    Max(100_000, INVALID_PAGE),
  ];
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** Throws `invalid_request` if the period ends before it begins. */
export function periodOf({ from = null, to = null }: { from?: string | null; to?: string | null }): Period {
  if (from !== null && to !== null && to < from)
    throw invalidRequest([{ field: 'to', message: 'La fecha final no puede ser anterior a la inicial.' }]);
  return { from, to };
}

/** The paging fields of a list. */
export class PageBody {
  @ApiProperty({ type: 'integer', description: 'the number of entries on all pages' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) pageSize: number;
}
