import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../../../testing/accessibility';
import { aLink } from '../../../testing/handlers/shared-link';
import type { SharedLink } from './own-link-query';
import { Payers } from './payers';

type Place = SharedLink['places'][number];

const place = (number: number, over: Partial<Place> = {}): Place => ({
  number,
  amount: '7.25',
  hasOddCent: false,
  status: 'open',
  payerName: null,
  forName: null,
  atClub: false,
  isYours: false,
  leaveWith: null,
  ...over,
});
const paid = (number: number, over: Partial<Place>) => place(number, { status: 'paid', ...over });
const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the payment table', () => {
  it('names who paid each place and for whom, the reader as "Tú", and a payer without a name as a player', async () => {
    const places = [
      paid(1, { payerName: 'Ana' }),
      paid(2, { payerName: 'Ana', forName: 'Luis' }),
      paid(3, { payerName: 'Eva', isYours: true, forName: 'Marta' }),
      paid(4, { amount: '7.26' }),
      paid(5, { atClub: true }),
    ];
    const { container } = render(<Payers link={aLink({ places })} />);

    expect(screen.getByRole('list', { name: 'Mesa de pago' })).toBeVisible();
    expect(lines()).toEqual([
      'Ana pagó $7.25',
      'Ana pagó $7.25 por Luis',
      'Tú pagaste $7.25 por Marta',
      'Alguien pagó $7.26',
      'Pagó en el club: $7.25',
    ]);
    await expectAccessible(container);
  });

  it('says of each other place whether it is free, being paid or paid with the rest, and no cent that is left over', () => {
    const places = [
      place(1, { status: 'reserved', isYours: true }),
      place(2, { status: 'reserved' }),
      place(3, { status: 'void' }),
      place(4, { amount: '7.26', hasOddCent: true }),
    ];
    render(<Payers link={aLink({ places })} />);

    expect(lines()).toEqual([
      'Estás pagando $7.25',
      'Alguien está pagando $7.25',
      'Pagado con el resto: $7.25',
      'Libre: $7.26',
    ]);
  });

  it('shows a stranger which places the organiser has opened, and which are for the group', () => {
    const last = place(4, { amount: '7.26', hasOddCent: true });
    const places = [paid(1, { payerName: null }), place(2), place(3), last];
    render(<Payers link={aLink({ places, currentParticipants: 1, access: 'public', openPlaces: 1 })} />);

    expect(lines()).toEqual([
      'Alguien pagó $7.25',
      'Reservado para su grupo',
      'Reservado para su grupo',
      'Libre: $7.26',
    ]);
  });
});
