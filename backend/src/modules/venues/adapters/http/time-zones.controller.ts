import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, ANY_ADMIN } from '../../../admins/http.js';
import { TimeZoneQueries } from '../../application/time-zone-queries.js';

@ApiTags('venues')
@AdminOnly(ANY_ADMIN)
@Controller('api/admin/time-zones')
export class TimeZonesController {
  constructor(private readonly timeZones: TimeZoneQueries) {}

  @Get()
  @ApiOperation({ summary: 'The time zones that a venue can have' })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string', example: 'America/Guayaquil' } } })
  all(): Promise<string[]> {
    return this.timeZones.all();
  }
}
