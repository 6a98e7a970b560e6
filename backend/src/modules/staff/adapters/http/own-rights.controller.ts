import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, SignedInAdmin } from '../../../identity/http.js';
import type { AdminIdentity } from '../../../identity/index.js';
import { OwnRightsQueries } from '../../application/own-rights.js';
import { OwnRightsBody } from './own-rights.dto.js';

/** What screens need to know of the admin who is signed in. */
@ApiTags('staff')
@AdminOnly()
@Controller('api/admin/me')
export class OwnRightsController {
  constructor(private readonly rights: OwnRightsQueries) {}

  @Get()
  @ApiOperation({ summary: 'The admin who is signed in, with the rights at each venue' })
  @ApiOkResponse({ type: OwnRightsBody })
  me(@SignedInAdmin() admin: AdminIdentity): Promise<OwnRightsBody> {
    return this.rights.of(admin);
  }
}
