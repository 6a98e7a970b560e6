import type { Browser, Page } from '@playwright/test';
import type { GameType } from '../src/shared/model/games';
import { expect, expectAccessible, freeHour, tellName, test } from './fixtures';

/**
 * Books a match in the browser of `page`, leaves its checkout open, and returns its payment link.
 */
async function sharedMatch(
  page: Page,
  { daysAhead, project, game }: { daysAhead: number; project: string; game: GameType },
): Promise<string> {
  const { courtId, date, timeSlot } = await freeHour(page, daysAhead, project);
  await page.goto(`/booking/${courtId}?fecha=${date}&hora=${timeSlot}&juego=${game}`);
  await page.getByRole('button', { name: /Continuar al pago/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1);
  const response = await page.request.post('/api/shared-payment-links', { data: { bookingId } });
  const { shareUrl } = (await response.json()) as { shareUrl: string };
  await page.reload();
  await expect(page.getByText(/^Nadie ha pagado todavía. Quedan \d lugares.$/)).toBeVisible();
  return shareUrl;
}

/** Takes a place on the open page of a link, pays it by card, and returns its price in cents. */
async function payPlace(page: Page, name: string): Promise<number> {
  const fill = page.getByRole('button', { name: 'Rellenar tarjeta de prueba' });
  await tellName(page, name);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await fill.click();
  const pay = page.getByRole('button', { name: /^Pagar \$/ });
  const cents = Number((await pay.innerText()).replace(/\D/g, ''));
  await pay.click();
  await expect(page.getByText('Tu pago ha sido procesado correctamente', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/payment-success');
  return cents;
}

async function openLink(browser: Browser, shareUrl: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(shareUrl);
  await expect(page.getByRole('heading', { name: 'Te esperan en la cancha' })).toBeVisible();
  return page;
}

test('three friends pay, everyone sees the places fill live, and the organiser pays the last one', async ({
  page: organiser,
  browser,
}, { project }) => {
  test.slow();
  const shareUrl = await sharedMatch(organiser, { daysAhead: 11, project: project.name, game: 'doubles' });
  const token = shareUrl.split('/').at(-1) ?? '';
  const onlooker = await openLink(browser, shareUrl);
  await expectAccessible(onlooker);
  await organiser.evaluate(() => Object.assign(window, { neverReloaded: true }));
  const toldToProvider: string[] = [];
  let collected = 0;

  const friends = { 'Pagó 1 de 4': 'Luis', 'Pagaron 2 de 4': 'Eva', 'Pagaron 3 de 4': 'Juan' };
  for (const [words, name] of Object.entries(friends)) {
    const friend = await openLink(browser, shareUrl);
    friend.on('request', async (request) => {
      if (!request.url().includes('/stripe-sandbox/')) return;
      toldToProvider.push(
        request.url(),
        request.postData() ?? '',
        JSON.stringify(await request.allHeaders()),
      );
    });
    collected += await payPlace(friend, `${name} Secreto`);
    for (const other of [organiser, onlooker]) {
      await expect(other.getByText(words)).toBeVisible({ timeout: 1000 });
      await expect(other.getByText(new RegExp(`^${name} pagó \\$`))).toBeVisible();
      await expect(other.getByText('Secreto')).toHaveCount(0);
    }
    await friend.goto(shareUrl);
    await expect(friend.getByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible();
  }
  expect(await organiser.evaluate(() => 'neverReloaded' in window)).toBe(true);
  expect(toldToProvider).not.toHaveLength(0);
  expect(toldToProvider.join()).not.toContain(token);

  await organiser.goto(shareUrl);
  collected += await payPlace(organiser, 'Ana');
  await expect(onlooker.getByRole('heading', { name: 'Reserva Completa' })).toBeVisible({ timeout: 1000 });
  await expectAccessible(onlooker);
  const { booking } = (await (await organiser.request.get(`/api/shared-payment-links/${token}`)).json()) as {
    booking: { totalAmount: string; paymentStatus: string };
  };
  expect(booking.paymentStatus).toBe('completed');
  expect(collected).toBe(Number(booking.totalAmount.replace('.', '')));
});

test('the second player for the last place waits on the page and sees the result at once', async ({
  page: organiser,
  browser,
}, { project }) => {
  test.slow();
  const shareUrl = await sharedMatch(organiser, { daysAhead: 13, project: project.name, game: 'singles' });
  await payPlace(await openLink(browser, shareUrl), 'Luis');
  const [quick, second] = [await openLink(browser, shareUrl), await openLink(browser, shareUrl)];
  await second.getByRole('button', { name: /^Pagar \$/ }).waitFor();

  for (const friend of [quick, second]) await tellName(friend, 'Eva');
  await quick.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(second.getByText(/^Pagó 1 de 2\. Alguien está pagando ahora\./)).toBeVisible();
  await second.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(second.getByText('Ese lugar se está pagando', { exact: true })).toBeVisible();
  await expect(second.getByRole('button', { name: /^Pagar \$/ })).toBeHidden();
  await expectAccessible(second);

  await quick.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await quick.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(second.getByRole('heading', { name: 'Reserva Completa' })).toBeVisible();
});

test('a friend pays for another player too, finds the group in Mis Reservas, and leaves it', async ({
  page: organiser,
  browser,
}, { project }) => {
  test.slow();
  const shareUrl = await sharedMatch(organiser, { daysAhead: 20, project: project.name, game: 'doubles' });
  const onlooker = await openLink(browser, shareUrl);
  const friend = await openLink(browser, shareUrl);
  await friend.getByRole('button', { name: 'Pagar también por alguien' }).click();
  await friend.getByRole('textbox', { name: '¿Por quién más pagas?' }).fill('Marta');
  const cents = await payPlace(friend, 'Luis');
  await expect(onlooker.getByText(/^Luis pagó \$\S+ por Marta/)).toBeVisible();

  await friend.goto('/my-bookings');
  const part = friend.getByRole('article', { name: /^Tu parte en el partido/ });
  await expectAccessible(friend);
  await part.getByRole('link', { name: /^Ver el grupo/ }).click();
  await expect(friend.getByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible();
  await friend.getByRole('button', { name: 'Dejar mis 2 lugares' }).click();
  const dialog = friend.getByRole('alertdialog', { name: '¿Dejar tus 2 lugares?' });
  const amount = `$${(cents / 100).toFixed(2)}`;
  await expect(dialog.getByText(`Te devolvemos ${amount} a la misma tarjeta.`)).toBeVisible();
  await expectAccessible(friend);
  await dialog.getByRole('button', { name: 'Sí, dejar' }).click();
  await expect(friend.getByText(`Te devolvemos ${amount} a tu tarjeta.`).first()).toBeVisible();
  await expect(onlooker.getByText(/^Nadie ha pagado todavía/)).toBeVisible();
  await friend.goto('/my-bookings');
  await expect(part).toHaveCount(0);
});
