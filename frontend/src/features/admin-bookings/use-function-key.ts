import { useEffect, useEffectEvent } from 'react';

/** The keys of the desk. Players' fields take letters, so only keys that type nothing are used. */
export type FunctionKey = 'F2' | 'F4' | 'F8' | 'F9';

const openDialog = '[role="dialog"], [role="alertdialog"]';

/** Runs an action when its key is pressed, except while a dialog is open. */
export function useFunctionKey(key: FunctionKey, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.key !== key || isModified || document.querySelector(openDialog)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
