import GlobalStyles from '@mui/material/GlobalStyles';

/** Prints a screen of the admin area black on white, without the bars of the site. */
export function OnPaper() {
  return <GlobalStyles styles={styles} />;
}

const styles = {
  '@media print': {
    '@page': { margin: '14mm' },
    'html, body': { background: '#fff !important', colorScheme: 'light' },
    'body header, body nav, body aside, body footer, [role="region"]': { display: 'none !important' },
    '.s-page': { display: 'block !important', minHeight: '0 !important' },
    main: { display: 'block !important', padding: '0 !important', minHeight: '0 !important' },
    // The column of the navigation stays empty.
    'div:has(> .s-admin-bar)': { display: 'block !important' },
    'main *': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      borderRadius: '0 !important',
    },
  },
} as const;
