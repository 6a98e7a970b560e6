/** Something that takes room while it is kept. */
export interface Sized {
  readonly key: string;
  readonly bytes: number;
}

/** Keeps the entries that were used last, up to a total of bytes. */
export class LastUsed<Entry extends Sized> {
  /** In the order of their last use. */
  private readonly entries = new Map<string, Entry>();
  private total = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry;
  }

  /** Keeps an entry instead of the one with the same key. */
  put(entry: Entry): void {
    this.drop(this.entries.get(entry.key));
    this.entries.set(entry.key, entry);
    this.total += entry.bytes;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const oldest of this.entries.values()) {
      if (this.total <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(entry: Entry | undefined): void {
    if (!entry) return;
    this.entries.delete(entry.key);
    this.total -= entry.bytes;
  }
}
