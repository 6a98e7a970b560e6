import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { invalidRequest, WholeNumber } from '../../../../kernel/adapters/http/validation.js';
import type { Period } from '../../application/paging.js';

const DAY = /^2\d{3}-\d{2}-\d{2}$/;
const NO_DAY = { message: 'La fecha no es válida.' };

/** The first and the last day that count. */
export class PeriodQuery {
  @ApiPropertyOptional({ example: '2026-11-01' })
  @IsOptional()
  @IsISO8601({ strict: true }, NO_DAY)
  @Matches(DAY, NO_DAY)
  from?: string;

  @ApiPropertyOptional({ example: '2026-11-30' })
  @IsOptional()
  @IsISO8601({ strict: true }, NO_DAY)
  @Matches(DAY, NO_DAY)
  to?: string;
}

const NO_PAGE = { message: 'La página no es válida.' };

/** Which page, from 1. */
export function PageNumber(): PropertyDecorator {
  const decorators = [
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100_000, default: 1 }),
    ...[IsOptional(), WholeNumber(), IsInt(NO_PAGE), Min(1, NO_PAGE), Max(100_000, NO_PAGE)],
  ];
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** @throws `invalid_request` where it ends before it begins */
export function periodOf({ from = null, to = null }: { from?: string | null; to?: string | null }): Period {
  if (from !== null && to !== null && to < from)
    throw invalidRequest([{ field: 'to', message: 'La fecha final no puede ser anterior a la inicial.' }]);
  return { from, to };
}

export class PageBody {
  @ApiProperty({ type: 'integer', description: 'of all pages' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) pageSize: number;
}
