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
])('the format %s is recognised by the first bytes %j', (format, text) => {
  expect(formatOf(bytes(text))).toBe(format);
});

test.each([
  ['an empty file', ''],
  ['an HTML page', '<!doctype html><p>'],
  ['other XML', '<?xml version="1.0"?><feed/>'],
  ['a WAV sound, which is a RIFF file too', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['a file that has the mark of WebP and is no RIFF file', 'RIFX\x24\x00\x00\x00WEBPVP8 '],
  ['a file that has the mark of AVIF in no box of its type', '\x00\x00\x00\x1cfreeavif\x00'],
  ['a GIF after a leading blank', ' GIF89a\x01\x00'],
  ['a text that speaks of SVG', 'Usa <svg> para los dibujos.'],
  ['an HEIC photograph', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'],
  ['a JPEG after a leading blank', ' \xff\xd8\xff\xe0'],
  ['the text of a content type', 'image/jpeg'],
])('%s is not recognised as an image', (_what, text) => {
  expect(formatOf(bytes(text))).toBeNull();
});
