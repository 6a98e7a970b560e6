import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/accessibility';
import { withStyleSheets } from '../../testing/style-sheets';
import { renderInProviders } from '../../testing/render-app';
import { ConfirmDialog } from './dialog/confirm-dialog';
import { FormDialog } from './dialog/form-dialog';
import { Countdown, timeLeft } from './figures/countdown';
import { CourtArt } from './court/court-art';
import { LoadingRegion } from './screen/skeletons';
import { SubmitButton } from './button/submit-button';

describe('the countdown to a deadline', () => {
  test.each([
    [86_400, '24 h'],
    [9000, '2 h 30 min'],
    [7140, '119 min'],
    [3600, '60 min'],
    [3541, '60 min'],
    [3540, '59 min'],
    [300, '5 min'],
    [299, '4:59'],
    [61, '1:01'],
    [0, '0:00'],
  ])('writes %d seconds as "%s"', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text);
  });

  test.each([
    [1000, ''],
    [900, 'Quedan 15 minutos'],
    [600, ''],
    [299, 'Quedan 5 minutos'],
    [60, 'Queda 1 minuto'],
    [0, ''],
  ])('announces at %d seconds "%s"', (seconds, sentence) => {
    const { container } = renderInProviders(<Countdown seconds={seconds} />);

    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    expect(container.querySelector('[aria-live="polite"]')).toHaveTextContent(new RegExp(`^${sentence}$`));
  });
});

function Paying() {
  const [pending, setPending] = useState(false);
  return (
    <>
      <SubmitButton pending={pending} onClick={() => setPending(true)}>
        Pagar
      </SubmitButton>
      <input aria-label="tarjeta" />
      <button onClick={() => setPending(false)}>responder</button>
    </>
  );
}

describe('a button that sends a request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is locked at once and shows "Procesando…" only after 400 ms', () => {
    renderInProviders(<SubmitButton pending>Pagar</SubmitButton>);

    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.queryByText('Procesando…')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(400));
    expect(screen.getByText('Procesando…')).toBeVisible();
  });

  test('has the focus again once the request has ended, unless another part has taken it', () => {
    renderInProviders(<Paying />);
    const button = screen.getByRole('button', { name: 'Pagar' });
    const press = () => {
      fireEvent.click(button);
      act(() => button.blur()); // browsers take the focus from a locked button
    };
    const respond = () => fireEvent.click(screen.getByRole('button', { name: 'responder' }));
    press();
    expect(button).not.toHaveFocus();
    respond();
    expect(button).toHaveFocus();

    press();
    act(() => screen.getByRole('textbox').focus());
    respond();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('is enabled while no request runs', () => {
    renderInProviders(<SubmitButton pending={false}>Pagar</SubmitButton>);

    expect(screen.getByRole('button', { name: 'Pagar' })).toBeEnabled();
  });
});

describe('the skeleton of a screen', () => {
  test('reserves its space at once and becomes visible after 150 ms', () => {
    withStyleSheets();
    jest.useFakeTimers();
    try {
      const { container } = renderInProviders(<LoadingRegion>huesos</LoadingRegion>);
      const region = container.querySelector('[aria-busy="true"]');

      expect(region && getComputedStyle(region).animation).toMatch(/ 1ms 150ms backwards$/);
      expect(screen.getByRole('status')).toHaveTextContent('');
      act(() => jest.advanceTimersByTime(150));
      expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the drawing of a court', () => {
  const drawing = (seed: string) => renderInProviders(<CourtArt seed={seed} />).container.innerHTML;
  const withoutIds = (html: string) => html.replace(/id="[^"]*"|url\([^)]*\)/g, '');

  test('is the same for the same seed and differs for another', () => {
    expect(withoutIds(drawing('venue-1'))).toBe(withoutIds(drawing('venue-1')));
    expect(withoutIds(drawing('venue-1'))).not.toBe(withoutIds(drawing('venue-2')));
  });

  test('shows the ball at the net if it has not come over', () => {
    const { container } = renderInProviders(<CourtArt seed="a" ballAtNet />);
    expect(Number(container.querySelector('circle')?.getAttribute('cx'))).toBeCloseTo(111.85);
  });

  test('has a name if it replaces a picture', () => {
    renderInProviders(<CourtArt seed="a" surface="grass" labelled />);

    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Ilustración de una cancha de césped vista desde arriba',
    );
  });
});

describe('the dialog that asks for confirmation', () => {
  const ask = (over: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    const view = renderInProviders(
      <ConfirmDialog
        open
        title="¿Eliminar Club Las Lomas?"
        confirmLabel="Eliminar complejo"
        onConfirm={onConfirm}
        onCancel={onCancel}
        {...over}
      >
        Se eliminarán también sus 4 canchas.
      </ConfirmDialog>,
    );
    return { ...view, onConfirm, onCancel };
  };

  test('names the object and the consequence, with the focus on the safe button', async () => {
    const { user, onConfirm, onCancel, baseElement } = ask();

    const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar Club Las Lomas?' });
    expect(dialog).toHaveAccessibleDescription('Se eliminarán también sus 4 canchas.');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expectAccessible(baseElement);

    await user.click(screen.getByRole('button', { name: 'Eliminar complejo' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('does once what a double click confirms', async () => {
    const { user, onConfirm } = ask();

    await user.dblClick(screen.getByRole('button', { name: 'Eliminar complejo' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('cannot be closed during the request and keeps the error visible', async () => {
    const { user, onCancel } = ask({ pending: true, error: 'No se pudo eliminar.' });

    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo eliminar.');
    await user.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
  });
});

test('a form in a dialog is sent once by a double click', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderInProviders(
    <FormDialog
      title="Nuevo código"
      submitLabel="Crear código"
      pending={false}
      error={null}
      onSubmit={onSubmit}
      onClose={jest.fn()}
    >
      <input aria-label="Código" />
    </FormDialog>,
  );

  await user.dblClick(screen.getByRole('button', { name: 'Crear código' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
