import { DomainError, refusal } from '../../../kernel/domain/domain-error.js';

const ACCEPTED = 'Sube una foto JPEG, PNG, WebP o AVIF.';

/** The address is not an upload address of this admin. */
export class UploadUnknown extends refusal(
  'invalid',
  'upload_unknown',
  'Esa imagen no se subió desde aquí. Sube el archivo de nuevo.',
) {}

/** The signature of the upload address is wrong. */
export class UploadForged extends refusal(
  'forbidden',
  'upload_forged',
  'Este enlace de subida no es válido. Elige el archivo de nuevo.',
) {}

/** The upload address is no longer valid. */
export class UploadExpired extends refusal(
  'conflict',
  'upload_expired',
  'Se acabó el tiempo para subir esta imagen. Súbela de nuevo.',
) {}

/** The upload address already received a file, or its file became an image. */
export class UploadUsed extends refusal(
  'conflict',
  'upload_used',
  'Esa subida ya se usó. Sube el archivo de nuevo.',
) {}

/** The upload address is valid, but no file was sent to it. */
export class UploadMissing extends refusal(
  'conflict',
  'upload_missing',
  'La imagen no terminó de subirse. Inténtalo de nuevo.',
) {}

/** The admin asked for too many upload addresses in one minute. */
export class TooManyUploads extends refusal(
  'too_many',
  'too_many_uploads',
  'Estás subiendo demasiadas imágenes. Espera un minuto e inténtalo de nuevo.',
  { retryAfterSeconds: 60 },
) {}

/** The file has more bytes than an image may have. */
export class ImageTooLarge extends refusal(
  'too_large',
  'image_too_large',
  'La imagen pesa más de 10 MB. Elige una más liviana.',
) {}

/** The content of the file has none of the accepted formats. */
export class ImageTypeRefused extends DomainError {
  constructor(found: 'svg' | 'gif' | null) {
    if (found === 'svg') super('invalid', 'image_svg', `No aceptamos archivos SVG. ${ACCEPTED}`);
    else if (found === 'gif') super('invalid', 'image_gif', `No aceptamos archivos GIF. ${ACCEPTED}`);
    else super('invalid', 'image_type', `Ese archivo no es una foto que podamos usar. ${ACCEPTED}`);
  }
}

/** The image cannot be decoded. */
export class ImageDamaged extends refusal(
  'invalid',
  'image_damaged',
  'La imagen está incompleta o dañada. Elige otra o guárdala de nuevo.',
) {}

/** The image has more pixels than the server decodes. */
export class ImageTooManyPixels extends refusal(
  'invalid',
  'image_too_many_pixels',
  'La imagen tiene demasiados píxeles: el máximo son 50 megapíxeles.',
) {}

/** The object store cannot be reached or refuses the request. */
export class StorageUnavailable extends refusal(
  'unavailable',
  'storage_away',
  'No podemos guardar imágenes en este momento. Inténtalo de nuevo pronto.',
) {}
