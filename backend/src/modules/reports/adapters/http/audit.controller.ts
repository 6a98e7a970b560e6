import { Controller, Get, Query } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly } from '../../../identity/http.js';
import { AuditLog } from '../../application/audit-log.js';
import { auditFilterOf, AuditPageBody, AuditQuery } from './audit.dto.js';

@ApiTags('reports')
@AdminOnly()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  @ApiOperation({ summary: 'What admins have done, newest first' })
  @ApiOkResponse({ type: AuditPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  page(@Query() query: AuditQuery): Promise<AuditPageBody> {
    return this.audit.page(auditFilterOf(query), query.page ?? 1);
  }
}
