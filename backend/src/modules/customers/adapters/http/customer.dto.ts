import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { CategoryId, CustomerId, VenueId } from '../../../../kernel/domain/ids.js';
import type { CustomerCategoryView, CustomerPage, CustomerView } from '../../application/customer-queries.js';
import { MAX_CONTACTS, MAX_NOTE_LENGTH } from '../../domain/customer.js';

const ID = { type: String, format: 'uuid' };
const NAME = { minLength: 1, maxLength: 80 };
const PHONES = { type: 'array' as const, items: { type: 'string' }, maxItems: MAX_CONTACTS };
const EMAILS = PHONES;
const NOTE = { type: String, nullable: true, maxLength: MAX_NOTE_LENGTH };

const NEEDED = { message: 'Escribe a nombre de quién.' };
const WRONG_PHONES = { message: 'Escribe teléfonos válidos.' };
const WRONG_EMAILS = { message: 'Escribe correos válidos.' };
const WRONG_NOTE = { message: 'La nota no es válida.' };
const WRONG_DAY = { message: 'El último día no es válido.' };
const LONG_NAME = { message: 'El nombre puede tener hasta 80 caracteres.' };
const LONG_NOTE = { message: `La nota puede tener hasta ${MAX_NOTE_LENGTH} caracteres.` };
const MANY_PHONES = { message: `Un cliente puede tener hasta ${MAX_CONTACTS} teléfonos.` };
const MANY_EMAILS = { message: `Un cliente puede tener hasta ${MAX_CONTACTS} correos.` };

export class CustomersQuery {
  @ApiProperty({ ...ID })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;

  @ApiPropertyOptional({
    maxLength: 100,
    description: 'part of a name, a phone, an e-mail address or a booking code',
  })
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'La búsqueda no es válida.' })
  @MaxLength(100, { message: 'La búsqueda puede tener hasta 100 caracteres.' })
  search?: string;

  @ApiPropertyOptional({ ...ID, description: 'the `nextCursor` of the page before' })
  @IsOptional()
  @IsId({ message: 'La página no es válida.' })
  cursor?: CustomerId;
}

export class NewCustomerBody {
  @ApiProperty({ ...ID })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;

  @ApiProperty(NAME)
  @Trimmed()
  @IsString(NEEDED)
  @MinLength(1, NEEDED)
  @MaxLength(80, LONG_NAME)
  name: string;

  @ApiPropertyOptional(PHONES)
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(40, { each: true, ...WRONG_PHONES })
  @IsString({ each: true, ...WRONG_PHONES })
  @ArrayMaxSize(MAX_CONTACTS, MANY_PHONES)
  @IsArray(WRONG_PHONES)
  phones?: string[];

  @ApiPropertyOptional(EMAILS)
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(254, { each: true, ...WRONG_EMAILS })
  @IsString({ each: true, ...WRONG_EMAILS })
  @ArrayMaxSize(MAX_CONTACTS, MANY_EMAILS)
  @IsArray(WRONG_EMAILS)
  emails?: string[];

  @ApiPropertyOptional(NOTE)
  @IsOptional()
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString(WRONG_NOTE)
  @MaxLength(MAX_NOTE_LENGTH, LONG_NOTE)
  note?: string | null;

  @ApiPropertyOptional({ ...ID, nullable: true, description: 'a category of the venue; null takes it' })
  @IsOptional()
  @IsId({ message: 'Elige una categoría de la lista.' })
  categoryId?: CategoryId | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2026-12-31',
    description: 'the last day of the category, on the clock of the venue; null: it has no end',
  })
  @IsOptional()
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, WRONG_DAY)
  @IsISO8601({ strict: true }, WRONG_DAY)
  categoryUntil?: string | null;
}

/** Any of the fields. One that is absent stays as it is. */
export class ChangedCustomerBody {
  @ApiPropertyOptional(NAME)
  @ValidateIf((_, value) => value !== undefined)
  @Trimmed()
  @IsString(NEEDED)
  @MinLength(1, NEEDED)
  @MaxLength(80, LONG_NAME)
  name?: string;

  @ApiPropertyOptional(PHONES)
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(40, { each: true, ...WRONG_PHONES })
  @IsString({ each: true, ...WRONG_PHONES })
  @ArrayMaxSize(MAX_CONTACTS, MANY_PHONES)
  @IsArray(WRONG_PHONES)
  phones?: string[];

  @ApiPropertyOptional(EMAILS)
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(254, { each: true, ...WRONG_EMAILS })
  @IsString({ each: true, ...WRONG_EMAILS })
  @ArrayMaxSize(MAX_CONTACTS, MANY_EMAILS)
  @IsArray(WRONG_EMAILS)
  emails?: string[];

  @ApiPropertyOptional(NOTE)
  @IsOptional()
  @TrimmedOrNull()
  @ValidateIf((_, value) => value !== null)
  @IsString(WRONG_NOTE)
  @MaxLength(MAX_NOTE_LENGTH, LONG_NOTE)
  note?: string | null;

  @ApiPropertyOptional({ ...ID, nullable: true, description: 'a category of the venue; null takes it' })
  @IsOptional()
  @IsId({ message: 'Elige una categoría de la lista.' })
  categoryId?: CategoryId | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2026-12-31',
    description: 'the last day of the category, on the clock of the venue; null: it has no end',
  })
  @IsOptional()
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, WRONG_DAY)
  @IsISO8601({ strict: true }, WRONG_DAY)
  categoryUntil?: string | null;
}

export class MergeBody {
  @ApiProperty({ ...ID, description: 'the customer that becomes a part of the one in the path' })
  @IsId({ message: 'Elige con quién se une.' })
  otherId: CustomerId;
}

class CustomerCategoryBody implements CustomerCategoryView {
  @ApiProperty({ ...ID }) id: CategoryId;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'the last day; null: it has no end' })
  until: string | null;
  @ApiProperty({ description: 'true: the last day is over, so the public price holds' }) hasEnded: boolean;
}

export class CustomerBody implements CustomerView {
  @ApiProperty({ ...ID }) id: CustomerId;
  @ApiProperty({ ...ID }) venueId: VenueId;
  @ApiProperty() name: string;
  @ApiProperty({ type: [String], description: 'E.164, the usual one first' }) phones: string[];
  @ApiProperty({ type: [String] }) emails: string[];
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ description: 'an account has verified one of the addresses' }) hasAccount: boolean;
  @ApiProperty({ type: CustomerCategoryBody, nullable: true }) category: CustomerCategoryBody | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class CustomerPageBody implements CustomerPage {
  @ApiProperty({ type: [CustomerBody] }) items: CustomerBody[];
  @ApiProperty({ ...ID, nullable: true, description: 'null on the last page' }) nextCursor: CustomerId | null;
}
