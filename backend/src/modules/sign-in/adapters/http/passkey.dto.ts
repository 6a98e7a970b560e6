import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../kernel/adapters/http/validation.js';

const BASE64URL = /^[\w-]+$/;
const MAX_BINARY = 8_000;

export class UsedPasskeyBody {
  @ApiProperty({ example: 'AQID', maxLength: 1400 })
  @BinaryText(1400)
  id: string;

  @ApiProperty({ example: 'AQID', maxLength: MAX_BINARY })
  @BinaryText(MAX_BINARY)
  clientDataJSON: string;

  @ApiProperty({ example: 'AQID', maxLength: MAX_BINARY })
  @BinaryText(MAX_BINARY)
  authenticatorData: string;

  @ApiProperty({ example: 'AQID', maxLength: MAX_BINARY })
  @BinaryText(MAX_BINARY)
  signature: string;
}

export class CreatedPasskeyBody {
  @ApiProperty({ maxLength: 60, example: 'Mi laptop', description: 'How the admin calls the device' })
  @Trimmed()
  @IsString({ message: 'Escribe un nombre para reconocerla.' })
  @IsNotEmpty({ message: 'Escribe un nombre para reconocerla.' })
  @MaxLength(60, { message: 'Usa como mucho 60 letras.' })
  name: string;

  @ApiProperty({ example: 'AQID', maxLength: 1400 })
  @BinaryText(1400)
  id: string;

  @ApiProperty({ example: 'AQID', maxLength: 8_000 })
  @BinaryText(8_000)
  clientDataJSON: string;

  @ApiProperty({ example: 'AQID', maxLength: 8_000 })
  @BinaryText(8_000)
  attestationObject: string;

  @ApiProperty({ type: [String], description: 'How the browser reaches the device: `internal`, `usb`' })
  @IsArray({ message: 'No entendimos la respuesta de la llave de acceso.' })
  @ArrayMaxSize(10, { message: 'No entendimos la respuesta de la llave de acceso.' })
  @Matches(/^[a-z-]{1,20}$/, { each: true, message: 'No entendimos la respuesta de la llave de acceso.' })
  transports: string[];
}

/** A binary value of WebAuthn in base64url. A person never sees it, so it has no message. */
export function BinaryText(maxLength: number): PropertyDecorator {
  const message = 'No entendimos la respuesta de la llave de acceso.';
  const checks = [IsString({ message }), MaxLength(maxLength, { message }), Matches(BASE64URL, { message })];
  return (target, property) => {
    for (const check of checks) check(target, property);
  };
}
