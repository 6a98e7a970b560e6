import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { CategoryId, PlayerId, VenueId } from '../../../../kernel/domain/ids.js';
import { KnownPlayer } from '../../../sign-in/http.js';
import { CustomerCategories } from '../../application/customer-categories.js';
import type { OwnCategoryView } from '../../application/held-categories.js';

const ID = { type: String, format: 'uuid' };

class OwnCategoryBody implements OwnCategoryView {
  @ApiProperty(ID) venueId: VenueId;
  @ApiProperty(ID) id: CategoryId;
  @ApiProperty({ example: 'Socio' }) name: string;
  @ApiProperty({ type: String, nullable: true, description: 'the last day; null: it has no end' })
  until: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: as everyone' }) windowDays:
    number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'null: as everyone' }) maxActive:
    number | null;
  @ApiProperty() payAtClub: boolean;
}

/** The categories of the calling player. */
@ApiTags('players')
@Controller('api/session/categories')
export class OwnCategoriesController {
  constructor(private readonly categories: CustomerCategories) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  @ApiOperation({ summary: 'The categories of the calling player today; none for a guest' })
  @ApiOkResponse({ type: [OwnCategoryBody] })
  async own(@KnownPlayer() playerId: PlayerId | null): Promise<OwnCategoryBody[]> {
    return playerId === null ? [] : this.categories.own(playerId);
  }
}
