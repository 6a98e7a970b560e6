import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { NoFields } from '../../../../kernel/adapters/http/validation.js';
import { Clock } from '../../../../kernel/domain/clock.js';
import { MailAddressLinks } from '../../application/ports/mail-address-links.js';
import {
  type MailAddress,
  MailAddresses,
  type MailAddressState,
} from '../../application/ports/mail-addresses.js';
import { UnknownMailAddress } from '../../domain/mail-address-errors.js';

export class MailAddressBody {
  @ApiProperty({ description: 'the address as its owner recognises it', example: 'a•••@e•••.com' })
  address: string;

  @ApiProperty({ enum: ['unverified', 'verified', 'blocked'] })
  state: MailAddressState;

  @ApiProperty({ description: 'whether reminders of games are sent to the address' })
  reminders: boolean;
}

class WantedReminders {
  @ApiProperty()
  @IsBoolean({ message: 'Indica si quieres recibir recordatorios.' })
  wanted: boolean;
}

/**
 * Lets the owner of an e-mail address decide about letters. The token is in each letter to an
 * address that is not verified, so only its owner has it.
 */
@ApiTags('players')
@ApiNotFoundResponse({ type: ErrorBody, description: '`mail_address_not_found`' })
@Controller('api/mail-addresses')
export class MailAddressesController {
  constructor(
    private readonly addresses: MailAddresses,
    private readonly links: MailAddressLinks,
    private readonly clock: Clock,
  ) {}

  @Get(':mailToken')
  @ApiOperation({ summary: 'Returns the address of a letter’s link; it changes nothing' })
  @ApiOkResponse({ type: MailAddressBody })
  async one(@Param('mailToken') token: string): Promise<MailAddressBody> {
    return bodyOf(await this.addresses.find(this.idOf(token)));
  }

  @Post(':mailToken/block')
  @HttpCode(200)
  @ApiOperation({ summary: 'The owner of the address wants no more letters' })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: MailAddressBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async block(@Param('mailToken') token: string, @Body() _: NoFields): Promise<MailAddressBody> {
    return bodyOf(await this.addresses.decide(this.idOf(token), 'blocked', this.clock.now()));
  }

  @Post(':mailToken/verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'The owner of the address wants all letters; ends a block' })
  @ApiBody({ type: NoFields, required: false })
  @ApiOkResponse({ type: MailAddressBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async verify(@Param('mailToken') token: string, @Body() _: NoFields): Promise<MailAddressBody> {
    return bodyOf(await this.addresses.decide(this.idOf(token), 'verified', this.clock.now()));
  }

  @Put(':mailToken/reminders')
  @ApiOperation({ summary: 'Turns the reminders of games to the address on or off' })
  @ApiOkResponse({ type: MailAddressBody })
  @ApiBadRequestResponse({ type: ErrorBody })
  async remind(
    @Param('mailToken') token: string,
    @Body() { wanted }: WantedReminders,
  ): Promise<MailAddressBody> {
    return bodyOf(await this.addresses.setReminders(this.idOf(token), wanted, this.clock.now()));
  }

  private idOf(token: string): string {
    const id = this.links.addressIdOf(token);
    if (id === null) throw new UnknownMailAddress();
    return id;
  }
}

/** @throws UnknownMailAddress if there is none */
export function bodyOf(address: MailAddress | null): MailAddressBody {
  if (!address) throw new UnknownMailAddress();
  const { masked, state, refusesReminders } = address;
  return { address: masked, state, reminders: !refusesReminders };
}
