import { Body, Controller, Get, HttpCode, Patch, Post, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { CallerAddress } from '../../../../kernel/adapters/http/address-key.js';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import { AdminOnly, PermittedVenues, anywhere } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { type VenueScope, venuesWith } from '../../../roles/index.js';
import { DiscountCodeRepository } from '../../application/discount-code-repository.js';
import { EditCodes, isEditable } from '../../application/edit-codes.js';
import { ValidateCode } from '../../application/validate-code.js';
import {
  AdminDiscountBody,
  CreateDiscountBody,
  DiscountBody,
  toAdminBody,
  toDiscountBody,
  UpdateDiscountBody,
  ValidateCodeBody,
} from './discount.dto.js';

@ApiTags('discounts')
@ApiBadRequestResponse({ type: ErrorBody })
@Controller('api')
export class DiscountsController {
  constructor(
    private readonly codes: DiscountCodeRepository,
    private readonly validateCode: ValidateCode,
    private readonly editCodes: EditCodes,
  ) {}

  @Get('discount-codes')
  @ApiOperation({ summary: 'The promoted active codes; for administrators, all active codes' })
  @ApiOkResponse({ type: [DiscountBody] })
  async list(@SignedInAdmin() admin: AdminIdentity | null): Promise<DiscountBody[]> {
    const scope = admin ? venuesWith(admin, 'discounts.edit') : [];
    const codes = await this.codes.all();
    return codes
      .filter((code) => code.terms.isActive && (code.terms.isPromoted || isEditable(code, scope)))
      .map(toDiscountBody);
  }

  @Post('discount-codes/validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Returns the code if it can be used now' })
  @ApiOkResponse({ type: DiscountBody })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`discount_unknown`' })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`discount_inactive`, `_expired`, `_exhausted`, `_elsewhere`',
  })
  @ApiTooManyRequestsResponse({ type: ErrorBody })
  async validate(
    @Body() { code, venueId }: ValidateCodeBody,
    @CallerAddress() address: string,
  ): Promise<DiscountBody> {
    return toDiscountBody(await this.validateCode.execute(code, address, venueId));
  }

  @Get('admin/discount-codes')
  @AdminOnly(anywhere('discounts.edit'))
  @ApiOperation({ summary: 'The codes of the venues of the admin, newest first' })
  @ApiOkResponse({ type: [AdminDiscountBody] })
  async all(@PermittedVenues() scope: VenueScope): Promise<AdminDiscountBody[]> {
    return (await this.codes.all()).filter((code) => isEditable(code, scope)).map(toAdminBody);
  }

  @Post('admin/discount-codes')
  @AdminOnly(anywhere('discounts.edit'))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Creates a code' })
  @ApiCreatedResponse({ type: AdminDiscountBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`code_taken`' })
  async create(
    @Body() body: CreateDiscountBody,
    @SignedInAdmin() admin: AdminIdentity,
    @PermittedVenues() scope: VenueScope,
  ): Promise<AdminDiscountBody> {
    return toAdminBody(await this.editCodes.create(body.code, body, { adminId: admin.id, scope }));
  }

  @Patch('admin/discount-codes/:id')
  @AdminOnly(anywhere('discounts.edit'))
  @ApiOperation({ summary: 'Changes fields of a code; its text cannot change' })
  @ApiOkResponse({ type: AdminDiscountBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`usage_below_count`' })
  async update(
    @IdParam('id') id: string,
    @Body() body: UpdateDiscountBody,
    @SignedInAdmin() admin: AdminIdentity,
    @PermittedVenues() scope: VenueScope,
  ): Promise<AdminDiscountBody> {
    return toAdminBody(await this.editCodes.update(id, body, { adminId: admin.id, scope }));
  }
}
