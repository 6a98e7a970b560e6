import Button from '@mui/material/Button';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInProviders } from '../../../testing/render-app';
import { ConfirmDialog } from './confirm-dialog';
import { FormDialog } from './form-dialog';

const refusal = 'Esa cancha ya cambió.';

/** A question whose answer the server refuses when the test lets it respond. */
function Question({ refused }: { refused: Promise<void> }) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const confirm = () => {
    setPending(true);
    void refused.then(() => {
      setPending(false);
      setError(refusal);
    });
  };
  return (
    <ConfirmDialog
      open
      title="¿Eliminar?"
      confirmLabel="Eliminar"
      pending={pending}
      error={error}
      onConfirm={confirm}
      onCancel={() => undefined}
    >
      Se elimina la cancha.
    </ConfirmDialog>
  );
}

describe('a dialog that sends', () => {
  it('returns the focus to the pressed button, and shows its error, after a refusal', async () => {
    let refuse = () => undefined as void;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const { user } = renderInProviders(<Question refused={refused} />);
    const button = screen.getByRole('button', { name: 'Eliminar' });
    const content = screen.getByRole('alertdialog').querySelector('.MuiDialogContent-root');
    if (!content) throw new Error('the dialog has no content');
    await user.click(button);
    act(() => button.blur()); // browsers take the focus from a locked button
    content.scrollTop = 40;

    act(refuse);

    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    expect(content.scrollTop).toBe(0);
  });

  it('sends only its own form, and not the one in which it is written', async () => {
    const sent: string[] = [];
    const send = (name: string) => (event: { preventDefault: () => void }) => {
      event.preventDefault();
      sent.push(name);
    };
    const { user } = renderInProviders(
      <form onSubmit={send('screen')}>
        <FormDialog
          title="Lista"
          submitLabel="Unirme"
          pending={false}
          error={null}
          onSubmit={send('dialog')}
          onClose={() => undefined}
        >
          <Button type="submit">Enviar</Button>
        </FormDialog>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Unirme' }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(sent).toEqual(['dialog', 'dialog']);
  });
});
