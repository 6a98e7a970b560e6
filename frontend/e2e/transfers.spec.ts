import { choose, expect, expectAccessible, signInByLetter, tellName, test } from './fixtures';
import { createVenue, dayAhead, expectNoOverflow } from './own-venue';

const account = {
  holder: 'Club Norte S.A.',
  bank: 'Banco Andino',
  number: '2200123456',
  note: 'Cuenta corriente · RUC 1790012345001',
  hours: 12,
};

test('a player pays by transfer, the desk confirms it by its code, and the page of the player turns to paid', async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const venue = await createVenue(page, `Club Transferencia ${project.name}`, { transfer: account });
  const { viewport, isMobile, hasTouch } = project.use;
  const player = await (await browser.newContext({ viewport, isMobile, hasTouch })).newPage();

  await player.goto(`/booking/${venue.courtId}?fecha=${dayAhead(2)}`);
  await choose(player.getByRole('radio', { name: /^10:00/ }));
  await player.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(player).toHaveURL(/\/checkout\//);
  await choose(player.getByRole('radio', { name: 'Transferencia' }));
  const step = player.getByRole('region', { name: 'Pagar con transferencia' });
  await expect(step).toContainText('la hora queda libre y no te cuesta nada');
  await expectNoOverflow(player);
  await expectAccessible(player);
  await step.getByRole('link', { name: 'Confirmar mi correo' }).click();
  await signInByLetter(player, `transfiere-${project.name}@saque.example`);
  const name = `Tomás ${project.name}`;
  await tellName(player, name);
  await step.getByRole('button', { name: 'Pagar con transferencia' }).click();

  await expect(player.getByRole('heading', { level: 1, name: 'Falta tu transferencia' })).toBeVisible();
  const data = player.getByRole('region', { name: 'Datos para transferir' });
  await expect(data).toContainText('$10.00');
  await expect(data).toContainText(account.number);
  await expect(data).toContainText(account.holder);
  await expect(data.getByRole('button', { name: /^Copiar/ })).toHaveCount(6);
  const code = /Pon (\S+) en el concepto/.exec(await data.innerText())?.[1] ?? '';
  expect(code).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/);
  await expectNoOverflow(player);
  await expectAccessible(player);

  await page.goto(`/admin/desk?complejo=${venue.id}&dia=${dayAhead(2)}&cancha=${venue.courtId}`);
  await expect(page.getByRole('button', { name: /^Cancha 1, 10:00/ })).toContainText(
    'Por transferir · $10.00',
  );
  await page.getByRole('button', { name: 'Transferencias (1)' }).click();
  const desk = page.getByRole('dialog', { name: 'Transferencias' });
  await expect(desk.getByRole('textbox', { name: 'Código, monto o nombre' })).toBeFocused();
  await page.keyboard.type(code.replace('-', '').toLowerCase());
  await expect(desk).toContainText(name);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('button', { name: `Confirmar $10.00 de ${code}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Transferencia confirmada', { exact: true })).toBeVisible();
  await expect(desk).toContainText('No esperas ninguna transferencia');

  await expect(player.getByRole('heading', { level: 1, name: 'Tu reserva está pagada' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(data).toHaveCount(0);
  await expect(player.getByText('Por transferencia al club')).toBeVisible();
  await player.context().close();
});
