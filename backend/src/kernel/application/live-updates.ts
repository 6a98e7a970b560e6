/** A message for the screens that show a topic. Plain, small JSON. */
export type LiveMessage = Readonly<Record<string, unknown>>;

/** Receives the messages of one topic. */
export interface LiveListener {
  message(message: LiveMessage): void;
  /** Called when this process shuts down. No message follows. */
  end(): void;
}

/**
 * Messages for open screens. They are not stored: a screen that reconnects has to load its data
 * again.
 */
export abstract class LiveUpdates {
  /**
   * Sends a message to the listeners of every process when the ambient transaction commits.
   * @param topic such as `venue:<id>`
   */
  abstract announce(topic: string, message: LiveMessage): Promise<void>;

  /** Adds a listener and returns the function that removes it. */
  abstract listen(topic: string, listener: LiveListener): () => void;
}
