import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What has to stay the same from one start to the next. Kept beside the cluster, readable to us alone. */
export interface Settings {
  /** Folder that holds the cluster, where that is not the data folder itself. */
  home?: string;
  password: string;
  port: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'postgres.json');

/** The settings of this data folder, or `undefined` on the first start. */
export function readSettings(dataDir: string): Settings | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Settings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes the settings of a first start. Where two start at once, both go on with those of the first. */
export function createSettings(dataDir: string, home: string | undefined, port: number): Settings {
  const settings: Settings = { home, password: randomBytes(24).toString('base64url'), port };
  const draft = writeDraft(dataDir, settings);
  try {
    linkSync(draft, fileIn(dataDir));
    return settings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readSettings(dataDir) ?? settings;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Replaces the settings in one step, so that no reader ever sees half of them. */
export function saveSettings(dataDir: string, settings: Settings): void {
  renameSync(writeDraft(dataDir, settings), fileIn(dataDir));
}

function writeDraft(dataDir: string, settings: Settings): string {
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(settings, null, 2), { mode: 0o600, flush: true });
  return draft;
}
