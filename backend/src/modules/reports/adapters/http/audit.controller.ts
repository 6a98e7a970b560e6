import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly, anywhere, PermittedVenues } from '../../../admins/http.js';
import type { VenueScope } from '../../../roles/index.js';
import { AuditLogQueries } from '../../application/audit-log-queries.js';
import { auditFilterOf, AuditPageBody, AuditQuery } from './audit.dto.js';

@ApiTags('reports')
@AdminOnly(anywhere('audit.read'))
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditLogQueries) {}

  @Get()
  @ApiOperation({ summary: 'Returns the actions of admins, newest first' })
  @ApiOkResponse({ type: AuditPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  page(@Query() query: AuditQuery, @PermittedVenues() scope: VenueScope): Promise<AuditPageBody> {
    return this.audit.page(auditFilterOf(query, scope), query.page ?? 1);
  }
}
