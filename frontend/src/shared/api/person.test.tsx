import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anAccount, serveAccount } from '../../testing/handlers/account';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';
import { storageKeys } from '../config/storage';
import { bookingKeys, venueKeys } from './keys';
import { forgetPerson } from './person';
import { followPerson } from './person-news';

/** Channels between tabs, which jsdom does not have. */
class TabChannel {
  static readonly open = new Set<TabChannel>();
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor() {
    TabChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of TabChannel.open)
      if (other !== this) other.onmessage?.(new MessageEvent('message', { data }));
  }
  close() {
    TabChannel.open.delete(this);
  }
}

beforeEach(() => Object.assign(globalThis, { BroadcastChannel: TabChannel }));
afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

/** A tab that has fetched something about a person. */
function aTab() {
  const queryClient = new QueryClient();
  const reload = jest.fn();
  const leave = followPerson(queryClient, reload);
  queryClient.setQueryData(bookingKeys.ofUser('me'), ['of the former person']);
  queryClient.setQueryData(venueKeys.all, ['a venue']);
  const bookings = () => queryClient.getQueryData(bookingKeys.ofUser('me'));
  return { queryClient, reload, leave, bookings };
}

it('a tab in which another person signs in forgets the former person, and so do the other tabs', () => {
  const [here, there] = [aTab(), aTab()];
  window.localStorage.setItem(storageKeys.tickets, 'of the former person');
  forgetPerson(here.queryClient, 'entered');
  expect(window.localStorage.getItem(storageKeys.tickets)).toBeNull();
  expect([here.bookings(), there.bookings()]).toEqual([undefined, undefined]);
  expect(there.reload).not.toHaveBeenCalled();
  here.leave();
  there.leave();
});

it('the other tabs begin anew after a sign-out, because forms may show what was typed', () => {
  const [here, there] = [aTab(), aTab()];
  forgetPerson(here.queryClient, 'left');
  expect(here.bookings()).toBeUndefined();
  expect(there.reload).toHaveBeenCalledTimes(1);
  here.leave();
  there.leave();
});

it('a response that was asked for by the former person does not come back', async () => {
  const { queryClient, leave, bookings } = aTab();
  let respond: (value: string[]) => void = () => undefined;
  const late = queryClient
    .fetchQuery({
      queryKey: bookingKeys.ofUser('me'),
      queryFn: () => new Promise<string[]>((resolve) => (respond = resolve)),
    })
    .catch(() => 'cancelled');
  forgetPerson(queryClient, 'left');
  respond(['of the former person']);
  await late;
  expect(bookings()).toBeUndefined();
  leave();
});

it('the screen of another tab shows who has entered', async () => {
  const world = serveAccount(anAccount());
  server.use(http.get('*/api/bookings/user/me', () => HttpResponse.json([])));
  renderApp('/mi-cuenta');
  expect(await screen.findByRole('heading', { name: '¡Hola, Ana!' })).toBeVisible();
  world.session = anAccount({ userId: 'bea', name: 'Bea' });
  const elsewhere = new TabChannel();
  act(() => elsewhere.postMessage('entered'));
  elsewhere.close();

  expect(await screen.findByRole('heading', { name: '¡Hola, Bea!' })).toBeVisible();
});

it('a browser without channels shows the account, and signs out without an error', () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const { queryClient, leave, bookings } = aTab();
  forgetPerson(queryClient, 'left');
  expect(bookings()).toBeUndefined();
  leave();
});
