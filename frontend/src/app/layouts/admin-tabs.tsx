import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router-dom';
import { ownRightsQuery } from '../../shared/api/own-rights';
import { useHasOneVenue, useOnlyVenue } from '../../shared/api/own-venues';
import { hasTabs, isIn, sectionsFor } from './admin-screens';

/**
 * The screens of the present section, above the screen of a phone. Wide windows list them in the
 * column of the navigation.
 */
export function AdminTabs() {
  const { pathname } = useLocation();
  const { data: rights } = useQuery(ownRightsQuery());
  const onlyVenue = useOnlyVenue('rules.edit');
  const hasOneVenue = useHasOneVenue('rules.edit') === true;
  const section = rights && sectionsFor(rights, onlyVenue).find((each) => isIn(each, pathname));
  if (!section || section.screens.length < 2) {
    // Keeps the place while the screens are not known, so that the screen does not move down.
    const isKnown = rights !== undefined && onlyVenue !== undefined;
    return !isKnown && hasTabs(pathname, hasOneVenue) ? <Box sx={row} /> : null;
  }
  return (
    <Box component="nav" aria-label={section.label} sx={row}>
      {section.screens.map(({ to, label }) => (
        <Box key={to} component={NavLink} to={to} end sx={tab}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: { xs: 'flex', md: 'none' },
  gap: 0.5,
  minHeight: 45,
  mx: -2,
  px: 1,
  mb: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const tab = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1,
  borderBottom: 3,
  borderColor: 'transparent',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&[aria-current]': { color: 'primary.main', borderColor: 'currentcolor' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
