import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { HEIGHT, type PreviewContent, WIDTH } from './preview-content.js';
import { texts } from './texts.js';

/** backend/data/fonts/README.md says where they are from. */
const FONTS = join(dirname(findPackageJSON('..', import.meta.url) ?? ''), 'data', 'fonts');

/** The colours of the site: frontend/src/shared/theme/tokens.ts. */
const CLAY = '#B4482B';
const APRON = '#8E3A22';
const CHALK = '#FAF7F1';
const INK = '#16211C';
const BALL = '#D9F24A';

const LEFT = 72;
/** The widest that a text may be. */
const MEASURE = 800;
const ELLIPSIS = '…';

interface Style {
  font: Font;
  size: number;
  color: string;
  /** In em. */
  spacing?: number;
}

/**
 * Draws a picture as SVG that contains only shapes: letters are outlines of our own fonts, so that
 * every machine draws the same, with fonts or without.
 */
export function previewDrawing({ title, line, label }: PreviewContent): string {
  const { display, text } = fonts();
  const heading = fitted(title, { font: display, size: 92, color: CHALK, spacing: -0.02 });
  const words = lines(line, { font: text, size: 38, color: CHALK }, 2);
  const top = 262 - (heading.lines.length - 1) * 26;
  const belowHeading = top + (heading.lines.length - 1) * heading.size * 1.04;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    COURT,
    brandMark(),
    ...heading.lines.map((each, index) => outline(each, LEFT, top + index * heading.size * 1.04, heading)),
    ...words.map((each, index) =>
      outline(each, LEFT, belowHeading + 66 + index * 50, { font: text, size: 38, color: CHALK }),
    ),
    label === null ? '' : labelled(label),
    '</svg>',
  ].join('');
}

/** The lines of a court, seen from above, as in the title of the home page. */
const COURT = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${APRON}"/>
<g transform="translate(130) rotate(-24 1010 300)">
<rect x="600" y="-420" width="1160" height="1640" fill="${CLAY}"/>
<g fill="none" stroke="${CHALK}" stroke-opacity="0.55" stroke-width="7">
<rect x="800" y="-300" width="560" height="1240"/>
<path d="M870 -300v1240M1290 -300v1240M870 20h420M870 620h420M1080 20v600"/></g>
<path d="M770 320h620" stroke="${INK}" stroke-opacity="0.6" stroke-width="12"/></g>
<rect width="760" height="${HEIGHT}" fill="url(#shade)"/>
<linearGradient id="shade"><stop stop-color="${CLAY}"/><stop offset=".72" stop-color="${CLAY}"/>
<stop offset="1" stop-color="${CLAY}" stop-opacity="0"/></linearGradient>
<circle cx="1096" cy="180" r="19" fill="${BALL}"/>`;

/** The logo, a tennis ball, and the name beside it. */
function brandMark(): string {
  return (
    `<g transform="translate(${LEFT} 62) scale(2)"><circle cx="13" cy="13" r="12" fill="${BALL}" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M4.5 5.2c5 4 5 11.6 0 15.6M21.5 5.2c-5 4-5 11.6 0 15.6" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/></g>` +
    outline(texts.brand, LEFT + 70, 103, { font: fonts().display, size: 42, color: CHALK, spacing: -0.01 })
  );
}

/** A text on a label in the colour of the ball. */
function labelled(label: string): string {
  const style = { font: fonts().display, size: 46, color: INK };
  const [text = ''] = lines(label, style, 1);
  const width = Math.round(widthOf(text, style)) + 64;
  return (
    `<rect x="${LEFT}" y="492" width="${width}" height="88" rx="24" fill="${BALL}"/>` +
    outline(text, LEFT + 32, 552, style)
  );
}

/** Makes a text smaller until it fits on three lines; the last one is cut if need be. */
function fitted(text: string, style: Style): Style & { lines: string[] } {
  for (const size of [style.size, 74, 60]) {
    const broken = lines(text, { ...style, size }, Infinity);
    const isShort = broken.length <= (size === style.size ? 2 : 3);
    if (isShort && broken.every((each) => widthOf(each, { ...style, size }) <= MEASURE))
      return { ...style, size, lines: broken };
  }
  return { ...style, size: 60, lines: lines(text, { ...style, size: 60 }, 3) };
}

/** Breaks a text at its spaces. What does not fit on the last line is cut. */
function lines(text: string, style: Style, most: number): string[] {
  const broken: string[] = [];
  for (const word of drawable(text, style.font).split(' ')) {
    const last = broken.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, style) > MEASURE) broken.push(word);
    else broken[broken.length - 1] = longer;
  }
  const shown = broken.slice(0, most);
  const rest = broken.length > most ? ` ${broken.slice(most).join(' ')}` : '';
  return shown.map((each, index) => cut(index === most - 1 ? each + rest : each, style, most));
}

function cut(text: string, style: Style, most: number): string {
  if (most === Infinity || widthOf(text, style) <= MEASURE) return text;
  let shorter = text;
  while (shorter.length > 0 && widthOf(shorter + ELLIPSIS, style) > MEASURE) shorter = shorter.slice(0, -1);
  return shorter.trimEnd() + ELLIPSIS;
}

/** Leaves out characters that the font does not have, such as pictures. */
function drawable(text: string, font: Font): string {
  const known = Array.from(text.normalize('NFC')).filter(
    (character) => character === ' ' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  return known.join('').replace(/ +/g, ' ').trim();
}

function widthOf(text: string, { font, size, spacing = 0 }: Style): number {
  const { glyphs, advanceWidth } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + glyphs.length * spacing) * size;
}

function outline(text: string, x: number, y: number, { font, size, color, spacing = 0 }: Style): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let end = x;
  const shapes = glyphs.map(({ path }, index) => {
    const start = end;
    end += (positions[index]?.xAdvance ?? 0) * scale + spacing * size;
    return path.scale(scale, -scale).translate(start, y).toSVG();
  });
  return `<path fill="${color}" d="${shapes.join('')}"/>`;
}

let loaded: { display: Font; text: Font } | null = null;

/** Loads the fonts with the first picture. */
function fonts() {
  loaded ??= {
    display: fontIn('archivo-semicondensed.ttf', 760),
    text: fontIn('hanken-grotesk.ttf', 500),
  };
  return loaded;
}

function fontIn(file: string, weight: number): Font {
  return (create(readFileSync(join(FONTS, file))) as Font).getVariation({ wght: weight });
}
