import { randomUUID } from 'node:crypto';
import { codeFor, expect, inLetterTo, openTakenOver, signInByLetter } from '../fixtures';
import { createVenue, dayAhead } from '../own-venue';
import { book, bookHour, cancel, otherPerson, payBooking, type Visit, type Visitor } from './visit';

/** Books and pays, and returns the address to which the letters go. */
async function paidWithAddress({ page, project }: Visitor): Promise<string> {
  const address = `paseo-${randomUUID()}@example.org`;
  const { id } = await bookHour(page, project);
  await page.request.put('/api/session/email', { data: { email: address } });
  await payBooking(page, id);
  return address;
}

export const mailAddress: Visit = async (visitor) => {
  const { page, look } = visitor;
  const address = await paidWithAddress(visitor);
  await look('a confirmation that was sent');
  await openTakenOver(page, await inLetterTo(page, address, /(\/correo\/[\w-]+)/));
  await look('the question');
  await page.getByRole('button', { name: /^Sí, es mío/ }).click();
  await expect(page.getByRole('heading', { name: /^Listo/ })).toBeVisible();
  await look('a confirmed address');
  await page.getByRole('button', { name: 'Ya no quiero recibirlos' }).click();
  await expect(page.getByRole('heading', { name: 'No te escribiremos más' })).toBeVisible();
  await look('a blocked address');
  await openTakenOver(page, '/correo/nope');
  await look('no link');
};

export const manage: Visit = async (visitor) => {
  const { page, look } = visitor;
  const address = await paidWithAddress(visitor);
  const link = await inLetterTo(page, address, /(\/reserva\/[\w-]+)/);
  await openTakenOver(page, link);
  await look('the browser of the organiser');
  const reader = await otherPerson(visitor);
  await openTakenOver(reader, link);
  await look('another browser', reader);
  const move = reader.getByRole('button', { name: 'Cambiar de hora' });
  if (await move.isVisible()) {
    await move.click();
    await look('another hour', reader);
    await reader.keyboard.press('Escape');
  }
  await reader.getByRole('button', { name: 'Cancelar reserva' }).click();
  await look('the question before a cancellation', reader);
  await reader.getByRole('alertdialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(reader.getByRole('dialog', { name: 'Escribe el código' })).toBeVisible();
  await look('the code', reader);
  await reader.getByLabel('Código de 6 dígitos').fill(await codeFor(page, address));
  await reader.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Esta reserva fue cancelada' })).toBeVisible();
  await look('a cancelled booking', reader);
  await openTakenOver(reader, '/reserva/nope');
  await look('no link', reader);
  await reader.context().close();
};

export const offer: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  const { courtId } = await createVenue(page, `Club de la lista ${project.name}`, {});
  const hour = { courtId, date: dayAhead(4), timeSlot: '18:00' };
  const owner = await otherPerson(visitor);
  const { id } = await book(owner, hour);
  await payBooking(owner, id);
  const waiting = await otherPerson(visitor);
  const address = `lista-${project.name}-${Date.now()}@saque.example`;
  await openTakenOver(waiting, '/mi-cuenta');
  await signInByLetter(waiting, address);
  await openTakenOver(waiting, `/booking/${courtId}?fecha=${hour.date}`);
  await waiting.getByRole('button', { name: 'Avísame si se libera' }).click();
  await look('the list', waiting);
  await waiting.getByRole('button', { name: 'Unirme a la lista' }).click();
  await expect(waiting.getByText('Estás en la lista', { exact: true })).toBeVisible();
  await openTakenOver(waiting, '/my-bookings');
  await look('who waits', waiting);
  await cancel(owner, id);
  await expect(waiting.getByText('¡Se liberó una hora para ti!')).toBeVisible();
  await look('an offer below the bookings', waiting);
  await waiting.getByRole('link', { name: 'Ver la hora' }).click();
  await expect(waiting.getByRole('button', { name: 'Tomar la hora' })).toBeVisible();
  await look('an offer', waiting);
  await waiting.getByRole('button', { name: 'Ya no la quiero' }).click();
  await expect(waiting.getByRole('heading', { name: 'Esta oferta ya terminó' })).toBeVisible();
  await look('an offer that ended', waiting);
  await openTakenOver(waiting, '/oferta/nope');
  await look('no offer', waiting);
  for (const person of [owner, waiting]) await person.context().close();
};

export const account: Visit = async (visitor) => {
  const { page, project, look } = visitor;
  await openTakenOver(page, '/mi-cuenta');
  await look('a guest');
  await page.getByRole('button', { name: 'Borrar mis datos' }).click();
  await look('the question before the data is erased');
  await page.keyboard.press('Escape');
  const address = `cuenta-${project.name}-${Date.now()}@saque.example`;
  await page.getByLabel('Correo', { exact: true }).fill(address);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await look('the code');
  await page.getByText('Sigue sin llegar').click();
  await look('a code that does not arrive');
  await page.getByLabel('Código de 6 dígitos').fill(await codeFor(page, address));
  await expect(page.getByRole('heading', { name: /^¡Hola/ })).toBeVisible();
  const { id } = await bookHour(page, project);
  await payBooking(page, id);
  await openTakenOver(page, '/mi-cuenta');
  await expect(page.getByText(/terminada en 4242/)).toBeVisible();
  await look('an account');
  for (const [button, what] of [
    [/^Quitar .+4242/, 'the question before a card is removed'],
    ['Cambiar correo', 'another address'],
    ['Agregar llave de acceso', 'a passkey'],
    ['Eliminar mi cuenta', 'the question before the account is erased'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await look(what);
    await page.keyboard.press('Escape');
  }
};
