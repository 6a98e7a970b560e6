import { letterSamples } from '../../domain/letter-samples.js';
import { frameFor } from '../../domain/letter.js';
import { houseDesign } from '../../../../../letters/make-design.mjs';
import { readFile } from 'node:fs/promises';
import { MjmlLetterDesign } from './mjml-letter-design.js';

const SITE = 'https://saque.example';
const design = new MjmlLetterDesign();
const frame = frameFor('Marta', { decideAt: `${SITE}/correo/1`, remindersAt: `${SITE}/correo/1` });
const samples = letterSamples({
  publicUrl: SITE,
  timeZone: 'America/Guayaquil',
  contact: { email: 'hola@club.example', phone: null },
});

/** The text that a reader sees. */
const textOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test('the compiled design is the one of the MJML file', async () => {
  const stored = await readFile(new URL('house-design.ts', import.meta.url), 'utf8');
  expect(await houseDesign()).toBe(stored);
}, 30_000);

test.each(samples.map((sample) => [sample.name, sample.letter] as const))(
  'the letter "%s" shows all of its content and loads nothing from elsewhere',
  async (_name, letter) => {
    const html = await design.draw(letter, frame);
    const text = textOf(html);
    const shown = [letter.title, ...letter.paragraphs, ...letter.facts.flat(), frame.greeting, 'No fui yo'];
    for (const part of shown) expect(text).toContain(part.replace(/\s+/g, ' '));
    if (letter.action) expect(html).toContain(`href="${letter.action.url}"`);
    expect(html).not.toMatch(/<(img|link|script|iframe)|@import|url\(|\{\{|undefined/);
    const hosts = [...html.matchAll(/https?:\/\/([^/"<\s]+)/g)].map(([, host]) => host);
    expect(hosts.filter((host) => host !== 'saque.example' && host !== 'www.w3.org')).toEqual([]);
  },
);

test('a letter is short enough that Gmail does not cut it', async () => {
  const sizes = await Promise.all(
    samples.map(async ({ letter }) => (await design.draw(letter, frame)).length),
  );
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});

test('a letter has colours for the dark, also for Outlook', async () => {
  const [sample] = samples;
  if (!sample) throw new Error('no sample');
  const html = await design.draw(sample.letter, frame);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  expect(html).toContain('[data-ogsc]');
});

test('words that people have written are text in a letter, never markup', async () => {
  const html = await design.draw(
    {
      subject: '<b>A</b>',
      title: '"><script>1</script>',
      paragraphs: ['<img src=x>', '{{= it }}'],
      facts: [['<i>', "'&"]],
      action: { label: '<u>', url: `${SITE}/?a="b"` },
    },
    frame,
  );
  expect(html).not.toMatch(/<(script|img|u|i|b)>|<img/);
  expect(html).toContain(`href="${SITE}/?a=&quot;b&quot;"`);
  expect(html).toContain('{{= it }}');
});

test('a letter without a code, facts or a button has no empty parts for them', async () => {
  const letter = { subject: 'A', title: 'B', paragraphs: [], facts: [] };
  const html = await design.draw(letter, frameFor(null, { decideAt: null, remindersAt: null }));
  expect(html).not.toMatch(/class="[^"]*(code|facts|action)/);
  expect(textOf(html)).not.toContain('No fui yo');
});
