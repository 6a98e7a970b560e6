import type { Page } from '@playwright/test';
import { expect, freeHour, openTakenOver } from '../fixtures';
import { dayAhead } from '../own-venue';
import { book, type Visit } from './visit';

const hours = (page: Page) => page.getByRole('link', { name: /^Reservar .+ a las/ });

async function lookAtTappedHour(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await hours(page).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Reservar y pagar \$/ })).toBeEnabled();
  await look('a tapped hour');
  await page.keyboard.press('Escape');
}

export const home: Visit = async ({ page, look }) => {
  await openTakenOver(page, '/');
  await look('the screen');
  await page.getByRole('button', { name: 'Mi Cuenta' }).filter({ visible: true }).first().click();
  await look('the panel of the account');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  if (await menu.isVisible()) {
    await menu.click();
    await look('the menu');
    await page.keyboard.press('Escape');
  }
  await lookAtTappedHour(page, look);
};

export const venues: Visit = async ({ page, look }) => {
  await openTakenOver(page, '/complejos');
  await look('the list');
};

export const search: Visit = async ({ page, look }) => {
  await openTakenOver(page, `/buscar?fecha=${dayAhead(2)}`);
  await look('free hours');
  const filters = page.getByRole('button', { name: 'Filtros' });
  if (await filters.isVisible()) {
    await filters.click();
    await look('the filters');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Otra fecha' }).click();
  await look('another day');
  await page.keyboard.press('Escape');
  await lookAtTappedHour(page, look);
  await openTakenOver(page, '/buscar?lugar=qwertyuiop');
  await look('an unknown place');
  await openTakenOver(page, `/buscar?fecha=${dayAhead(2)}&desde=23:00&lugar=cuenca`);
  await look('no free hour');
};

export const venue: Visit = async ({ page, project, look }) => {
  const { venueId, date } = await freeHour(page, 42, project.name);
  await openTakenOver(page, `/venue/${venueId}?fecha=${date}`);
  await look('the screen');
  await page.getByRole('button', { name: 'Más días' }).click();
  await look('more days');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('heading', { name: 'Opiniones' }).scrollIntoViewIfNeeded();
  const more = page.getByRole('button', { name: /opiniones/i });
  if (await more.isVisible()) await more.click();
  await look('the reviews');
  await openTakenOver(page, '/venue/nope');
  await look('no venue');
};

export const calendar: Visit = async ({ page, project, look }) => {
  const { venueId, courtId, date, timeSlot } = await freeHour(page, 43, project.name);
  await book(page, { courtId, date, timeSlot });
  await openTakenOver(page, `/venue/${venueId}/calendar`);
  await look('the month');
  await openTakenOver(page, `/venue/${venueId}/calendar?mes=${date.slice(0, 7)}&dia=${date}`);
  await look('a chosen day');
};

export const booking: Visit = async ({ page, project, look }) => {
  const { courtId, date, timeSlot } = await freeHour(page, 43, project.name);
  await openTakenOver(page, `/booking/${courtId}?fecha=${date}`);
  await look('free hours');
  const month = page.getByRole('button', { name: 'Ver el mes' });
  if (await month.isVisible()) {
    await month.click();
    await look('the month');
  }
  const { id } = await book(page, { courtId, date, timeSlot });
  const free = await freeHour(page, 43, project.name);
  await openTakenOver(page, `/booking/${courtId}?fecha=${date}&hora=${free.timeSlot}&juego=doubles`);
  await look('a chosen hour beside an own one');
  await openTakenOver(page, `/booking/${courtId}?fecha=${date}&cambiar=${id}`);
  await look('a move');
  await openTakenOver(page, `/booking/${courtId}?fecha=${date}&hora=${timeSlot}`);
  await look('the hour of the player');
  await openTakenOver(page, '/booking/nope');
  await look('no court');
};

/** The texts about the site. */
export const article =
  (address: string): Visit =>
  async ({ page, look }) => {
    await openTakenOver(page, address);
    await look('the text');
  };
