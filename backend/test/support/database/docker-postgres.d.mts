export function dockerIsRunning(): Promise<boolean>;
