import { csvLine } from './csv.js';

describe('a line of a CSV file', () => {
  it('quotes cells, separates them by commas and ends as RFC 4180 says', () => {
    expect(csvLine(['Club "Las Lomas"', 'a,b', 'dos\nlíneas', ''])).toBe(
      '"Club ""Las Lomas""","a,b","dos\nlíneas",""\r\n',
    );
  });

  it.each([
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '=HYPERLINK("http://x")',
    '-14.50+1',
    '-',
    '  =1+1',
  ])('turns the formula %j into text', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['-7.25', '-0.50', '14.50', '0', '3'])('leaves the number %s a number', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  });

  it.each(['Cancha 2', 'a=b', 'ana+club@saque.example', "'", '2026-11-20'])('leaves %s unchanged', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  });
});
