import { URLSearchParams } from 'node:url';
import { CITIES } from '../data/fill-search.mjs';
import { day } from '../data/ids.mjs';
import { BROWSER } from './requests.mjs';

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Returns a text as players type it: a city, half of the time with a mistake. */
function place() {
  const [name] = any(CITIES);
  const at = 2 + Math.floor(Math.random() * 3);
  return Math.random() < 0.5 ? name : name.slice(0, at) + name.slice(at + 1);
}

/** Where players are: within 20 km of a city. */
function near() {
  const [, latitude, longitude] = any(CITIES);
  const offset = () => (Math.random() - 0.5) * 0.36;
  return `${(latitude + offset()).toFixed(4)},${(longitude + offset()).toFixed(4)}`;
}

/** Half of the players name a place, a quarter asks what is near, and a quarter takes any place. */
const wheres = [() => ({ place: place() }), () => ({ place: place() }), () => ({ near: near() }), () => ({})];

/** Two of three players know when they want to begin; the others take any hour. */
const whens = [() => ({ from: '18:00', to: '20:00' }), () => ({ from: '09:00', to: '10:00' }), () => ({})];

/** Returns a search of a player for one of the next 14 days. */
export function nextSearch() {
  const query = { date: day(1 + Math.floor(Math.random() * 14)), ...any(wheres)(), ...any(whens)() };
  return { path: `/api/search?${new URLSearchParams(query)}`, headers: BROWSER };
}
