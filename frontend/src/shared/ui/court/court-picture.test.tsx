import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInProviders } from '../../../testing/render-app';
import { withStyleSheets } from '../../../testing/style-sheets';
import { CourtPicture } from './court-picture';

const OWN = '/images/abc-960.webp';

const shown = (imageUrl: string, props: Partial<Parameters<typeof CourtPicture>[0]> = {}) => {
  const { container } = renderInProviders(
    <CourtPicture imageUrl={imageUrl} seed="a" alt="Cancha 1" {...props} />,
  );
  const find = (selector: string) => container.querySelector(selector);
  return { container, source: () => find('source'), img: () => find('img') };
};

/** Returns the file that a browser loads: the first that has enough pixels for its place. */
function chosen(srcset: string | null | undefined, pixels: number): string | undefined {
  const files = (srcset ?? '').split(', ').map((each) => each.split(' '));
  return (files.find(([, width]) => Number.parseInt(width ?? '') >= pixels) ?? files.at(-1))?.[0];
}

function Replaceable() {
  const [imageUrl, setImageUrl] = useState(OWN);
  return (
    <>
      <button onClick={() => setImageUrl('/images/def-960.webp')}>otra</button>
      <CourtPicture imageUrl={imageUrl} seed="a" alt="Cancha 1" />
    </>
  );
}

describe('the picture of a venue or a court', () => {
  test.each([
    ['a thumbnail of 135 px on a phone', 135 * 2, 320],
    ['a thumbnail of 135 px on a sharp phone', 135 * 3, 480],
    ['a card of 360 px on a desk', 360, 480],
    ['a hero of 390 px on a phone', 390 * 2, 960],
    ['a hero of 650 px on a sharp desk', 650 * 2, 1280],
  ])('offers %s a file with enough pixels and no more', (_place, pixels, width) => {
    const { source, img } = shown(OWN, { sizes: '135px' });
    expect(source()).toHaveAttribute('type', 'image/avif');
    expect(source()).toHaveAttribute('sizes', '135px');
    expect(img()).toHaveAttribute('sizes', '135px');
    expect(chosen(source()?.getAttribute('srcset'), pixels)).toBe(`/images/abc-${width}.avif`);
    expect(chosen(img()?.getAttribute('srcset'), pixels)).toBe(`/images/abc-${width}.webp`);
    expect(img()).toHaveAttribute('src', OWN);
  });

  test('is offered in all widths if it is stored in a bucket', () => {
    const address = 'https://fotos.saque.example/images/0f3a';
    const { source } = shown(`${address}-960.webp`);
    expect(source()?.getAttribute('srcset')).toBe(
      [320, 480, 640, 960, 1280].map((width) => `${address}-${width}.avif ${width}w`).join(', '),
    );
  });

  test('is used unchanged if it comes from elsewhere', () => {
    const { source, img } = shown('https://example.org/cancha.jpg');
    expect(source()).toBeNull();
    expect(img()).not.toHaveAttribute('srcset');
    expect(img()).toHaveAttribute('src', 'https://example.org/cancha.jpg');
  });

  test('is fetched first on its screen if it is the first, and otherwise when it comes near', () => {
    const fetching = (img: Element | null) =>
      ['loading', 'fetchpriority', 'decoding', 'width', 'height'].map((name) => img?.getAttribute(name));
    expect(fetching(shown(OWN, { first: true }).img())).toEqual(['eager', 'high', 'auto', '1280', '720']);
    expect(fetching(shown(OWN).img())).toEqual(['lazy', 'auto', 'async', '1280', '720']);
  });

  test('is dimmed in the dark scheme, and its drawn substitute is not', () => {
    withStyleSheets();
    const { img, container } = shown(OWN);
    expect(img()).not.toHaveStyle({ filter: 'brightness(0.82)' });
    document.documentElement.dataset['theme'] = 'dark';
    expect(img()).toHaveStyle({ filter: 'brightness(0.82)' });
    for (let times = 0; times < 2; times++) fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('svg')).not.toHaveStyle({ filter: 'brightness(0.82)' });
    delete document.documentElement.dataset['theme'];
  });

  test('falls back to its own address without renditions, and then to a drawn court', () => {
    const { source, img } = shown(OWN);
    fireEvent.error(screen.getByRole('img'));
    expect(source()).toBeNull();
    expect(img()).not.toHaveAttribute('srcset');
    expect(img()).toHaveAttribute('src', OWN);
    fireEvent.error(screen.getByRole('img'));
    expect(img()).toBeNull();
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Ilustración de una cancha/);
  });

  test('gets all its chances again when another picture takes its place', () => {
    const { container } = renderInProviders(<Replaceable />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('source')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(container.querySelector('source')).not.toBeNull();
  });
});
