import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { ReceiveProviderEvent } from '../../application/receive-provider-event.js';

class ReceivedEventBody {
  @ApiProperty() received: boolean;
}

/**
 * Receives Stripe's events. The signature over the bytes authenticates the caller, so that neither
 * a session nor the origin is checked.
 */
@ApiTags('payments')
@Controller('api/webhooks/stripe')
export class StripeWebhookController {
  constructor(private readonly receive: ReceiveProviderEvent) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Receives an event of the provider, which repeats it unless the status is 200' })
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiOkResponse({ type: ReceivedEventBody })
  @ApiBadRequestResponse({ type: ErrorBody, description: '`invalid_signature`' })
  @ApiPayloadTooLargeResponse({ type: ErrorBody, description: 'larger than 1 MB' })
  async take(
    @Req() request: Request,
    @Headers('stripe-signature') signature = '',
  ): Promise<ReceivedEventBody> {
    // The bytes as received (http-app.ts); undefined if the request has no body.
    const body: unknown = request.body;
    await this.receive.execute(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
    return { received: true };
  }
}
