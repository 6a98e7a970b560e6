import { act, fireEvent, screen } from '@testing-library/react';
import { renderInProviders } from '../../../testing/render-app';
import { CodeForm } from './code-form';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders the form as it is after a code was sent. */
function renderForm(onResend: () => Promise<unknown>) {
  const form = { submitLabel: 'Entrar', pendingLabel: 'Comprobando…', pending: false, error: null };
  return renderInProviders(
    <CodeForm email="ana@example.org" {...form} onSubmit={() => undefined} onResend={onResend} />,
  );
}

const again = () => screen.getByRole('button', { name: /^Enviar otro código/ });
const field = () => screen.getByLabelText('Código de 6 dígitos');
const passSeconds = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000));
};

test('the form promises no letter, and says after half a minute why none may have arrived', () => {
  renderForm(() => Promise.resolve());
  expect(
    screen.getByText('Busca el código de 6 dígitos en ana@example.org. Sirve durante 10 minutos.'),
  ).toBeVisible();
  expect(screen.queryByText(/mandamos/)).not.toBeInTheDocument();
  expect(field()).toHaveAccessibleDescription(/¿No llega\? Mira en correo no deseado\.$/);
  expect(screen.queryByText('Sigue sin llegar')).not.toBeInTheDocument();
  passSeconds(30);
  const reasons = screen.getByText(/no recibir correos de Saque, o que ya haya recibido tres.*«Sí, es mío»/);
  expect(reasons).not.toBeVisible();
  fireEvent.click(screen.getByText('Sigue sin llegar'));
  expect(reasons).toBeVisible();
});

describe('another code for the same address', () => {
  test('can be sent after half a minute, and empties the field', async () => {
    const resend = jest.fn(() => Promise.resolve());
    renderForm(resend);
    fireEvent.change(field(), { target: { value: '12' } });
    expect(again()).toBeDisabled();
    passSeconds(5);
    expect(again()).toHaveTextContent('Enviar otro código (en 0:25)');
    passSeconds(25);

    expect(again()).toBeEnabled();
    await act(async () => fireEvent.click(again()));
    expect(resend).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Busca el código nuevo en tu correo. El anterior ya no sirve.')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(again()).toBeDisabled();
  });

  test('can be sent again at once if the server refused, and the field says why', async () => {
    renderForm(() => Promise.reject(new Error('no network')));
    passSeconds(30);
    await act(async () => fireEvent.click(again()));

    expect(screen.getByText('Algo salió mal. Inténtalo de nuevo.')).toBeVisible();
    expect(again()).toBeEnabled();
  });
});
