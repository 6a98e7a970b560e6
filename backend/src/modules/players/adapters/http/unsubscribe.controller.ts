import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { MailAddressLinks } from '../../application/ports/mail-address-links.js';
import { MailAddresses } from '../../application/ports/mail-addresses.js';
import { UnknownMailAddress } from '../../domain/mail-address-errors.js';
import { bodyOf, MailAddressBody } from './mail-addresses.controller.js';

/**
 * The address in the header `List-Unsubscribe` of letters (RFC 8058). A mail program sends a form
 * to it, whose only field says what the address says already. A person may open it instead.
 */
@ApiTags('players')
@ApiNotFoundResponse({ type: ErrorBody, description: '`mail_address_not_found`' })
@Controller('api/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly addresses: MailAddresses,
    private readonly links: MailAddressLinks,
    private readonly clock: Clock,
  ) {}

  @Get(':mailToken')
  @ApiOperation({ summary: 'Leads to the page of the address; it changes nothing' })
  @ApiFoundResponse({ description: 'to the page of the address' })
  page(@Param('mailToken') token: string, @Res() response: Response): void {
    response.redirect(this.links.urlOf(this.idOf(token)));
  }

  @Post(':mailToken')
  @HttpCode(200)
  @ApiOperation({ summary: 'Turns the reminders of games off, with one call of a mail program' })
  @ApiOkResponse({ type: MailAddressBody })
  async unsubscribe(@Param('mailToken') token: string): Promise<MailAddressBody> {
    return bodyOf(await this.addresses.setReminders(this.idOf(token), false, this.clock.now()));
  }

  private idOf(token: string): string {
    const id = this.links.addressIdOf(token);
    if (id === null) throw new UnknownMailAddress();
    return id;
  }
}
