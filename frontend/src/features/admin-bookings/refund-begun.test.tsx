import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/accessibility';
import { findHour, setUpDesk } from '../../testing/desk-screen';
import { aDeskBooking, aDeskDay, serveDesk } from '../../testing/handlers/desk';
import { renderApp } from '../../testing/render-app';

setUpDesk();

/** Opens the question about an hour that has begun. */
async function ask(over: Parameters<typeof aDeskBooking>[0] = {}) {
  const desk = serveDesk(aDeskDay(), aDeskBooking({ startsAt: '2026-11-21T17:00:00.000Z', ...over }));
  const { user } = renderApp('/admin/desk?cancha=court-1');
  await user.click(await findHour('18:00'));
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar y devolver el dinero' }));
  return { ...desk, user, question: within(await screen.findByRole('alertdialog')) };
}

describe('the refund of an hour that has begun', () => {
  it('sends the reason and the part that goes back, and names its amount before', async () => {
    const { user, question, changes } = await ask();
    const share = question.getByRole('textbox', { name: 'Cuánto se devuelve' });
    expect(share).toHaveValue('100');
    await user.clear(share);
    await user.type(share, '50');
    await user.click(question.getByRole('button', { name: 'Falló la luz' }));
    await expectAccessible(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancelar y devolver $8.25' }));
    expect(changes).toMatchObject([
      { call: 'cancel', body: { reason: 'Falló la luz', blockReason: null, refundPercentage: 50 } },
    ]);
  });

  it('asks for the reason, and sends nothing without one', async () => {
    const { user, question, changes } = await ask();
    await user.click(question.getByRole('button', { name: 'Cancelar y devolver $16.50' }));
    expect(question.getByText('Escribe por qué se devuelve.')).toBeVisible();
    expect(question.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it('refuses a part beyond the whole', async () => {
    const { user, question, changes } = await ask();
    await user.type(question.getByRole('textbox', { name: 'Motivo' }), 'Lluvia');
    await user.type(question.getByRole('textbox', { name: 'Cuánto se devuelve' }), '0');
    await user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(question.getByText('Escribe un porcentaje de 1 a 100.')).toBeVisible();
    expect(changes).toEqual([]);
  });

  it('asks for no part if no player has paid', async () => {
    const { question } = await ask({ paidAmount: '0.00', paymentStatus: 'pending', payments: [] });
    expect(question.queryByRole('textbox', { name: 'Cuánto se devuelve' })).not.toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Cancelar la reserva' })).toBeVisible();
  });
});
