import { useState, useSyncExternalStore } from 'react';

/** Why the place of the player is not known. */
export type PositionProblem = 'denied' | 'failed';

/** Only this tab knows it, until it is closed or reloaded. An address never names it. */
let position: string | null = null;
const listeners = new Set<() => void>();

/** In degrees: about a hundred metres, which is enough to order venues. */
const decimals = 3;

/** In milliseconds. */
const patience = { maximumAge: 300_000, timeout: 15_000 } as const;

/**
 * Returns where the player is, as the search expects it: "-2.171,-79.922". The browser asks for
 * permission when `locate` is called, and never before.
 */
export function usePosition() {
  const known = useSyncExternalStore(
    subscribe,
    () => position,
    () => null,
  );
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<PositionProblem | null>(null);
  const [answers, setAnswers] = useState(0);

  const locate = () => {
    if (isAsking) return;
    setIsAsking(true);
    setProblem(null);
    const fail = (why: PositionProblem) => {
      setIsAsking(false);
      setProblem(why);
    };
    if (!('geolocation' in navigator)) return fail('failed');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false);
        keep(`${coords.latitude.toFixed(decimals)},${coords.longitude.toFixed(decimals)}`);
        setAnswers((before) => before + 1);
      },
      ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      patience,
    );
  };
  return {
    known,
    isAsking,
    problem,
    locate,
    /** How often the browser has given this screen the place of the player. */
    answers,
    forgetProblem: () => setProblem(null),
  };
}

function keep(found: string): void {
  position = found;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
