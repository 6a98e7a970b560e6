import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { Ids } from '../domain/id.js';

/** Implements {@link Ids} with random UUIDs of version 7. */
@Injectable()
export class UuidIds extends Ids {
  override next<Of extends string = string>(): Of {
    return v7() as Of;
  }
}
