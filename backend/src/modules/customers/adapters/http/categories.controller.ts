import { Body, Controller, Get, Put, UseInterceptors } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ErrorBody } from '../../../../kernel/adapters/http/error-filter.js';
import { Idempotent } from '../../../../kernel/adapters/http/idempotency.js';
import { IdParam } from '../../../../kernel/adapters/http/id-param.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { AdminOnly, inPath } from '../../../admins/http.js';
import { SignedInAdmin } from '../../../sign-in/http.js';
import type { AdminIdentity } from '../../../sign-in/index.js';
import { categoryDocumentOf } from '../../../venues/index.js';
import { EditCategories } from '../../application/edit-categories.js';
import { CategoryBody, EnteredCategoryBody } from './category.dto.js';

/** The categories that a venue defines for its customers. */
@ApiTags('customers')
@ApiNotFoundResponse({ type: ErrorBody })
@Controller('api/admin/venues/:venueId/categories')
export class CategoriesController {
  constructor(private readonly categories: EditCategories) {}

  @Get()
  @AdminOnly(inPath('customers.read'))
  @ApiOperation({ summary: 'The categories of a venue, in its order' })
  @ApiOkResponse({ type: [CategoryBody] })
  async list(@IdParam('venueId') venueId: VenueId): Promise<CategoryBody[]> {
    return (await this.categories.of(venueId)).map(categoryDocumentOf);
  }

  @Put()
  @AdminOnly(inPath('rules.edit'))
  @UseInterceptors(Idempotent)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  @ApiOperation({ summary: 'Replaces the categories of a venue; bookings keep what they were sold with' })
  @ApiBody({ type: [EnteredCategoryBody] })
  @ApiOkResponse({ type: [CategoryBody] })
  @ApiBadRequestResponse({ type: ErrorBody })
  @ApiConflictResponse({
    type: ErrorBody,
    description: '`category_in_use`: a customer has one that would go',
  })
  async replace(
    @IdParam('venueId') venueId: VenueId,
    @Body() body: unknown,
    @SignedInAdmin() admin: AdminIdentity,
  ): Promise<CategoryBody[]> {
    return (await this.categories.replace(venueId, body, admin.id)).map(categoryDocumentOf);
  }
}
