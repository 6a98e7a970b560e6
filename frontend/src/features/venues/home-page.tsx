import Typography from '@mui/material/Typography';
import { venuesAnchor } from '../../shared/config/paths';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { BookAgain } from './components/home/book-again';
import { FeatureTiles } from './components/home/feature-tiles';
import { FeaturedVenues } from './components/home/featured-venues';
import { HomeGames } from './components/home/home-games';
import { HomeHero } from './components/home/home-hero';
import { PromotedCodes } from './components/home/promoted-codes';
import { texts } from './texts';

export function HomePage() {
  return (
    <>
      <PageTitle>{texts.homeTab}</PageTitle>
      <PagePreview title={texts.homeTab} description={texts.homePreview} />
      <HomeHero offer={<BookAgain />} />
      <HomeGames />
      <section className="s-wrap" aria-labelledby={venuesAnchor}>
        <Typography id={venuesAnchor} variant="h2" sx={{ mt: { xs: 2.5, md: 5 }, mb: { xs: 1.5, md: 3 } }}>
          {texts.featured}
        </Typography>
        <FeaturedVenues />
      </section>
      <FeatureTiles />
      <PromotedCodes />
    </>
  );
}
