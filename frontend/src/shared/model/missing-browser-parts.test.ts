import { QueryClient } from '@tanstack/react-query';
import { followPerson } from '../api/person-news';
import { tellOtherTabs } from '../api/tab-news';
import { readStored, removeStored, storageKeys, writeStored } from '../config/storage';
import { canRemind, endReminders, isReminded, keepReminders, startReminders } from '../api/reminders';
import { copyText, handOver } from './hand-over';

const link = { url: 'https://saque.test/reserva/1' };
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const undo: (() => void)[] = [];
const putBack = () => undo.splice(0).forEach((restore) => restore());
afterEach(putBack);

/** Replaces a part of the browser until the test ends; `undefined` for one that it lacks. */
function replace(owner: object, name: string, descriptor: PropertyDescriptor | undefined) {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Reflect.deleteProperty(owner, name);
  if (descriptor) Object.defineProperty(owner, name, { ...descriptor, configurable: true });
  undo.push(() => {
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  });
}

describe.each([
  ['lacks', undefined],
  ['has as an empty property', { value: undefined }],
  ['refuses', { get: refuse }],
] as const)('a browser that %s a part of the platform', (_how, descriptor) => {
  it('goes on without channels between its tabs', () => {
    replace(globalThis, 'BroadcastChannel', descriptor);
    const leave = followPerson(new QueryClient());
    expect(() => tellOtherTabs()).not.toThrow();
    expect(leave).not.toThrow();
  });

  it('keeps nothing without storage', () => {
    replace(window, 'localStorage', descriptor ?? { value: undefined });
    writeStored(storageKeys.colorMode, 'dark');
    const read = readStored(storageKeys.colorMode);
    removeStored(storageKeys.colorMode);
    putBack(); // the end of every test empties the storage
    expect(read).toBeNull();
  });

  it('neither shares nor copies without a sheet and a clipboard, and says so', async () => {
    replace(navigator, 'share', descriptor);
    replace(navigator, 'clipboard', descriptor);
    expect([await handOver(link), await copyText(link.url)]).toEqual(['kept', false]);
  });

  it('offers no reminders without workers', async () => {
    replace(window, 'PushManager', { value: class {} });
    replace(window, 'Notification', {
      value: { permission: 'granted', requestPermission: async () => 'denied' },
    });
    replace(navigator, 'serviceWorker', descriptor);
    expect([await canRemind(), await isReminded(), await startReminders()]).toEqual([false, false, false]);
    await keepReminders();
    await endReminders();
  });
});

it('a browser with workers but without notifications offers no reminders', async () => {
  const registration = { pushManager: { getSubscription: async () => null } };
  replace(window, 'PushManager', { value: class {} });
  replace(window, 'Notification', undefined);
  replace(navigator, 'serviceWorker', { value: { getRegistration: async () => registration } });
  expect([await canRemind(), await isReminded(), await startReminders()]).toEqual([false, false, false]);
});
