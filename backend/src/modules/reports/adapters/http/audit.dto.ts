import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import type { AdminId } from '../../../../kernel/domain/ids.js';
import type { VenueScope } from '../../../roles/index.js';
import type { AuditChange, AuditFilter, AuditPage, AuditRow } from '../../application/audit-log-queries.js';
import { PageBody, PageNumber, periodOf, PeriodQuery } from './paging.dto.js';

const INVALID_ACTION = { message: 'La acción no es válida.' };

/** Selects actions. Every field is optional. */
export class AuditQuery extends PeriodQuery {
  @ApiPropertyOptional({ maxLength: 60, description: '`thing.done`, such as `court.updated`' })
  @IsOptional()
  @Matches(/^[a-z_]+\.[a-z_]+$/, INVALID_ACTION)
  @MaxLength(60, INVALID_ACTION)
  action?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId({ message: 'El administrador no es válido.' })
  adminId?: AdminId;

  @PageNumber() page?: number;
}

export function auditFilterOf(query: AuditQuery, scope: VenueScope): AuditFilter {
  const { action = null, adminId } = query;
  return { ...periodOf(query), scope, action, adminId: adminId ?? null };
}

class AdminNameBody {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() username: string;
}

class AuditSubjectBody {
  @ApiProperty({ example: 'court' }) type: string;
  @ApiProperty() id: string;
  @ApiProperty({ example: 'Cancha 2 · Centro' }) label: string;
}

class AuditChangeBody implements AuditChange {
  @ApiProperty({ example: 'daySinglesPrice' }) field: string;
  @ApiProperty({ type: String, nullable: true, example: '14.50' }) before: string | null;
  @ApiProperty({ type: String, nullable: true, example: '15.00' }) after: string | null;
}

class AuditRowBody implements AuditRow {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({
    type: AdminNameBody,
    nullable: true,
    description: 'null: a player, on the player’s account',
  })
  admin: AdminNameBody | null;
  @ApiProperty({ example: 'court.updated' }) action: string;
  @ApiProperty() subject: AuditSubjectBody;
  @ApiProperty({
    example: 'America/Guayaquil',
    description: 'the zone of the venue, if the action is about one',
  })
  timeZone: string;
  @ApiProperty({ type: [AuditChangeBody] }) changes: AuditChangeBody[];
}

export class AuditPageBody extends PageBody implements AuditPage {
  @ApiProperty({ type: [AuditRowBody], description: 'newest first' }) entries: AuditRowBody[];
  @ApiProperty({ example: 'America/Guayaquil', description: 'the time zone of the days in the filter' })
  timeZone: string;
  @ApiProperty({ type: [AdminNameBody], description: 'all admins, including disabled ones' })
  admins: AdminNameBody[];
  @ApiProperty({ type: [String], description: 'every action that has an entry' }) actions: string[];
}
