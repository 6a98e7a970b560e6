import sharp from 'sharp';
import { HEIGHT, WIDTH } from './preview-content.js';
import { previewDrawing } from './preview-drawing.js';

const CONTENT = { title: 'Club Las Lomas', line: 'Quito', label: 'Desde $14.50/hora' };
const outlines = (svg: string) => svg.match(/<path fill="#[0-9A-F]{6}" d="/g) ?? [];

/** Returns the right end of the widest shape that begins at the margin of the texts. */
function rightEnd(svg: string): number {
  const paths = [...svg.matchAll(/<path fill="#FAF7F1" d="([^"]*)"/g)].map(([, path = '']) => path);
  const ends = paths.flatMap((path) => [...path.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)));
  return Math.max(...ends);
}

describe('the drawing of a picture', () => {
  test('needs no font of the machine: letters are shapes', () => {
    const svg = previewDrawing(CONTENT);
    expect(svg).not.toMatch(/<text|font-family/);
    expect(outlines(svg)).toHaveLength(4); // the brand, the title, the line and the label
  });

  test('is a picture of the size that chats show', async () => {
    const { width, height } = await sharp(Buffer.from(previewDrawing(CONTENT))).metadata();
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
  });

  test.each([
    ['of many words', 'Club Deportivo y Recreativo de Tenis '.repeat(6)],
    ['of one endless word', 'Tenis'.repeat(40)],
  ])('keeps a name %s inside the picture, on at most three lines', (_, title) => {
    const svg = previewDrawing({ ...CONTENT, title, line: title });
    expect(outlines(svg).length).toBeLessThanOrEqual(1 + 3 + 2 + 1);
    expect(rightEnd(svg)).toBeLessThan(WIDTH - 150);
  });

  test('leaves out what the font cannot draw, and draws accents', () => {
    const plain = previewDrawing({ ...CONTENT, title: 'Ñandú' });
    expect(previewDrawing({ ...CONTENT, title: 'Ñandú 🎾\u0000漢' })).toBe(plain);
    expect(plain).not.toBe(previewDrawing({ ...CONTENT, title: 'Nandu' }));
    expect(outlines(previewDrawing({ ...CONTENT, title: '🎾', label: null })).length).toBeGreaterThan(0);
  });

  test('contains no element that a venue has put into its name', () => {
    const svg = previewDrawing({ ...CONTENT, title: '"><image href="file:///etc/passwd"/><g x="' });
    expect(svg).not.toMatch(/<image|passwd/);
  });
});
