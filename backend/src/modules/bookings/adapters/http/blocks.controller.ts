import { Body, Controller, Delete, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { AdminOnly, inBody, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import { CourtsFacade } from '../../../courts/index.js';
import { HourBlockQueries } from '../../application/hour-block-queries.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { BlockHours, UnblockHours } from '../../application/block-hours.js';
import { BlockBody, BlockHoursBody } from './block.dto.js';
import { blockedHoursFrom } from './slot-input.js';

/** The hours that the venue reserves for itself. */
@ApiTags('desk')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/blocks')
export class BlocksController {
  constructor(
    private readonly blockHours: BlockHours,
    private readonly unblockHours: UnblockHours,
  ) {}

  @Post()
  @AdminOnly(inBody('desk.use', 'courtId', CourtsFacade))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Blocks hours of a court for the venue, all of them or none' })
  @ApiCreatedResponse({ type: BlockBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`hour_taken`: the message names the first one' })
  block(@Body() body: BlockHoursBody, @SignedInAdmin() admin: AdminIdentity): Promise<BlockBody> {
    const { courtId, reason } = body;
    return this.blockHours.execute({ adminId: admin.id, courtId, reason, ...blockedHoursFrom(body) });
  }

  @Delete(':blockId')
  @AdminOnly(inPath('desk.use', 'blockId', HourBlockQueries))
  @ApiOperation({ summary: 'Removes a block, so that players can book its hours again' })
  @ApiOkResponse({ type: BlockBody, description: 'the removed block' })
  unblock(@IdParam('blockId') blockId: string, @SignedInAdmin() admin: AdminIdentity): Promise<BlockBody> {
    return this.unblockHours.execute({ adminId: admin.id, blockId });
  }
}
