import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { Trimmed } from '../../../../kernel/adapters/http/validation.js';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { AMOUNT } from '../../../bookings/http.js';
import { DESK_METHODS, type DeskMethod } from '../../../payments/index.js';

const MOST_LINES = 20;
const MOST_PIECES = 99;
const WRONG_QUANTITY = { message: `Escribe cuántos, de 1 a ${MOST_PIECES}.` };
const WRONG_PRICE = { message: 'Escribe el precio, como 6.50.' };
const WRONG_LINES = { message: `Escribe de 1 a ${MOST_LINES} artículos.` };

class SoldItemBody {
  @ApiProperty({ minLength: 1, maxLength: 60, example: 'Tubo de pelotas' })
  @Trimmed()
  @IsString({ message: 'Escribe qué vendes.' })
  @Length(1, 60, { message: 'Escribe qué vendes, con 60 caracteres como máximo.' })
  text: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_PIECES })
  @IsInt(WRONG_QUANTITY)
  @Min(1, WRONG_QUANTITY)
  @Max(MOST_PIECES, WRONG_QUANTITY)
  quantity: number;

  @ApiProperty({ ...AMOUNT, description: 'of one piece' })
  @IsString(WRONG_PRICE)
  @Matches(/^(?=.*[1-9])\d{1,4}(\.\d{1,2})?$/, WRONG_PRICE)
  price: string;
}

export class CounterSaleBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;

  @ApiProperty({ enum: DESK_METHODS })
  @IsIn(DESK_METHODS, { message: 'Elige efectivo, transferencia o datáfono.' })
  method: DeskMethod;

  @ApiProperty({ type: [SoldItemBody], minItems: 1, maxItems: MOST_LINES })
  @IsArray(WRONG_LINES)
  @ArrayMinSize(1, WRONG_LINES)
  @ArrayMaxSize(MOST_LINES, WRONG_LINES)
  @ValidateNested({ each: true })
  @Type(() => SoldItemBody)
  lines: SoldItemBody[];
}
