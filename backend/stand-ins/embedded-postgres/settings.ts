import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Values that must stay the same from one start to the next. They are stored beside the cluster and
 * only the owner can read them.
 */
export interface Settings {
  /** Folder of the cluster, if that is not the data folder. */
  home?: string;
  password: string;
  /** Password of the second account, which does not own the tables. */
  applicationPassword: string;
  port: number;
}

/** An installation of an earlier version has only one account. */
type StoredSettings = Omit<Settings, 'applicationPassword'> & Partial<Settings>;

const fileIn = (dataDir: string): string => join(dataDir, 'postgres.json');

/**
 * Returns the settings of this data folder, or `undefined` on the first start. What an earlier
 * version did not have is added.
 */
export function readSettings(dataDir: string): Settings | undefined {
  const stored = readStored(dataDir);
  if (stored === undefined) return undefined;
  const { applicationPassword = newPassword(), ...rest } = stored;
  const settings = { ...rest, applicationPassword };
  if (stored.applicationPassword === undefined) saveSettings(dataDir, settings);
  return settings;
}

function readStored(dataDir: string): StoredSettings | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as StoredSettings;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const newPassword = (): string => randomBytes(24).toString('base64url');

/**
 * Creates the settings of a first start. If two processes start at once, both use those of the
 * first.
 */
export function createSettings(dataDir: string, home: string | undefined, port: number): Settings {
  const settings: Settings = { home, password: newPassword(), applicationPassword: newPassword(), port };
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

/** Replaces the settings in one step, so that no reader sees half of them. */
export function saveSettings(dataDir: string, settings: Settings): void {
  renameSync(writeDraft(dataDir, settings), fileIn(dataDir));
}

function writeDraft(dataDir: string, settings: Settings): string {
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(settings, null, 2), { mode: 0o600, flush: true });
  return draft;
}
