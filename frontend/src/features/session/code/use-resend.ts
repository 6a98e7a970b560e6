import { useEffect, useState } from 'react';
import { userMessageOf } from '../../../shared/api/api-error';
import { timeLeft } from '../../../shared/ui/figures/countdown';

/** In seconds. Most letters arrive within this time. */
const PAUSE = 30;

/** Sends a code again, after a pause in which the one before may still arrive. */
export function useResend(send: () => Promise<unknown>) {
  const [left, setLeft] = useState(PAUSE);
  const [wasSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (left === 0) return;
    const timer = window.setTimeout(() => setLeft(left - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [left]);

  const sendAgain = async () => {
    setLeft(PAUSE);
    setProblem(null);
    try {
      await send();
      setSent(true);
    } catch (error) {
      setLeft(0);
      setProblem(userMessageOf(error));
    }
  };
  return { wait: left === 0 ? null : timeLeft(left), wasSent, problem, send: sendAgain };
}
