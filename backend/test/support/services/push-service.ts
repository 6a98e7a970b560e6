import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** For the name `push.test` and nothing else; it protects nothing. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQguxCdLsRY61iQcP8j
2GrawdGsngqcu7G1EzHBqmltBMChRANCAAQKfgg22RrbQn/jWb3/t8k+6ReN1Z3A
LwDJp4PUiP7cW8GVuYlIGugZ7yDBUcpzJ/fdIojNsF7HeDIEfOqGTD8J
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUJ+VYC5R/JnR98gxhGgy2fJbFPq0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJcHVzaC50ZXN0MCAXDTI2MTEyMjE5MDczN1oYDzIxMjYxMDI5
MTkwNzM3WjAUMRIwEAYDVQQDDAlwdXNoLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQKfgg22RrbQn/jWb3/t8k+6ReN1Z3ALwDJp4PUiP7cW8GVuYlIGugZ
7yDBUcpzJ/fdIojNsF7HeDIEfOqGTD8Jo2kwZzAdBgNVHQ4EFgQUAmX8repNrcu5
G622k3/va4k09HkwHwYDVR0jBBgwFoAUAmX8repNrcu5G622k3/va4k09HkwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglwdXNoLnRlc3QwCgYIKoZIzj0EAwID
SAAwRQIgFkcN7g64nppPQykRj8ig08aaWkyHMM2PB1xj3KHwePQCIQCD34R3N+TD
RAuYEisANh39FEU0lnIGDm4Wok5X8LmwQg==
-----END CERTIFICATE-----`;

export interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const lookupHere: LookupFunction = (_, { all }, callback) => {
  if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};

/** Stands for the push service of a browser's maker. */
export class PushService {
  readonly taken: TakenPush[] = [];
  status = 201;
  private readonly server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    void buffer(request).then((body) => {
      this.taken.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(this.status, { location: 'https://elsewhere.test/' }).end();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  readonly endpoint = 'https://push.test/browser-1';

  /** Finds the service, as the name service and the trust of a real one would. */
  get connection(): { lookup: LookupFunction; ca: string; port: number } {
    const { port } = this.server.address() as AddressInfo;
    return { ca: CERTIFICATE, lookup: lookupHere, port };
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A browser that subscribes and reads what it gets (RFC 8291), written from the RFC. */
export class PushBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor() {
    this.pair.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.pair.getPublicKey('base64url'), auth: this.secret.toString('base64url') };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const key = derive(this.pair.computeSecret(sender), this.secret, info, 32);
    const cek = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Returns the claims of a message's sender (RFC 8292) if the signature is that of its key. */
export function claimsOf({ headers }: TakenPush): { aud: string; sub: string; exp: number; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
  const isTrue = verify('sha256', Buffer.from(`${head}.${claims}`), jwk, Buffer.from(signature, 'base64url'));
  if (!isTrue) throw new Error('the signature is not that of the key');
  return { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as never as object), key } as never;
}
