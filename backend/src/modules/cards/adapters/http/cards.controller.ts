import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import type { PlayerId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { type PlayerCard, PlayerCards } from '../../application/player-cards.js';
import { CardNotFound } from '../../domain/card-errors.js';

class PlayerCardBody implements PlayerCard {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'visa', description: 'the provider’s word' }) brand: string;
  @ApiProperty({ example: '4242' }) last4: string;
  @ApiProperty({ example: 12 }) expMonth: number;
  @ApiProperty({ example: 2029 }) expYear: number;
  @ApiProperty({
    type: [String],
    example: ['K7M-4QX'],
    description: 'the bookings that this card pays at their deadline; until then it stays',
  })
  promisedTo: string[];
}

@ApiTags('payments')
@ApiServiceUnavailableResponse({ type: ErrorBody, description: 'the provider does not respond; retry later' })
@Controller('api/session/cards')
export class CardsController {
  constructor(private readonly cards: PlayerCards) {}

  @Get()
  @ApiOperation({ summary: 'The saved cards of this player, as the provider keeps them' })
  @ApiOkResponse({ type: [PlayerCardBody] })
  async list(@KnownPlayer() playerId: PlayerId | null): Promise<PlayerCardBody[]> {
    const cards = playerId === null ? [] : await this.cards.list(playerId);
    return cards.map(({ promisedTo, ...card }) => ({ ...card, promisedTo: [...promisedTo] }));
  }

  @Delete(':cardId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a saved card of this player at the provider' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ErrorBody, description: '`card_not_found`' })
  @ApiConflictResponse({ type: ErrorBody, description: '`card_promised`: a booking will be charged to it' })
  remove(@Param('cardId') cardId: string, @KnownPlayer() playerId: PlayerId | null): Promise<void> {
    if (playerId === null) throw new CardNotFound();
    return this.cards.remove(playerId, cardId);
  }
}
