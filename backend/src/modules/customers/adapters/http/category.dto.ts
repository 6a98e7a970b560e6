import { ApiProperty, type ApiPropertyOptions, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { CategoryId } from '../../../../kernel/domain/ids.js';
import type { CategoryDocument } from '../../../venues/index.js';

const PER_HOUR = { type: 'string', example: '10.00' };
const PRICE: ApiPropertyOptions = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['percentage'],
      properties: { percentage: { type: 'integer', minimum: 0, maximum: 99, example: 20 } },
    },
    {
      type: 'object',
      required: ['singles', 'doubles'],
      properties: { singles: PER_HOUR, doubles: PER_HOUR },
    },
  ],
  description: 'the percentage off, or a price per hour of each game; never more than the public price',
};

/** A category of customers. Null means as for everyone. */
export class CategoryBody implements CategoryDocument {
  @ApiProperty({ type: String, format: 'uuid' }) id: CategoryId;
  @ApiProperty({ minLength: 1, maxLength: 30, example: 'Socio' }) name: string;
  @ApiProperty(PRICE) price: CategoryDocument['price'];
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 366 }) windowDays: number | null;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 50 }) maxActive: number | null;
  @ApiProperty() payAtClub: boolean;
}

/** A category as an admin enters it. Without an id it is new. */
export class EnteredCategoryBody extends OmitType(CategoryBody, ['id', 'windowDays', 'maxActive']) {
  @ApiPropertyOptional({ type: String, format: 'uuid' }) id?: CategoryId;
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum: 366 })
  windowDays?: number | null;
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum: 50 }) maxActive?:
    number | null;
}
