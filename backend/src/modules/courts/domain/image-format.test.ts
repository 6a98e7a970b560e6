import { formatOf } from './image-format.js';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['avif', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00'],
  ['avif', '\x00\x00\x00\x1cftypavis\x00\x00\x00\x00'],
  ['gif', 'GIF89a\x01\x00'],
  ['gif', 'GIF87a\x01\x00'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', '\xef\xbb\xbf\n<?xml version="1.0"?>\n<!-- a court --><SVG>'],
  ['svg', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg/>'],
])('%s is known by its first bytes: %j', (format, text) => {
  expect(formatOf(bytes(text))).toBe(format);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>'],
  ['other XML', '<?xml version="1.0"?><feed/>'],
  ['a sound that is a RIFF too', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['a film, and the photographs of some telephones', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'],
  ['a JPEG that starts a byte late', ' \xff\xd8\xff\xe0'],
  ['text', 'image/jpeg'],
])('%s is no picture', (_what, text) => {
  expect(formatOf(bytes(text))).toBeNull();
});
