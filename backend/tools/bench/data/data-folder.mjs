import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../launch/say.mjs';
import { day } from './ids.mjs';

const MARK = 'bench.json';
/** Data, indexes, WAL and what sorting needs, generously. */
const BYTES_PER_BOOKING = 1_500;
const FILLED_BY = ['fill.mjs', 'fill-search.mjs', 'ids.mjs'];

/**
 * Returns true if the folder has a data set that this version has filled today. Otherwise the
 * folder is empty afterwards and bears the mark of the benchmark, which allows the next run to
 * empty it.
 * @throws CommandError if the folder holds anything else, which is never touched
 */
export function claimDataFolder(folder, bookings) {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, MARK);
  if (!existsSync(mark) && readdirSync(folder).length > 0)
    throw new CommandError(`${folder} is not a data folder of the benchmark. Choose another one.`);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === contentOf(bookings)) return true;
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
  refuseIfFull(folder, bookings);
  writeFileSync(mark, '');
  return false;
}

/** Marks the data set as complete. */
export function markAsFilled(folder, bookings) {
  writeFileSync(join(folder, MARK), contentOf(bookings));
}

/** The bookings of the data set are placed around the day on which it was filled. */
function contentOf(bookings) {
  const hash = createHash('sha256');
  for (const file of FILLED_BY) hash.update(readFileSync(join(import.meta.dirname, file)));
  return JSON.stringify({ bookings, day: day(0), filledBy: hash.digest('hex') });
}

function refuseIfFull(folder, bookings) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bookings * BYTES_PER_BOOKING)
    throw new CommandError(
      `${folder} needs ${Math.ceil((bookings * BYTES_PER_BOOKING) / 1e9)} GB of free space for ${bookings} bookings.`,
    );
}
