import * as z from 'zod/mini';

/** The runs that write results, in the order of the page. */
export const runs = [
  'simulation',
  'controls',
  'mutants',
  'kills',
  'database_restarts',
  'network_cuts',
  'requests',
] as const;

/** The promises in the order of the page. */
export const promises = ['sold_once', 'money', 'nothing_lost', 'strangers'] as const;

const kinds = [
  'operations',
  'hours_asked',
  'payments',
  'guards_removed',
  'kills',
  'restarts',
  'cuts',
  'requests',
  'invariant_checks',
  'mutants',
] as const;

/** A result file as docs/proof/README.md describes it. A file that does not fit is left out. */
export const resultSchema = z.object({
  run: z.enum(runs),
  /** With a plus if the code had changes that are not in the commit. */
  commit: z.string().check(z.regex(/^[0-9a-f]{7,40}\+?$/)),
  finishedAt: z.string().check(z.refine(isInstant)),
  figures: z
    .array(
      z.object({
        promise: z.enum(promises),
        kind: z.enum(kinds),
        /** At least one: a figure that was never tried is no result. */
        count: z.number().check(z.int(), z.positive()),
        failures: z.number().check(z.int(), z.nonnegative()),
      }),
    )
    .check(z.minLength(1)),
});

export type Result = z.infer<typeof resultSchema>;
export type Run = Result['run'];
export type Figure = Result['figures'][number];
export type PromiseName = Figure['promise'];

/** Tests must notice this share of the mistakes that are made on purpose; the others are listed. */
const NOTICED_MISTAKES = 0.85;

/** Returns true if the promise was kept as far as the figure can say. */
export const isGood = ({ kind, count, failures }: Pick<Figure, 'kind' | 'count' | 'failures'>) =>
  kind === 'mutants' ? failures <= count * (1 - NOTICED_MISTAKES) : failures === 0;

function isInstant(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value));
}
