import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { ReceiveProviderEvent } from '../../application/receive-provider-event.js';

class ReceiptBody {
  @ApiProperty() received: boolean;
}

/** Where Stripe sends its events. Its own proof is the signature over the bytes, so neither session nor origin count. */
@ApiTags('payments')
@Controller('api/webhooks/stripe')
export class StripeWebhookController {
  constructor(private readonly receive: ReceiveProviderEvent) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'The provider’s events; anything but 200 makes it send the event again' })
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiOkResponse({ type: ReceiptBody })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`invalid_signature`' })
  async take(
    @Req() request: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature = '',
  ): Promise<ReceiptBody> {
    await this.receive.execute(request.rawBody ?? Buffer.alloc(0), signature);
    return { received: true };
  }
}
