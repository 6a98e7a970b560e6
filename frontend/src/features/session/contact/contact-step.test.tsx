import { act, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expectAccessible } from '../../../testing/accessibility';
import { renderInProviders } from '../../../testing/render-app';
import type { ContactChange, ContactDraft, KnownContact } from './contact';
import { ContactFields } from './contact-fields';
import { ContactStep } from './contact-step';

const stranger: KnownContact = { name: null, phone: null, email: null, emailVerified: false };
const ana: KnownContact = { ...stranger, name: 'Ana Torres', email: 'ana@example.org' };
const hints = { name: 'Para el grupo.', phone: 'Para avisarte.', email: 'Para el recibo.' };

function renderStep(first: KnownContact, asked: ContactChange = hints) {
  const draft = createRef<ContactDraft>();
  const left: ContactChange[] = [];
  let show: (known: KnownContact) => void = () => undefined;
  function Step() {
    const [known, setKnown] = useState(first);
    show = setKnown;
    return (
      <ContactStep
        known={known}
        headingLevel="h2"
        hints={asked}
        fields={(focused) => (
          <ContactFields
            ref={draft}
            known={known}
            hints={asked}
            focused={focused}
            onLeave={(change) => left.push(change)}
          />
        )}
      />
    );
  }
  const page = renderInProviders(<Step />);
  return { ...page, draft, left, show: (next: KnownContact) => act(() => show(next)) };
}

const field = (label: RegExp) => screen.findByRole('textbox', { name: label });

describe('the step that asks for a name', () => {
  test('asks a stranger, says what each field is for, and lets the browser fill them in', async () => {
    const { container } = renderStep(stranger);

    expect(await field(/^Tu nombre$/)).toBeRequired();
    expect(screen.getByRole('group', { name: '¿A nombre de quién?' })).toBeVisible();
    for (const [label, token, hint] of [
      [/^Tu nombre$/, 'name', 'Para el grupo.'],
      [/^Tu teléfono \(opcional\)$/, 'tel', 'Para avisarte.'],
      [/^Tu correo \(opcional\)$/, 'email', 'Para el recibo.'],
    ] as const) {
      const input = await field(label);
      expect(input).toHaveAttribute('autocomplete', token);
      expect(input).toHaveAccessibleDescription(hint);
    }
    await expectAccessible(container);
  });

  test('keeps the place of each field before their code has come, and has no hint twice', async () => {
    const { container } = renderStep(stranger);

    const place = [...container.querySelectorAll('[data-hint]')].map((each) =>
      each.getAttribute('data-hint'),
    );
    expect(place).toEqual(['Para el grupo.', 'Para avisarte.', 'Para el recibo.']);
    expect(await screen.findAllByText('Para el grupo.')).toHaveLength(1);
  });

  test('is one line for a known player, until they want to change it', async () => {
    const { container, draft, user } = renderStep(ana);
    expect(container).toHaveTextContent('A nombre de Ana Torres · ana@example.org Cambiar');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(draft.current).toBeNull();
    await expectAccessible(container);

    await user.click(screen.getByRole('button', { name: 'Cambiar nombre y contacto' }));

    expect(await field(/nombre/)).toHaveFocus();
    expect(await field(/nombre/)).toHaveValue('Ana Torres');
    expect(await field(/correo/)).toHaveAccessibleDescription('Guardado: te escribiremos a este correo.');
    await expectAccessible(container);
  });

  test('reports each field that was changed when the player leaves it, but no empty name', async () => {
    const { left, user } = renderStep(stranger);
    await user.click(await field(/nombre/));
    await user.tab();
    await user.type(await field(/teléfono/), ' 099 123 4567 ');
    await user.tab();
    await user.tab();

    expect(left).toEqual([{ phone: '099 123 4567' }]);
  });

  test('says at the field that the name is missing and moves the focus there', async () => {
    const { container, draft, user } = renderStep(stranger);
    await user.type(await field(/correo/), 'ana@example.org');

    await waitFor(() => expect(draft.current?.changes()).toBeNull());
    act(() => void draft.current?.show(new Error('lost'), { email: 'ana@example.org' }, false));
    expect(await field(/correo/)).toHaveAccessibleDescription(/Esto no se guardó/);

    expect(await field(/nombre/)).toHaveFocus();
    await waitFor(async () => expect(await field(/nombre/)).toBeInvalid());
    expect(await field(/nombre/)).toHaveAccessibleDescription('Escribe tu nombre.');
    await expectAccessible(container);

    await user.type(await field(/nombre/), 'Ana');
    expect(await field(/nombre/)).toBeValid();
    expect(draft.current?.changes()).toEqual({ name: 'Ana', email: 'ana@example.org' });
  });

  test('shows what the server has stored, but not in a field that is being typed into', async () => {
    const { show, user } = renderStep(stranger);
    await user.type(await field(/teléfono/), '099 123 4567');
    await user.type(await field(/correo/), 'ana@exa');

    show({ ...stranger, phone: '+593991234567', email: 'ana@example.org' });

    await waitFor(async () => expect(await field(/teléfono/)).toHaveValue('+593991234567'));
    expect(await field(/correo/)).toHaveValue('ana@exa');
  });

  test('asks again if the owner of the address wants no letters, and says why', async () => {
    const { container } = renderStep({ ...ana, emailBlocked: true });

    expect(await field(/correo/)).toBeInvalid();
    expect(await field(/correo/)).toHaveAccessibleDescription(/^Esta dirección pidió no recibir correos/);
    await expectAccessible(container);
  });

  test('does not let the address of an account be changed here', async () => {
    const { user } = renderStep({ ...ana, emailVerified: true }, { name: '', email: '' });
    await user.click(screen.getByRole('button', { name: 'Cambiar nombre y contacto' }));

    expect(await field(/correo/)).toHaveAttribute('readonly');
    expect(await field(/correo/)).toHaveAccessibleDescription(/se cambia en Mi Cuenta/);
    expect(screen.queryByRole('textbox', { name: /teléfono/ })).not.toBeInTheDocument();
  });
});
