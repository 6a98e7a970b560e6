import { movedPhoto, placeAt } from './photo-order';

const photos = ['a', 'b', 'c', 'd'].map((imageUrl) => ({ imageUrl, alt: '' }));

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('moves the photo at %i to %i', (from, to, order) => {
  expect(
    movedPhoto(photos, from, to)
      .map(({ imageUrl }) => imageUrl)
      .join(''),
  ).toBe(order);
});

it.each([
  [10, 0],
  [160, 1],
  [260, 2],
  [900, 3],
])('drops the first photo at height %i into place %i', (y, place) => {
  expect(placeAt([50, 150, 250, 350], 0, y)).toBe(place);
});

it('keeps a photo that is held near its own place there', () => {
  expect(placeAt([50, 150, 250, 350], 2, 255)).toBe(2);
});
