import { Body, Controller, HttpCode, Param, Put, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { NoFields, Trimmed } from '../../../../kernel/adapters/http/validation.js';
import { AdminOnly, OWNER_OF_ALL } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { ResolveFinding } from '../../application/resolve-finding.js';
import { FindingNotFound } from '../../domain/finding-errors.js';

const INVALID_NOTE = { message: 'Escribe qué hiciste, con 500 letras como máximo.' };

class ResolutionBody {
  @ApiProperty({ minLength: 1, maxLength: 500, example: 'Se devolvió en el panel de Stripe.' })
  @Trimmed()
  @IsString(INVALID_NOTE)
  @Length(1, 500, INVALID_NOTE)
  note: string;
}

@ApiTags('payments')
@AdminOnly(OWNER_OF_ALL)
@ApiNotFoundResponse({ type: ErrorBody, description: '`finding_not_found`' })
@Controller('api/admin/ledger/findings')
export class FindingsController {
  constructor(private readonly findings: ResolveFinding) {}

  @Put(':findingId/resolution')
  @HttpCode(204)
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Resolves an open finding' })
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ type: ErrorBody })
  resolve(
    @Param('findingId') findingId: string,
    @Body() { note }: ResolutionBody,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<void> {
    return this.findings.resolve(numberOf(findingId), note, admin.id);
  }

  @Put(':findingId/refund')
  @HttpCode(204)
  @ApiOperation({ summary: 'Gives the money of a payment that contradicts ours back in full' })
  @ApiBody({ type: NoFields, required: false })
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({ type: ErrorBody, description: '`nothing_to_return`' })
  giveBack(
    @Param('findingId') findingId: string,
    @Body() _: NoFields,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<void> {
    return this.findings.giveBack(numberOf(findingId), admin.id);
  }
}

/** Findings are numbered. @throws FindingNotFound for any other text */
function numberOf(findingId: string): string {
  if (!/^[1-9]\d{0,17}$/.test(findingId)) throw new FindingNotFound();
  return findingId;
}
