import { request, type RequestOptions } from 'node:https';
import webPush from 'web-push';
import { PushSender } from '../../application/push-sender.js';
import type { PushSubscription } from '../../application/push-subscription-repository.js';
import { isPushAddress } from '../../domain/push-address.js';
import type { PushMessage } from '../../domain/push-message.js';
import { PrivateHost, publicLookup } from './public-addresses.js';
import type { VapidKeys } from './vapid-keys.js';

const TIMEOUT_MS = 10_000;
/** In seconds. After that, a reminder of two hours is of no use. */
const KEPT_BY_SERVICE = 6300;
type Details = ReturnType<typeof webPush.generateRequestDetails>;

const NOT_FOUND = 404;
/** The service no longer knows the browser, or not with our key. */
const GONE = [403, NOT_FOUND, 410];

interface WebPushOptions {
  keys: VapidKeys;
  /** How the operator of a push service reaches us: an https address or a `mailto:`. */
  contact: string;
  /** For tests, which have a push service of their own. */
  connection?: Pick<RequestOptions, 'lookup' | 'ca' | 'port'>;
}

/**
 * {@link PushSender} by the Web Push protocol. A browser names the address of its push service, so
 * anyone can name any address: only what {@link isPushAddress} allows, only names with public
 * addresses, no redirects.
 */
export class WebPushSender extends PushSender {
  constructor(private readonly options: WebPushOptions) {
    super();
  }

  override get publicKey(): string {
    return this.options.keys.publicKey;
  }

  override async send(subscription: PushSubscription, message: PushMessage): Promise<boolean> {
    const { endpoint } = subscription;
    // The server sends nothing to an address that it would not store.
    if (!isPushAddress(endpoint)) return false;
    const details = this.detailsOf(subscription, message);
    if (details === null) return false;
    const status = await this.post(endpoint, details).catch((error: unknown) => {
      if (error instanceof PrivateHost) return NOT_FOUND;
      throw error;
    });
    if (GONE.includes(status)) return false;
    if (status < 200 || status > 299) throw new Error(`the push service responded with ${status}`);
    return true;
  }

  /** Returns null if the keys of the browser are none. */
  private detailsOf({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage): Details | null {
    const { keys, contact } = this.options;
    const options = { TTL: KEPT_BY_SERVICE, urgency: 'high', contentEncoding: 'aes128gcm' } as const;
    const vapidDetails = { subject: contact, ...keys };
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        ...options,
        vapidDetails,
      });
    } catch {
      return null;
    }
  }

  /** Returns the status. The body, if any, is dropped. */
  private post(endpoint: string, { headers, body }: Details): Promise<number> {
    const { connection = { lookup: publicLookup } } = this.options;
    return new Promise((resolve, reject) => {
      const call = request(endpoint, {
        ...connection,
        method: 'POST',
        headers: { ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      call.on('error', reject);
      call.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      call.end(body);
    });
  }
}
