import { isCommonPassword } from '../../ground/common-passwords.js';
import { CommonPasswords } from '../application/common-passwords.js';

/** Implements {@link CommonPasswords} with a file that is read when it is first needed. */
export class StoredCommonPasswords extends CommonPasswords {
  override includes(password: string): boolean {
    return isCommonPassword(password);
  }
}
