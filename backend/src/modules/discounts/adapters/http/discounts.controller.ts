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
import { AdminOnly, SignedInAdmin, OWNER_OF_ALL } from '../../../identity/http.js';
import type { AdminIdentity } from '../../../identity/index.js';
import { DiscountCodeRepository } from '../../application/discount-code-repository.js';
import { EditCodes } from '../../application/edit-codes.js';
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
  async list(@SignedInAdmin() admin: object | null): Promise<DiscountBody[]> {
    const codes = await this.codes.all();
    return codes
      .filter(({ terms }) => terms.isActive && (admin !== null || terms.isPromoted))
      .map(toDiscountBody);
  }

  @Post('discount-codes/validate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Returns the code if it can be used now' })
  @ApiOkResponse({ type: DiscountBody })
  @ApiNotFoundResponse({ type: ErrorBody, description: '`discount_unknown`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`discount_inactive`, `_expired`, `_exhausted`' })
  @ApiTooManyRequestsResponse({ type: ErrorBody })
  async validate(
    @Body() { code }: ValidateCodeBody,
    @CallerAddress() address: string,
  ): Promise<DiscountBody> {
    return toDiscountBody(await this.validateCode.execute(code, address));
  }

  @Get('admin/discount-codes')
  @AdminOnly(OWNER_OF_ALL)
  @ApiOperation({ summary: 'All codes, newest first' })
  @ApiOkResponse({ type: [AdminDiscountBody] })
  async all(): Promise<AdminDiscountBody[]> {
    return (await this.codes.all()).map(toAdminBody);
  }

  @Post('admin/discount-codes')
  @AdminOnly(OWNER_OF_ALL)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Creates a code' })
  @ApiCreatedResponse({ type: AdminDiscountBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`code_taken`' })
  async create(
    @Body() body: CreateDiscountBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<AdminDiscountBody> {
    return toAdminBody(await this.editCodes.create(body.code, body, admin.id));
  }

  @Patch('admin/discount-codes/:id')
  @AdminOnly(OWNER_OF_ALL)
  @ApiOperation({ summary: 'Changes fields of a code; its text cannot change' })
  @ApiOkResponse({ type: AdminDiscountBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`usage_below_count`' })
  async update(
    @IdParam('id') id: string,
    @Body() body: UpdateDiscountBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<AdminDiscountBody> {
    return toAdminBody(await this.editCodes.update(id, body, admin.id));
  }
}
