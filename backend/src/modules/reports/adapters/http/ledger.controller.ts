import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { AdminOnly, OWNER_OF_ALL } from '../../../admins/http.js';
import { LedgerQueries } from '../../application/ledger-queries.js';
import {
  BookingStatementBody,
  FindingPageBody,
  FindingQuery,
  LedgerSummaryBody,
  StatementQuery,
} from './ledger.dto.js';

@ApiTags('reports')
@AdminOnly(OWNER_OF_ALL)
@Controller('api/admin/ledger')
export class LedgerController {
  constructor(private readonly ledger: LedgerQueries) {}

  @Get()
  @ApiOperation({
    summary: 'Returns the last comparison with the provider, real fees, disputes and declines',
  })
  @ApiOkResponse({ type: LedgerSummaryBody })
  summary(): Promise<LedgerSummaryBody> {
    return this.ledger.summary();
  }

  @Get('findings')
  @ApiOperation({ summary: 'Returns what differs between our books and the provider, newest first' })
  @ApiOkResponse({ type: FindingPageBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  findings(@Query() query: FindingQuery): Promise<FindingPageBody> {
    return this.ledger.findings(query.state ?? 'open', query.page ?? 1);
  }

  @Get('bookings/:reference')
  @ApiOperation({
    summary: 'Returns every transaction of a booking, named by its id or by an id of the provider',
  })
  @ApiOkResponse({ type: BookingStatementBody })
  @ApiNotFoundResponse({ type: ErrorBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  ofBooking(
    @Param('reference') reference: string,
    @Query() query: StatementQuery,
  ): Promise<BookingStatementBody> {
    const isUuid = /^[0-9a-f-]{36}$/i.test(reference);
    return this.ledger.ofBooking(isUuid ? reference.toLowerCase() : reference, query.page ?? 1);
  }
}
