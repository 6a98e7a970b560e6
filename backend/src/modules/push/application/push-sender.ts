import type { PushMessage } from '../domain/push-message.js';
import type { PushSubscription } from './push-subscription-repository.js';

/** The services of the browsers' makers, which wake up a browser. */
export abstract class PushSender {
  /** The key with which a browser recognises our messages, as base64url. */
  abstract readonly publicKey: string;

  /**
   * Hands an encrypted message to the service of a browser.
   * @returns false if the service no longer knows this browser, or if the address or the
   *   keys are none
   * @throws if the service cannot take the message now
   */
  abstract send(subscription: PushSubscription, message: PushMessage): Promise<boolean>;
}
