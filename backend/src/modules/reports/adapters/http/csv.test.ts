import { csvLines } from './csv.js';

const csvLine = (cells: string[]) => csvLines([cells], 'comma');

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
    '+593991234500+1',
    '+593 99 123 4500',
    '-7,25,1',
    '-',
    '  =1+1',
  ])('turns the formula %j into text', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
  });

  it('is separated by semicolons if the caller asks for them', () => {
    expect(csvLines([['a;b', '7,25'], ['']], 'semicolon')).toBe('"a;b";"7,25"\r\n""\r\n');
  });

  it.each(['+593991234500', '+525512345678'])('leaves the phone %s without a sign before it', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  });

  it.each(['-7.25', '-7,25', '-0.50', '14.50', '0', '3'])('leaves the number %s a number', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  });

  it.each(['Cancha 2', 'a=b', 'ana+club@saque.example', "'", '2026-11-20'])('leaves %s unchanged', (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
  });
});
