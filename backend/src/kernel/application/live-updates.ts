/** A piece of news for whoever is looking at a topic right now. Plain JSON, small. */
export type LiveMessage = Readonly<Record<string, unknown>>;

/** Who listens to a topic. */
export interface LiveListener {
  message(message: LiveMessage): void;
  /** The process is ending; nothing more will come. */
  end(): void;
}

/** News for open screens. Fleeting by nature: who is not listening misses it and asks again when they come. */
export abstract class LiveUpdates {
  /** Tells every process, as soon as the ambient transaction commits. `topic` reads `venue:<id>`. */
  abstract announce(topic: string, message: LiveMessage): Promise<void>;

  /** Tells the listener each message of a topic, until the returned function is called or the process ends. */
  abstract listen(topic: string, listener: LiveListener): () => void;
}
