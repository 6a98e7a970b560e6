import { createServer } from 'node:net';
import { startMailpit } from './containers.js';
import { freePort } from '../free-port.js';

/** A mail server that stores the messages that it receives. */
export interface MailServer {
  smtpUrl: string;
  /** Returns the source of the newest message. */
  newest(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts Mailpit if a Docker engine is running, or else a minimal mail server for one mail. */
export async function startMailServer(): Promise<MailServer> {
  const mailpit = await startMailpit();
  if (!mailpit) return startSink();
  const host = mailpit.getHost();
  return {
    smtpUrl: `smtp://${host}:${mailpit.getMappedPort(1025)}`,
    newest: async () =>
      (await fetch(`http://${host}:${mailpit.getMappedPort(8025)}/api/v1/message/latest/raw`)).text(),
    stop: async () => void (await mailpit.stop()),
  };
}

async function startSink(): Promise<MailServer> {
  const received: string[] = [];
  const port = await freePort();
  const server = createServer((socket) => {
    let inBody = false;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inBody) {
        received.push(text);
        if (!received.join('').endsWith('\r\n.\r\n')) return;
        inBody = false;
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        inBody = true;
        socket.write('354 go\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 sink\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    newest: () => Promise.resolve(received.join('')),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
