import { courtPicture, type CourtSubject } from './court-picture.js';
import { venuePicture } from './venue-picture.js';
import { render } from '../pictures.js';

const court: CourtSubject = {
  seed: 'a court',
  surface: 'clay',
  time: 'morning',
  landscape: 'volcano',
  plants: ['tree', 'eucalyptus'],
  angle: 'stand',
};

test('the same seed gives the same bytes in every rendition', async () => {
  const [first, second] = [await render(courtPicture(court)), await render(courtPicture(court))];
  expect(first.map(({ width, format }) => `${width} ${format}`)).toEqual(
    [1280, 960, 640, 480, 320].flatMap((width) => [`${width} avif`, `${width} webp`]),
  );
  expect(first.map(({ bytes }) => bytes.toString('base64'))).toEqual(
    second.map(({ bytes }) => bytes.toString('base64')),
  );
});

test('another seed gives another picture', () => {
  expect(courtPicture({ ...court, seed: 'another court' })).not.toBe(courtPicture(court));
});

test.each(['close', 'above', 'corner', 'stand'] as const)(
  'a picture from the viewpoint "%s" shows a ball by day and by night',
  (angle) => {
    for (const time of ['noon', 'night'] as const) {
      const svg = courtPicture({ ...court, angle, time });
      expect(svg).toContain('fill="#D9F24A"');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  },
);

test('the picture of a venue shows each court with its surface', () => {
  const surfaces = ['clay', 'clay', 'hard', 'grass', 'hard'] as const;
  const svg = venuePicture({ ...court, surfaces });
  const count = (color: string) => svg.split(`fill="${color}"`).length - 1;
  expect([count('#8E3A22'), count('#1C4A7A'), count('#0F5234')]).toEqual([2, 2, 1]);
});
