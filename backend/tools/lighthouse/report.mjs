import { FIGURES } from './goals.mjs';

const MARKS = { met: '', missed: ' ·', broken: ' ✗' };

/** Returns the figures of the pages as a table in Markdown. */
export function table(pages) {
  const header = ['page', ...FIGURES.map(({ title }) => title), 'machine'];
  const rows = pages.map(({ name, figures, judged }) => [
    name,
    ...FIGURES.map(({ key, digits = 0 }) => {
      const { verdict = 'met' } = judged.find((each) => each.key === key) ?? {};
      if (figures[key] === undefined) return '–';
      return figures[key].toFixed(digits) + MARKS[verdict];
    }),
    figures.speed.toFixed(0),
  ]);
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns one line for every goal that a page does not meet, and what that means. */
export function verdict(pages) {
  const lines = pages.flatMap(({ name, figures, judged }) =>
    judged
      .filter(({ verdict }) => verdict !== 'met')
      .map(({ key, goal, verdict }) => {
        const { title, most, digits = 0 } = FIGURES.find((figure) => figure.key === key);
        const bound = `${most ? 'at most' : 'at least'} ${goal}`;
        return `${verdict === 'broken' ? '✗' : '·'} ${name}: ${title} ${figures[key].toFixed(digits)}, goal ${bound}`;
      }),
  );
  return lines.length > 0 ? lines.join('\n') : 'Every page meets its goals.';
}
