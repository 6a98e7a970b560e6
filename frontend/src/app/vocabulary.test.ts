import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');
const isText = (file: string) => /texts\.ts$|words\.ts$/.test(file);
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(isText)
  .map((file) => ({ file, lines: readFileSync(join(source, file), 'utf8').split('\n') }));

/** Words that are not said, and second words for a thing that has one. */
const unwanted: [RegExp, string][] = [
  [/estrén/i, 'marketing instead of a fact'],
  [
    /a la que cobrar|garantía solo lo que falte|Reservar \$\{amount\}|Nada de los/,
    'a sentence that is not said',
  ],
  [/\b(usted|haga|elija|escriba|ingrese|revise|seleccione)\b/i, 'usted instead of tú'],
  [/añad/i, 'agregar'],
  [/\baparta (el|los|\$)/, 'retener: what the bank does with a guarantee'],
  [/devolución/i, 'reembolso'],
  [/proveedor/i, 'procesador de pagos'],
  [/\bcartas?\b/i, 'correo'],
  [/instalación/i, 'este sitio'],
  [/\blas? \$\{(time|until|deadline)\b/, 'words.theTime, because it is "la 01:15"'],
  [/(\d|\}) %/, '50%, as the specification writes it'],
  [/¡.*¡/, 'one exclamation is enough'],
];

describe('the words of the screens', () => {
  test.each(unwanted)('do not contain %s: %s', (pattern) => {
    const found = texts.flatMap(({ file, lines }) =>
      lines
        .filter((line) => !/^\s*(\/?\*|import)/.test(line) && pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

    expect(texts.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});
