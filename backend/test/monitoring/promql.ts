import { parser } from '@prometheus-io/lezer-promql';

/** A metric that an expression reads, with the labels it asks for. */
export interface Selector {
  name: string;
  matchers: { label: string; operator: string; value: string }[];
}

/** Returns the selectors of a PromQL expression. @throws SyntaxError if it is not PromQL */
export function selectorsOf(expression: string): Selector[] {
  const selectors: Selector[] = [];
  const textAt = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) throw new SyntaxError(`not PromQL at ${node.from}: ${expression}`);
      if (node.name === 'VectorSelector') selectors.push({ name: '', matchers: [] });
      const current = selectors.at(-1);
      if (!current) return;
      if (node.name === 'Identifier' && current.name === '') current.name = textAt(node);
      if (node.name === 'UnquotedLabelMatcher') current.matchers.push(matcherOf(textAt(node)));
    },
  });
  return selectors;
}

function matcherOf(text: string): Selector['matchers'][number] {
  const [, label = '', operator = '', value = ''] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text) ?? [];
  return { label, operator, value };
}

/** One series of an exposition. */
export interface Series {
  labels: Record<string, string>;
  value: number;
}

/** Parses the text format of Prometheus. Every described metric is a key, even without a series. */
export function parseExposition(text: string): Map<string, Series[]> {
  const metrics = new Map<string, Series[]>();
  for (const line of text.split('\n')) {
    const [, described] = /^# TYPE (\S+)/.exec(line) ?? [];
    if (described !== undefined) metrics.set(described, []);
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, held]) => [key, held]);
    metrics.set(name, [
      ...(metrics.get(name) ?? []),
      { labels: Object.fromEntries(pairs), value: Number(value) },
    ]);
  }
  return metrics;
}

/** Returns the series that a selector reads. */
export function seriesOf(metrics: ReadonlyMap<string, Series[]>, { name, matchers }: Selector): Series[] {
  return (metrics.get(name) ?? []).filter(({ labels }) =>
    matchers.every(({ label, operator, value }) => {
      const held = labels[label] ?? '';
      const matches = operator.includes('~') ? new RegExp(`^(?:${value})$`).test(held) : held === value;
      return operator.startsWith('!') ? !matches : matches;
    }),
  );
}
