import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../kernel/adapters/secret-keys.js';
import type { PreviewContent } from './preview-content.js';

/** Every picture of a link is below this path. */
export const PREVIEWS = '/previews';

const PURPOSE = 'link preview';
const ADDRESS = /^\/([\w-]{1,2000})\.([\w-]{22})\.png$/;

/** In bytes. */
const SIGNATURE = 16;

/**
 * The addresses of the pictures of links. An address contains what its picture says, so that every
 * process can draw it without asking anyone, and a signature, so that a stranger cannot have
 * another text drawn. Another content has another address, which makes the pictures cacheable for
 * ever.
 */
export class PreviewAddresses {
  constructor(private readonly keys: SecretKeys) {}

  /** Returns the path of the picture with this content. */
  of({ title, line, label }: PreviewContent): string {
    const content = Buffer.from(JSON.stringify([title, line, label])).toString('base64url');
    const signature = signatureOf(content, this.keys.current(PURPOSE)).toString('base64url');
    return `${PREVIEWS}/${content}.${signature}.png`;
  }

  /** Returns the content of a path below {@link PREVIEWS}, or null if it was not made here. */
  contentOf(path: string): PreviewContent | null {
    const [, content = '', claimed = ''] = ADDRESS.exec(path) ?? [];
    const signature = Buffer.from(claimed, 'base64url');
    const isOurs = this.keys
      .all(PURPOSE)
      .some((key) => signature.length === SIGNATURE && timingSafeEqual(signature, signatureOf(content, key)));
    if (!isOurs) return null;
    const parts = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string, string | null];
    const [title, line, label] = parts;
    return { title, line, label };
  }
}

function signatureOf(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, SIGNATURE);
}
