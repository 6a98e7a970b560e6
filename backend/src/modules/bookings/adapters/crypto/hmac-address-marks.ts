import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../../../kernel/adapters/secret-keys.js';
import { AddressMarks } from '../../application/address-marks.js';

/** After a change of `SESSION_SECRET`, new bookings no longer count together with older ones. */
@Injectable()
export class HmacAddressMarks extends AddressMarks {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override markOf(address: string, thingId: string): string {
    return this.keys.current('unpaid:', `${thingId}:${address}`).readBigInt64BE().toString();
  }
}
