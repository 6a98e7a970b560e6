import { admin, choose, expect, openTakenOver, signInByLetter, tellName } from '../fixtures';
import { createVenue, dayAhead } from '../own-venue';
import {
  answerBookingWith,
  book,
  bookHour,
  cancel,
  linkOf,
  otherPerson,
  payBooking,
  payByCard,
  type Visit,
  type Visitor,
} from './visit';

export const checkout: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  const { id } = await bookHour(page, project, 'doubles');
  await openTakenOver(page, `/checkout/${id}`);
  await expect(page.getByRole('button', { name: 'Rellenar tarjeta de prueba' })).toBeVisible();
  await look('a card');
  await page.getByRole('button', { name: '¿Tienes un código?' }).click();
  await page.getByRole('textbox', { name: 'Código de descuento' }).fill('NADA');
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(page.getByText('Código inválido').first()).toBeVisible();
  await look('a wrong code');
  const code = await newCode(visitor);
  await page.getByRole('textbox', { name: 'Código de descuento' }).fill(code);
  await page.getByRole('button', { name: 'Rellenar tarjeta de prueba' }).click();
  await page.getByRole('button', { name: /^Confirmar y Pagar/ }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await look('a code that was not applied');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(page.getByText(`Código ${code}`).first()).toBeVisible();
  await look('an applied code');
  await page.getByRole('button', { name: 'Soltar esta hora' }).click();
  await look('the question before the hour is released');
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: /^Dividir entre/ }).check({ force: true });
  await look('a divided payment');
  await page.getByRole('button', { name: 'Compartir Link de Pago' }).click();
  await look('with or without a guarantee');
  await page.getByRole('button', { name: /^Garantizar con mi tarjeta/ }).click();
  await expect(page.getByRole('button', { name: /^Retener/ })).toBeVisible();
  await look('a guarantee');
  await payByCard(page, /^Retener/);
  await expect(page.getByRole('heading', { name: 'Comparte el link' })).toBeVisible();
  await look('the link');
  await page.getByRole('button', { name: 'Ver código QR' }).click();
  await look('the sheet of the link');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '¿Te falta gente?' }).click();
  await look('places for anyone');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Poner mi nombre|Cambiar/ })
    .last()
    .click();
  await look('the name of the organiser');

  await answerBookingWith(page, id, { status: 'expired' });
  await openTakenOver(page, `/checkout/${id}`);
  await look('an expired booking');
  await page.unroute(`**/api/bookings/${id}`);
  await cancel(page, id);
  await openTakenOver(page, `/checkout/${id}`);
  await look('a released hour');
  await openTakenOver(page, '/checkout/nope');
  await look('no booking');
};

/** Lets the admin create a code of ten percent. */
async function newCode(visitor: Visitor): Promise<string> {
  const { page, project } = visitor;
  const desk = await otherPerson(visitor);
  const headers = { origin: new URL(page.url()).origin };
  await desk.request.post('/api/admin/login', { data: admin, headers });
  const code = `PASEO${project.name.toUpperCase()}${String(Date.now()).slice(-6)}`;
  const data = { code, type: 'percentage', value: '10', maxUsage: null, expiresAt: null, isActive: true };
  const created = await desk.request.post('/api/admin/discount-codes', { data, headers });
  expect(created.status(), await created.text()).toBe(201);
  await desk.context().close();
  return code;
}

export const sharedPayment: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  const { id } = await bookHour(page, project, 'doubles');
  const shareUrl = await linkOf(page, id);
  await openTakenOver(page, shareUrl);
  await look('the link of the organiser');

  const friend = await otherPerson(visitor);
  await openTakenOver(friend, shareUrl);
  await look('an invitation', friend);
  await friend.getByRole('button', { name: 'Pagar también por alguien' }).click();
  await friend.getByRole('textbox', { name: '¿Por quién más pagas?' }).fill('Marta');
  await look('a place for another player', friend);
  await tellName(friend, 'Luis');
  await friend.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(friend.getByRole('button', { name: 'Rellenar tarjeta de prueba' })).toBeVisible();
  await look('the card', friend);
  await payByCard(friend, /^Pagar \$/);
  await expect(friend).toHaveURL(({ pathname }) => pathname === '/payment-success');
  await openTakenOver(friend, shareUrl);
  await look('a paid part', friend);
  await friend.getByRole('button', { name: /^Dejar / }).click();
  await look('the question before a place is left', friend);

  await cancel(page, id);
  await openTakenOver(friend, shareUrl);
  await look('a cancelled match', friend);
  await openTakenOver(page, '/shared-payment/nope');
  await look('no link');
  await friend.context().close();
};

export const paymentSuccess: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  await openTakenOver(page, '/payment-success');
  await look('no payment');
  const { id } = await bookHour(page, project);
  const shareUrl = await linkOf(page, id);
  const friend = await otherPerson(visitor);
  await openTakenOver(friend, shareUrl);
  await tellName(friend, 'Luis');
  await friend.getByRole('button', { name: /^Pagar \$/ }).click();
  await payByCard(friend, /^Pagar \$/);
  await expect(friend).toHaveURL(({ pathname }) => pathname === '/payment-success');
  await look('a paid part', friend);
  await openTakenOver(friend, '/my-bookings');
  await look('the part below the bookings', friend);
  await friend
    .getByRole('link', { name: /^(Comprobante|Ver comprobante)/ })
    .first()
    .click();
  await look('the receipt of the part', friend);
  await friend.context().close();
};

export const myBookings: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  await openTakenOver(page, '/my-bookings');
  await expect(page.getByText('Aún no tienes reservas')).toBeVisible();
  await look('no booking');
  const paid = await bookHour(page, project);
  await payBooking(page, paid.id);
  await look('a confirmation');
  const unpaid = await bookHour(page, project, 'doubles');
  await linkOf(page, unpaid.id);
  const released = await bookHour(page, project);
  await cancel(page, released.id);
  await openTakenOver(page, '/my-bookings');
  await look('a paid, an unpaid and a cancelled booking');
  for (const article of await page.getByRole('article').all()) {
    const button = article.getByRole('button', { name: /^Cancelar reserva/ });
    if (!(await button.isVisible())) continue;
    await button.click();
    await look('the question before a cancellation');
    await page.keyboard.press('Escape');
  }
  await openTakenOver(page, `/my-bookings?reserva=${released.id}`);
  await look('a highlighted booking');
};

/** A club that takes the money on arrival. */
export const atTheClub: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  const { courtId } = await createVenue(page, `Club del paseo ${project.name}`, { payAtClub: true });
  const player = await otherPerson(visitor);
  const { id } = await book(player, { courtId, date: dayAhead(3), timeSlot: '10:00' });
  await openTakenOver(player, `/checkout/${id}`);
  await choose(player.getByRole('radio', { name: 'En el club' }));
  await look('pay at the club', player);
  await player
    .getByRole('region', { name: 'Pagar en el club' })
    .getByRole('link', { name: 'Confirmar mi correo' })
    .click();
  await signInByLetter(player, `club-${project.name}-${Date.now()}@saque.example`);
  await expect(player.getByRole('button', { name: 'Pagar en el club' })).toBeVisible();
  await look('pay at the club with a confirmed address', player);
  await player.getByRole('button', { name: 'Pagar en el club' }).click();
  await expect(player.getByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
  await look('a confirmation of the club', player);
  await openTakenOver(player, '/my-bookings');
  await look('a booking of the club', player);
  await player.context().close();
};
