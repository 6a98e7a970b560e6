import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Where somebody who starts a command may be asked, or may have written the answers beforehand. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/** Asks in the terminal. `hidden`: what is typed is not shown. */
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

/** The first line of what was written into the command beforehand, such as by `echo … |`. */
export async function firstLine({ input }: Terminal): Promise<string> {
  return (await text(input)).split(/\r?\n/, 1)[0] ?? '';
}
