import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The input and output of a command: a terminal, or text that was piped in. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/** Asks a question in the terminal. With `hidden`, what is typed is not shown. */
export async function ask({ input, output }: Terminal, question: string, hidden = false): Promise<string> {
  output.write(question);
  const silence = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden ? silence : output, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    if (hidden) output.write('\n');
  }
}

/** Returns the first line of the piped input. */
export async function firstLine({ input }: Terminal): Promise<string> {
  return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
}
