import {
  promises,
  resultSchema,
  runs,
  type Figure,
  type PromiseName,
  type Result,
  type Run,
} from './result-schema';

/** The content of files by their path. */
export type Files = Readonly<Record<string, unknown>>;

/** One figure of a run, shown at its promise. */
export interface Attempt extends Pick<Result, 'run' | 'commit' | 'finishedAt'>, Pick<Figure, 'kind'> {
  count: number;
  failures: number;
  /** The run ended more than a week ago. */
  isOld: boolean;
}

export interface PromiseResults {
  promise: PromiseName;
  attempts: Attempt[];
}

const WEEK = 7 * 24 * 60 * 60_000;

/**
 * Returns what the last runs tried for each promise. Files that are malformed, of an unknown run or
 * named differently from their run are left out as a whole.
 */
export function resultsByPromise(files: Files, now: Date): PromiseResults[] {
  const results = validResults(files);
  return promises.map((promise) => ({
    promise,
    attempts: results.flatMap(({ run, commit, finishedAt, figures }) =>
      figures
        .filter((figure) => figure.promise === promise)
        .map(({ kind, count, failures }) => {
          const isOld = now.getTime() - Date.parse(finishedAt) > WEEK;
          return { run, commit, finishedAt, kind, count, failures, isOld };
        }),
    ),
  }));
}

/** Returns the runs that have a result, in the order of the page. */
export function runsOf(files: Files): Run[] {
  return validResults(files).map(({ run }) => run);
}

function validResults(files: Files): Result[] {
  const results = Object.entries(files).flatMap(([path, content]) => {
    const { success, data } = resultSchema.safeParse(content);
    return success && path.endsWith(`/${data.run}.json`) ? [data] : [];
  });
  return results.toSorted((one, other) => runs.indexOf(one.run) - runs.indexOf(other.run));
}
