import { Injectable } from '@nestjs/common';
import { v5, v7 } from 'uuid';
import { Ids } from '../domain/id.js';
import { currentRequest } from './request-context.js';

const OF_REQUESTS = '6f9a2f0e-6b0b-4b0e-9a53-1a4f7c1d2e90';

/** Implements {@link Ids} with random UUIDs of version 7, and of version 5 for a key. */
@Injectable()
export class UuidIds extends Ids {
  override next<Of extends string = string>(): Of {
    return v7() as Of;
  }

  override ofRequest<Of extends string = string>(): Of {
    const key = currentRequest()?.key;
    return key === undefined ? this.next<Of>() : (v5(key, OF_REQUESTS) as Of);
  }
}
