import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server took, and the envelope in which it came. */
export interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
  readonly mail: Email;
}

/** A mail server of its own, which keeps what it takes. */
export interface RunningSmtpServer {
  readonly smtpUrl: string;
  readonly deliveries: readonly Delivery[];
  stop(): Promise<void>;
}

/** Starts a mail server that refuses some recipients: a mailbox with a response is not taken. */
export async function startSmtpServer(refusals: Record<string, string> = {}): Promise<RunningSmtpServer> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      const response = refusals[address];
      if (response === undefined) return callback();
      const [, code = '550', text = ''] = /^(\d{3}) (.*)$/.exec(response) ?? [];
      callback(Object.assign(new Error(text), { responseCode: Number(code) }));
    },
    onData: (stream, { envelope }, callback) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (source) => {
          const mail = await PostalMime.parse(source);
          deliveries.push({ from, to, source: source.toString(), mail });
          callback();
        })
        .catch((error: Error) => callback(error));
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    deliveries,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
