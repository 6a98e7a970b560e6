export type Surface = 'clay' | 'hard' | 'grass';

/** The colours of the visual identity "Arcilla y luz". All colours have the form `#rrggbb`. */
export const INK = '#16211C';
export const LINE = '#FAF7F1';
export const BALL = '#D9F24A';
export const CLAY = '#B4482B';

export const COURT: Record<Surface, { field: string; apron: string }> = {
  clay: { field: '#B4482B', apron: '#8E3A22' },
  hard: { field: '#2C6BA8', apron: '#1C4A7A' },
  grass: { field: '#1B7443', apron: '#0F5234' },
};

/** The light of a picture: colours, shadows and tint. */
export interface Light {
  readonly night: boolean;
  readonly sky: string;
  readonly haze: string;
  readonly sun: string;
  readonly lawn: string;
  readonly path: string;
  /** The opacity of shadows, 0 to 1. */
  readonly shade: number;
  /** The length of a shadow per metre of height. */
  readonly reach: number;
  /** Returns a colour as it looks in this light. */
  tint(color: string): string;
}

const plain = (color: string) => color;

export const LIGHTS = {
  morning: {
    night: false,
    sky: '#F6E3C5',
    haze: '#FBF1DF',
    sun: '#FFF8E8',
    lawn: '#5E8C4A',
    path: '#E9DCC3',
    shade: 0.22,
    reach: 0.95,
    tint: plain,
  },
  noon: {
    night: false,
    sky: '#CFE3E4',
    haze: '#E6EFEA',
    sun: '#FFF8E8',
    lawn: '#4F8A50',
    path: '#EFEAE0',
    shade: 0.24,
    reach: 0.6,
    tint: plain,
  },
  dusk: {
    night: false,
    sky: '#EFA777',
    haze: '#F6C79C',
    sun: '#FBE3B4',
    lawn: '#56753F',
    path: '#E4C9A6',
    shade: 0.3,
    reach: 1.3,
    tint: (color) => mix(color, '#7A2E2A', 0.1),
  },
  night: {
    night: true,
    sky: '#1B2044',
    haze: '#27306B',
    sun: '#E8EAFA',
    lawn: '#193A34',
    path: '#2C3B4B',
    shade: 0.34,
    reach: 0.5,
    tint: (color) => mix(color, '#141838', 0.55),
  },
} satisfies Record<string, Light>;

export type TimeOfDay = keyof typeof LIGHTS;

/** Returns a mix of two colours. `share` is the share of the second one, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
