import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useOwnCategory } from '../model/own-category';
import { paths } from '../config/paths';
import { memberWords } from '../texts/member-words';

interface MemberLineProps {
  venue: { id: string; hasCategories?: boolean | undefined };
}

/**
 * One line at a venue with categories: whose prices these are, or that signing in shows those of
 * the member. Its place is kept while it is not known.
 */
export function MemberLine({ venue }: MemberLineProps) {
  const { category, isStranger } = useOwnCategory(venue);
  if (!venue.hasCategories || (category === null && !isStranger)) return null;
  return (
    <Box sx={{ minHeight: 28, my: 1 }}>
      {isStranger ? (
        <>
          {memberWords.areYouMember}{' '}
          <Link component={RouterLink} to={paths.account}>
            {memberWords.enterForPrice}
          </Link>
        </>
      ) : null}
      {category ? (
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 650 }}>
          {memberWords.memberPrices(category.name, category.until)}
        </Box>
      ) : null}
    </Box>
  );
}
