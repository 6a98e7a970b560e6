import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { followTranslation } from './translated-pages';

/** Puts a translation in the place of every text, as Chrome does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

function Total() {
  const [players, setPlayers] = useState(2);
  return (
    <>
      <p>
        Total: {players === 2 ? '$14.50' : '$33.00'} {players === 2 ? 'singles' : null}
      </p>
      <p>
        {players === 4 ? <b>dobles</b> : null}
        elegido
      </p>
      <button onClick={() => setPlayers(4)}>más</button>
    </>
  );
}

const { insertBefore, removeChild } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { insertBefore, removeChild }));

/** The observer of the page reports before anything else happens. */
const reported = () => act(async () => Promise.resolve());

describe('a page that the browser translates', () => {
  test('shows the new figure, and loses no text that comes or goes', async () => {
    followTranslation(document.body);
    const { container } = render(<Total />);
    translate();
    await reported();
    expect(container.querySelectorAll('font')).not.toHaveLength(0);

    act(() => screen.getByRole('button').click());
    await reported();
    expect(container).toHaveTextContent('Total: $33.00');
    expect(container).not.toHaveTextContent('14.50');
    expect(container).not.toHaveTextContent('singles');
    expect(container).toHaveTextContent('dobleselegido');
  });

  test('may be translated again after each change', async () => {
    followTranslation(document.body);
    const { container, rerender } = render(<p>Total: {'$1.00'}</p>);
    for (const total of ['$2.00', '$3.00']) {
      translate();
      await reported();
      rerender(<p>Total: {total}</p>);
      await reported();
      expect(container.textContent).toBe(`Total: ${total}`);
    }
  });

  test('breaks without the guard, which is why it exists', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Total />);
    translate();
    expect(() => act(() => screen.getByRole('button').click())).toThrow();
    log.mockRestore();
  });
});
