import { screen } from '@testing-library/react';
import { renderInProviders } from '../../testing/render-app';
import { LatePart } from './late-part';
import { lazyComponent } from './lazy-component';

const Lost = lazyComponent<object>(() => Promise.reject(new Error('chunk lost')));

describe('a late part whose code cannot be fetched', () => {
  test('leaves the screen as it is and shows what stands in for it', async () => {
    // React logs every caught error; this test expects one.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    renderInProviders(
      <>
        <h1>Confirma tu reserva</h1>
        <LatePart instead={<p>sin detalles</p>}>
          <Lost />
        </LatePart>
      </>,
    );

    expect(await screen.findByText('sin detalles')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Confirma tu reserva' })).toBeVisible();
  });
});
