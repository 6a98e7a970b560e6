import type { Locator } from '@playwright/test';
import { expect, tellName, test } from './fixtures';

test(
  'a stranger pays with four taps and a card, and a known player with three taps and no typing',
  { tag: '@one-size' },
  async ({ page }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.click();
      taps += 1;
    };
    const pay = page.getByRole('button', { name: /^(Confirmar y )?Pagar/ }).first();
    const paid = page.getByRole('heading', { level: 1, name: 'Tu reserva está pagada' });

    await page.goto('/');
    await tap(page.locator('main li').getByRole('link').first());
    await tap(page.getByRole('link', { name: /^Reservar Cancha \d+ (hoy|mañana) a las/ }).first());
    await tap(page.getByRole('button', { name: 'Reservar y pagar' }));
    await tellName(page);
    await page.getByLabel(/Número de (la )?tarjeta/).fill('4242 4242 4242 4242');
    await page.getByLabel(/Vencimiento|Caducidad|MM/).fill('12 / 40');
    await page.getByLabel(/Código de seguridad/).fill('123');
    await page.getByLabel(/Nombre en la tarjeta/).fill('Ana Prueba');
    await tap(pay);
    await expect(paid).toBeVisible();
    expect(taps).toBe(4);

    taps = 0;
    await page.goto('/');
    await tap(page.getByRole('link', { name: 'Reservar otra vez' }));
    await tap(page.getByRole('button', { name: 'Continuar al pago' }));
    await expect(page.getByText(/^A nombre de Ana Prueba/)).toBeVisible();
    await tap(pay);
    await expect(paid).toBeVisible();
    expect(taps).toBe(3);
  },
);
