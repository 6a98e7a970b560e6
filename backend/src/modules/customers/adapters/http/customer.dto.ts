import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { Trimmed, TrimmedOrNull } from '../../../../kernel/adapters/http/validation.js';
import type { CustomerId, VenueId } from '../../../../kernel/domain/ids.js';
import type { CustomerPage, CustomerView } from '../../application/customer-queries.js';
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
}

export class MergeBody {
  @ApiProperty({ ...ID, description: 'the customer that becomes a part of the one in the path' })
  @IsId({ message: 'Elige con quién se une.' })
  otherId: CustomerId;
}

export class CustomerBody implements CustomerView {
  @ApiProperty({ ...ID }) id: CustomerId;
  @ApiProperty({ ...ID }) venueId: VenueId;
  @ApiProperty() name: string;
  @ApiProperty({ type: [String], description: 'E.164, the usual one first' }) phones: string[];
  @ApiProperty({ type: [String] }) emails: string[];
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ description: 'an account has verified one of the addresses' }) hasAccount: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

export class CustomerPageBody implements CustomerPage {
  @ApiProperty({ type: [CustomerBody] }) items: CustomerBody[];
  @ApiProperty({ ...ID, nullable: true, description: 'null on the last page' }) nextCursor: CustomerId | null;
}
