import { Peers } from './peers.js';

const PATIENCE_MS = 15_000;

let peers: Peers;
beforeEach(() => {
  peers = new Peers(PATIENCE_MS);
});

test('a peer is new at its first notification, whatever its number is', () => {
  expect(peers.hear('one', 41, 0)).toEqual({ isNew: true, lost: false });
  expect(peers.hear('one', 42, 1)).toEqual({ isNew: false, lost: false });
});

test('a missing number means that a notification was lost', () => {
  peers.hear('one', 1, 0);
  expect(peers.hear('one', 3, 1)).toMatchObject({ lost: true });
  expect(peers.hear('one', 4, 2)).toMatchObject({ lost: false });
});

test('each peer has numbers of its own', () => {
  peers.hear('one', 1, 0);
  peers.hear('two', 7, 0);
  expect(peers.hear('one', 2, 1)).toMatchObject({ lost: false });
  expect(peers.hear('two', 8, 1)).toMatchObject({ lost: false });
});

test('a peer that was silent for too long is reported once', () => {
  peers.hear('one', 1, 0);
  peers.hear('two', 1, PATIENCE_MS);
  expect(peers.forgetSilent(PATIENCE_MS)).toBe(false);
  expect(peers.forgetSilent(PATIENCE_MS + 1)).toBe(true);
  expect(peers.forgetSilent(PATIENCE_MS + 1)).toBe(false);
});

test('a peer that said that it ends is not missed', () => {
  peers.hear('one', 1, 0);
  peers.leave('one');
  expect(peers.forgetSilent(PATIENCE_MS + 1)).toBe(false);
});

test('numbers and silence during an interruption of our own say nothing about a peer', () => {
  peers.hear('one', 1, 0);
  peers.wasDeaf(PATIENCE_MS * 2);
  expect(peers.forgetSilent(PATIENCE_MS * 2)).toBe(false);
  expect(peers.hear('one', 9, PATIENCE_MS * 2)).toEqual({ isNew: false, lost: false });
  expect(peers.forgetSilent(PATIENCE_MS * 3 + 1)).toBe(true);
});
