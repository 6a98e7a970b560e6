import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Ids } from '../domain/id.js';

/** {@link Ids} as random UUID v7. */
@Injectable()
export class UuidIds extends Ids {
  override next(): string {
    return v7();
  }
}
