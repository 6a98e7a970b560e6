import { Body, Controller, Post, Put, UseInterceptors } from '@nestjs/common';
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
import type { CourtId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, inBody, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import { CourtsFacade } from '../../application/courts-facade.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { CourtQueries } from '../../application/court-queries.js';
import { EditCourts } from '../../application/edit-courts.js';
import { ChangedCourtBody, CourtDetailsBody, toChange, toDetails } from './court.dto.js';
import { CourtBody } from './courts.controller.js';

@ApiTags('courts')
@ApiBadRequestResponse({ type: ErrorBody })
@ApiNotFoundResponse({ type: ErrorBody })
@ApiConflictResponse({ type: ErrorBody, description: '`court_number_taken`' })
@Controller('api/courts')
export class EditCourtsController {
  constructor(
    private readonly editCourts: EditCourts,
    private readonly courts: CourtQueries,
  ) {}

  @Post()
  @AdminOnly(inBody('courts.edit'))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Creates a court' })
  @ApiCreatedResponse({ type: CourtBody })
  async create(@Body() body: CourtDetailsBody, @SignedInAdmin() admin: AdminIdentity): Promise<CourtBody> {
    return this.courts.one(await this.editCourts.create(admin.id, toDetails(body)));
  }

  @Put(':courtId')
  @AdminOnly(inPath('courts.edit', 'courtId', CourtsFacade))
  @ApiOperation({
    summary: 'Changes the fields of a court that are sent; existing bookings keep their price',
  })
  @ApiOkResponse({ type: CourtBody })
  async update(
    @IdParam('courtId') courtId: CourtId,
    @Body() body: ChangedCourtBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<CourtBody> {
    await this.editCourts.update(admin.id, courtId, toChange(body));
    return this.courts.one(courtId);
  }
}
