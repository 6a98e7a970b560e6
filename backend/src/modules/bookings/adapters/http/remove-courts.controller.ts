import { Controller, Delete, Get } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { CourtId, VenueId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import { CourtsFacade } from '../../../courts/index.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { RemoveCourts, type RemovalView } from '../../application/remove-courts.js';

export class RemovalBody implements RemovalView {
  @ApiProperty({ type: 'integer', description: 'bookings ahead, which the venue cancels' })
  futureBookings: number;
  @ApiProperty({ example: '87.00', description: 'everything that was paid for them, which goes back' })
  refundAmount: string;
}

@ApiTags('courts')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api')
export class RemoveCourtsController {
  constructor(private readonly removeCourts: RemoveCourts) {}

  @Get('admin/courts/:courtId/removal')
  @AdminOnly(inPath('courts.edit', 'courtId', CourtsFacade))
  @ApiOperation({ summary: 'What deleting this court would do to players now' })
  @ApiOkResponse({ type: RemovalBody })
  previewCourt(@IdParam('courtId') courtId: CourtId): Promise<RemovalBody> {
    return this.removeCourts.previewCourt(courtId);
  }

  @Get('admin/venues/:venueId/removal')
  @AdminOnly(inPath('venue.edit'))
  @ApiOperation({ summary: 'What deleting this venue and its courts would do to players now' })
  @ApiOkResponse({ type: RemovalBody })
  previewVenue(@IdParam('venueId') venueId: VenueId): Promise<RemovalBody> {
    return this.removeCourts.previewVenue(venueId);
  }

  @Delete('courts/:courtId')
  @AdminOnly(inPath('courts.edit', 'courtId', CourtsFacade))
  @ApiOperation({ summary: 'Hides a court for ever and cancels its future bookings with a full refund' })
  @ApiOkResponse({ type: RemovalBody })
  court(@IdParam('courtId') courtId: CourtId, @SignedInAdmin() admin: AdminIdentity): Promise<RemovalBody> {
    return this.removeCourts.court(courtId, admin.id);
  }

  @Delete('venues/:venueId')
  @AdminOnly(inPath('venue.edit'))
  @ApiOperation({
    summary: 'Hides a venue with its courts and cancels their future bookings with a full refund',
  })
  @ApiOkResponse({ type: RemovalBody })
  venue(@IdParam('venueId') venueId: VenueId, @SignedInAdmin() admin: AdminIdentity): Promise<RemovalBody> {
    return this.removeCourts.venue(venueId, admin.id);
  }
}
