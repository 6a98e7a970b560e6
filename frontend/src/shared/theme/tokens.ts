/**
 * "Arcilla y luz": every colour of the product. The contrast is at least 4.5:1 for text and 3:1 for
 * controls.
 */
export const palette = {
  light: {
    background: '#FAF7F1',
    paper: '#FFFFFF',
    ink: '#16211C',
    inkSoft: '#4E5A53',
    line: '#DED8CB',
    control: '#7F8A83',
    primary: '#0F5B45',
    onPrimary: '#FFFFFF',
    primaryHover: '#0A4333',
    primarySoft: '#DDEFE6',
    onPrimarySoft: '#0A4333',
    clay: '#B4482B',
    onClay: '#FFFFFF',
    claySoft: '#F9E4DA',
    onClaySoft: '#8C331B',
    hero: '#B4482B',
    day: '#FFF3D6',
    onDay: '#6B4300',
    dayLine: '#E3C98C',
    night: '#E8EAFA',
    onNight: '#27306B',
    nightLine: '#B5BCE8',
    nightStrong: '#27306B',
    onNightStrong: '#FFFFFF',
    taken: '#EEEBE4',
    onTaken: '#5F6762',
    takenLine: '#E0DBD0',
    success: '#1B7443',
    successSoft: '#DFF2E5',
    onSuccessSoft: '#14572F',
    warning: '#7A4B00',
    warningSoft: '#FFF0CF',
    onWarningSoft: '#6B4300',
    error: '#B3261E',
    errorSoft: '#FBE4E1',
    onErrorSoft: '#8C1D17',
    info: '#1F5FA8',
    infoSoft: '#E2EDF9',
    onInfoSoft: '#174A84',
    bone: '#EFEAE0',
  },
  dark: {
    background: '#0E1512',
    paper: '#17211C',
    ink: '#E9EFEA',
    inkSoft: '#A9B5AD',
    line: '#2B3831',
    control: '#73827A',
    primary: '#7FD3B0',
    onPrimary: '#07251A',
    primaryHover: '#9BE0C3',
    primarySoft: '#163A2D',
    onPrimarySoft: '#A9E5CB',
    clay: '#F0A184',
    onClay: '#3A1206',
    claySoft: '#3B2018',
    onClaySoft: '#F6BFA9',
    hero: '#7C2F1A',
    day: '#2B2413',
    onDay: '#FFD98A',
    dayLine: '#574A24',
    night: '#1B2044',
    onNight: '#BFC7FF',
    nightLine: '#3A4282',
    nightStrong: '#BFC7FF',
    onNightStrong: '#141838',
    taken: '#1C2521',
    onTaken: '#8E9A92',
    takenLine: '#26312B',
    success: '#7FD39B',
    successSoft: '#14331F',
    onSuccessSoft: '#A5E4B9',
    warning: '#FFD98A',
    warningSoft: '#33290F',
    onWarningSoft: '#FFD98A',
    error: '#FFB4AB',
    errorSoft: '#42191A',
    onErrorSoft: '#FFC9C2',
    info: '#A6CBF5',
    infoSoft: '#162A42',
    onInfoSoft: '#BCD8F8',
    bone: '#212C26',
  },
} as const;

/** Colours of the drawn courts and of the ball. They are the same in both schemes. */
export const court = {
  clay: { apron: '#8E3A22', field: '#B4482B' },
  hard: { apron: '#1C4A7A', field: '#2C6BA8' },
  grass: { apron: '#0A4333', field: '#1B7443' },
  line: '#FAF7F1',
  net: '#16211C',
} as const;

/** The same courts under floodlights. `lit` is where light falls: its edge and its middle. */
export const courtAtNight = {
  clay: { apron: '#2B1830', spill: '#472232', field: '#A63F27', lit: ['#BF5230', '#D9683A'] },
  hard: { apron: '#131A40', spill: '#1B2A5E', field: '#245A98', lit: ['#2F74BC', '#4389D3'] },
  grass: { apron: '#0B2231', spill: '#10363F', field: '#1A6B4B', lit: ['#248557', '#329C63'] },
  lamp: '#FFFBEF',
  light: '#FFE9B8',
} as const;

export const ball = { main: '#D9F24A', hover: '#CBE62F', on: '#16211C' } as const;

/** Corner radii in pixels. */
export const radius = { small: 10, tile: 14, button: 16, card: 18, sheet: 24 } as const;

/**
 * Margins, in units of 8 px, by which a text button stands out so that its words or its icon begin
 * below the text above.
 */
export const outdent = { small: -1.75, medium: -2.5, smallWithIcon: -1.5, mediumWithIcon: -2 } as const;

/** A window so low that fixed bars leave no room to read: a phone that lies on its side. */
export const lowWindow = '@media (max-height: 499px)';

/** Measures in pixels that the screens share with the static shell. */
export const measure = {
  /** The admin area around the day of a venue. */
  desk: 1720,
  content: 1120,
  topBar: 60,
  bottomBar: 60,
  desktop: 900,
} as const;

export const fonts = {
  text: "'Hanken Grotesk', 'Hanken Fallback', 'Hanken Fallback Android', 'Hanken Fallback Linux', system-ui, sans-serif",
  display:
    "'Archivo', 'Archivo Fallback', 'Archivo Fallback Android', 'Archivo Fallback Linux', system-ui, sans-serif",
} as const;
