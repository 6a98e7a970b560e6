// Compiles letter.mjml to the template that the program fills in (docs/adr/0049): npm run letters.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import mjml2html from 'mjml';

const SOURCE = new URL('letter.mjml', import.meta.url);
const TARGET = new URL('../src/modules/notifications/adapters/mail/house-design.ts', import.meta.url);

/** Returns the module with the compiled design. Without `fonts`, MJML loads some from elsewhere. */
export async function houseDesign() {
  const { html } = await mjml2html(readFileSync(SOURCE, 'utf8'), { fonts: {}, validationLevel: 'strict' });
  const lines = html.split('\n').map((line) => line.trim());
  const text = lines.filter((line) => line !== '').join('\n');
  return `/** Made from backend/letters/letter.mjml by \`npm run letters\`. */\nexport const HOUSE_DESIGN = ${literal(text)};\n`;
}

const literal = (text) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(TARGET, await houseDesign());
