import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { shiftDay, todayIn, typedDay } from '../../shared/model/dates';
import { expectAccessible } from '../../testing/accessibility';
import { aPreview, serveRules, someRules } from '../../testing/handlers/rules';
import { renderApp } from '../../testing/render-app';
import { server } from '../../testing/server';

interface Asked {
  date: string;
  body: unknown;
}

const address = '/admin/venues/venue-1/rules';
const today = todayIn('America/Guayaquil');
const [tomorrow, later] = [shiftDay(today, 1), shiftDay(today, 5)];

/** Serves the previews that the test gives, and lists what was asked. */
function servePreviews(answer: (asked: Asked) => unknown): Asked[] {
  const questions: Asked[] = [];
  server.use(
    http.patch('*/api/admin/venues/:id/rules', async ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      if (date === null) return undefined;
      const asked = { date, body: await request.json() };
      questions.push(asked);
      const preview = await answer(asked);
      if (preview instanceof Response) return preview;
      const affectedBookings = { count: 0, bookings: [] };
      return HttpResponse.json({ ...someRules(asked.body as object), affectedBookings, preview });
    }),
  );
  return questions;
}

/** A day whose first court has one start. */
function startingAt(timeSlot: string, over: object = {}): object {
  const durations = [
    { minutes: 60, singlesPrice: '14.50', doublesPrice: '29.00' },
    { minutes: 90, singlesPrice: '21.75', doublesPrice: '43.50' },
  ];
  const starts = [{ timeSlot, durations }];
  return aPreview({ courts: [{ id: 'court-1', courtNumber: 1, name: 'Central', starts }], ...over });
}

/** A promise that the test fulfils. */
function aHold() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release: () => release() };
}

const starts = async () => within(await screen.findByRole('list', { name: 'Turnos del día' }));
const day = () => screen.getByRole('textbox', { name: 'Día' });

describe('a day as players will see it', () => {
  it('is computed by the server: its hours, reason, starts, lengths and prices', async () => {
    serveRules();
    const opening = [['09:00', '13:00']];
    const questions = servePreviews(() => startingAt('09:30', { opening, note: 'Torneo' }));
    const { user, container } = renderApp(`${address}#reservas`);

    const list = await starts();
    expect(list.getByText('09:30')).toBeVisible();
    expect(list.getByText('90 min: singles $21.75 · dobles $43.50')).toBeVisible();
    expect(screen.getByText('09:00–13:00 · Torneo')).toBeVisible();
    expect(questions).toEqual([{ date: tomorrow, body: {} }]);
    await expectAccessible(container);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Cancha' }), 'Cancha 2 · Norte');
    expect(screen.getByText('No queda ningún turno que se pueda reservar ese día.')).toBeVisible();
  });

  it('is asked once after typing rests, and shows the last answer until the next one is here', async () => {
    serveRules();
    const next = aHold();
    const questions = servePreviews(async ({ body }) => {
      if (Object.keys(body as object).length === 0) return startingAt('09:00');
      await next.held;
      return startingAt('10:00');
    });
    const { user } = renderApp(`${address}#reservas`);
    expect((await starts()).getByText('09:00')).toBeVisible();

    const lead = screen.getByRole('textbox', { name: 'Se puede reservar hasta' });
    await user.clear(lead);
    await user.type(lead, '45');
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(questions[1]).toEqual({ date: tomorrow, body: { windowDays: 45 } });
    expect((await starts()).getByText('09:00')).toBeVisible();

    next.release();
    expect(await screen.findByText('10:00', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText('09:00', { selector: 'b' })).not.toBeInTheDocument();
    expect(questions).toHaveLength(2);
  });

  it('drops the response for a day that is no longer asked for', async () => {
    serveRules();
    const slow = aHold();
    const questions = servePreviews(async ({ date }) => {
      if (date === tomorrow) await slow.held;
      return startingAt(date === tomorrow ? '09:00' : '15:00');
    });
    const { user } = renderApp(`${address}#reservas`);
    await waitFor(() => expect(questions).toHaveLength(1));
    await user.clear(day());
    await user.type(day(), typedDay(later));
    expect(await screen.findByText('15:00', { selector: 'b' })).toBeVisible();

    slow.release();
    await user.tab();
    expect((await starts()).getByText('15:00')).toBeVisible();
    expect(screen.queryByText('09:00', { selector: 'b' })).not.toBeInTheDocument();
  });

  it('stays and says so if the server does not answer, and is asked again on "Reintentar"', async () => {
    serveRules();
    let fails = false;
    servePreviews(({ date }) => {
      if (fails) return HttpResponse.json(null, { status: 400 });
      return startingAt(date === tomorrow ? '09:00' : '15:00');
    });
    const { user } = renderApp(`${address}#reservas`);
    expect((await starts()).getByText('09:00')).toBeVisible();

    fails = true;
    await user.clear(day());
    await user.type(day(), typedDay(later));
    expect(await screen.findByText(/^No pudimos calcular el día\./)).toBeVisible();
    expect((await starts()).getByText('09:00')).toBeVisible();

    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('15:00', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/^No pudimos calcular el día/)).not.toBeInTheDocument();
  });

  it('stays while a field is wrong, and the server is asked for nothing', async () => {
    serveRules();
    const questions = servePreviews(() => startingAt('09:00'));
    const { user } = renderApp(`${address}#reservas`);
    await starts();
    await user.clear(screen.getByRole('textbox', { name: 'Se puede reservar hasta' }));
    expect(screen.getByText(/^Corrige lo que está marcado/)).toBeVisible();
    expect((await starts()).getByText('09:00')).toBeVisible();
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['already over', shiftDay(today, -1), /^Ese día ya pasó/],
    ['beyond the booking window', shiftDay(today, 61), /hasta con 60 días de anticipación/],
  ])('says that a day is %s', async (_what, date, remark) => {
    serveRules();
    servePreviews(() => startingAt('09:00'));
    const { user } = renderApp(`${address}#reservas`);
    await starts();
    await user.clear(day());
    await user.type(day(), typedDay(date));
    expect(await screen.findByText(remark)).toBeVisible();
  });
});
