/** A message for the screens that show a topic. Plain, small JSON. */
export type LiveMessage = Readonly<Record<string, unknown>>;

/** Receives the messages of every topic. */
export interface LiveListener {
  message(topic: string, message: LiveMessage): void;
  /**
   * Called if messages may have been lost. The screens of the topic, or of every topic, have to
   * load their data again.
   */
  missed(topic?: string): void;
}

/** Messages for open screens. They are not stored. */
export abstract class LiveUpdates {
  /**
   * Sends a message to the listeners of every process, after the ambient transaction has committed
   * and some milliseconds later. Equal messages of these milliseconds are sent once.
   * @param topic such as `venue:<id>`
   */
  abstract announce(topic: string, message: LiveMessage): void;

  /** Adds a listener for as long as this process runs. */
  abstract listen(listener: LiveListener): void;
}
