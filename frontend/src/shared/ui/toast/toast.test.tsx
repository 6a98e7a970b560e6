import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../../testing/accessibility';
import { renderInProviders } from '../../../testing/render-app';
import { useToast, type ToastMessage } from './toast-context';

const paid: ToastMessage = {
  title: 'Pago exitoso',
  description: 'Tu reserva ha sido confirmada',
  tone: 'success',
};
const failed: ToastMessage = {
  title: 'Error en el pago',
  description: 'Fondos insuficientes',
  tone: 'error',
};

function Screen() {
  const showToast = useToast();
  const [refusal, setRefusal] = useState('');
  const failHere = (title: string) => {
    showToast({ ...failed, title });
    setRefusal('Fondos insuficientes');
  };
  return (
    <>
      <button onClick={() => showToast(paid)}>pagar</button>
      <button onClick={() => showToast(failed)}>fallar</button>
      <button onClick={() => failHere(failed.title)}>fallar aquí</button>
      <button onClick={() => failHere('Error')}>error aquí</button>
      {refusal ? <p role="alert">{refusal}</p> : null}
    </>
  );
}

/** Simulates a finger that moves the notification to the right by some pixels and lets go. */
function swipe(pixels: number) {
  const card = screen.getByText('Pago exitoso');
  // jsdom has no PointerEvent; a mouse event has all fields that are read here.
  const point = (type: string, moved: number) =>
    fireEvent(card, new MouseEvent(type, { bubbles: true, clientX: 100 + moved }));
  point('pointerdown', 0);
  point('pointermove', Math.sign(pixels) * 12);
  point('pointermove', pixels);
  point('pointerup', pixels);
}

describe('a notification on the screen', () => {
  test('announces a success politely', async () => {
    const { user, baseElement } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'pagar' }));

    expect(await screen.findByText('Pago exitoso')).toBeVisible();
    expect(screen.getByText('Pago exitoso').closest('[role="status"]')).toHaveTextContent(
      'Tu reserva ha sido confirmada',
    );
    await expectAccessible(baseElement);
  });

  test('is an alert if something failed', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'fallar' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Error en el pago');
  });

  test('leaves out the sentence that the screen shows next to its form', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'fallar aquí' }));

    expect(await screen.findByText('Error en el pago')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Fondos insuficientes')).toHaveLength(1));
    expect(screen.getByRole('region', { name: 'Notificaciones (F8)' })).not.toHaveTextContent('Fondos');
  });

  test('says what happened, also if the screen repeats it below the word "Error"', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'error aquí' }));

    const region = await screen.findByRole('region', { name: 'Notificaciones (F8)' });
    await waitFor(() => expect(region).toHaveTextContent('ErrorFondos insuficientes'));
  });

  test('can be read before the next one takes its place', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'fallar' }));
    await screen.findByText('Error en el pago');
    jest.useFakeTimers();
    try {
      const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
      press('fallar');
      press('pagar');
      press('pagar');
      act(() => jest.advanceTimersByTime(2400));
      expect(screen.getByText('Error en el pago')).toBeVisible();
      expect(screen.queryByText('Pago exitoso')).not.toBeInTheDocument();
      act(() => jest.advanceTimersByTime(200));
      expect(screen.getByText('Pago exitoso')).toBeVisible();
      expect(screen.queryByText('Error en el pago')).not.toBeInTheDocument();
      // The same message twice in a row is one.
      act(() => jest.advanceTimersByTime(5100));
      expect(screen.queryByText('Pago exitoso')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('gives way at once if it is closed', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'pagar' }));
    await screen.findByText('Pago exitoso');
    await user.click(screen.getByRole('button', { name: 'fallar' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
    expect(await screen.findByText('Error en el pago')).toBeVisible();
  });

  test('is focused with F8 and closed with its button', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'pagar' }));
    await screen.findByText('Pago exitoso');

    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: 'Notificaciones (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );

    await user.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
    await waitFor(() => expect(screen.queryByText('Pago exitoso')).not.toBeInTheDocument());
  });

  test('disappears after a swipe of 50 pixels to the right, and not after a shorter one or to the left', async () => {
    // jsdom does not implement pointer capture
    Element.prototype.setPointerCapture = () => undefined;
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'pagar' }));
    await screen.findByText('Pago exitoso');

    swipe(49);
    expect(screen.getByText('Pago exitoso')).toBeVisible();
    swipe(-200);
    expect(screen.getByText('Pago exitoso')).toBeVisible();
    swipe(51);
    await waitFor(() => expect(screen.queryByText('Pago exitoso')).not.toBeInTheDocument());
  });

  test('disappears by itself after five seconds', async () => {
    const { user } = renderInProviders(<Screen />);
    await user.click(screen.getByRole('button', { name: 'pagar' }));
    await screen.findByText('Pago exitoso');
    jest.useFakeTimers();
    try {
      // Begins anew, with the clock of the test.
      fireEvent.click(screen.getByRole('button', { name: 'pagar' }));
      act(() => jest.advanceTimersByTime(4900));
      expect(screen.getByText('Pago exitoso')).toBeVisible();
      act(() => jest.advanceTimersByTime(200));
      expect(screen.queryByText('Pago exitoso')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
