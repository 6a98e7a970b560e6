import { Body, Controller, Delete, Get, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBody,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { AdminOnly, ANY_ADMIN } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { OfferedRoles } from '../../application/offered-roles.js';
import { RoleOfferBody } from './own-rights.dto.js';

/** The roles that venues offer to the calling admin. */
@ApiTags('staff')
@AdminOnly(ANY_ADMIN)
@Controller('api/admin/role-offers')
export class RoleOffersController {
  constructor(private readonly offers: OfferedRoles) {}

  @Get()
  @ApiOperation({ summary: 'The roles that venues offer to the admin who is signed in' })
  @ApiOkResponse({ type: [RoleOfferBody] })
  list(@SignedInAdmin() { id }: AdminIdentity): Promise<RoleOfferBody[]> {
    return this.offers.of(id);
  }

  @Post(':offerId/accept')
  @HttpCode(204)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Turns an offer into roles. They may ask for a second factor at once' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody })
  accept(
    @IdParam('offerId') offerId: string,
    @Body() _: NoFields,
    @SignedInAdmin() { id }: AdminIdentity,
  ): Promise<void> {
    return this.offers.accept(id, offerId);
  }

  @Delete(':offerId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Declines an offer' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody })
  decline(@IdParam('offerId') offerId: string, @SignedInAdmin() { id }: AdminIdentity): Promise<void> {
    return this.offers.decline(id, offerId);
  }
}
