import { isImageAddress, isTimeZone } from './venue.js';

test.each([
  'https://club.example/cancha.jpg',
  'https://club.example/una foto.jpg'.replace(' ', '%20'),
  '/images/0123456789abcdef0123456789abcdef-1280.webp',
])('an image may be loaded from %s', (address) => {
  expect(isImageAddress(address)).toBe(true);
});

test.each([
  '',
  'http://club.example/cancha.jpg',
  '//club.example/cancha.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://',
  'https://localhost/x.png',
  'https://ana:clave@club.example/x.png',
  'https://ana@club.example/x.png',
  'https://:clave@club.example/x.png',
  'xhttps://club.example/x.png',
  '/images/../secret.webp',
  '/etc/passwd',
  '/images/x.webp',
  'https://club.example/"onerror=x',
])('an image may not be loaded from %j', (address) => {
  expect(isImageAddress(address)).toBe(false);
});

test.each(['America/Guayaquil', 'America/Argentina/Buenos_Aires', 'Pacific/Galapagos', 'UTC', 'Etc/GMT+5'])(
  'the text %s is the name of a time zone',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each([
  '',
  '+05:00',
  '-05',
  'GMT-5',
  'America/Atlantis',
  'america/guayaquil',
  'america/Guayaquil',
  'América/Guayaquil',
  'Quito',
])('the text %j is not the name of a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
