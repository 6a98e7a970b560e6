import Typography from '@mui/material/Typography';
import { venuesAnchor } from '../../shared/config/paths';
import { PagePreview } from '../../shared/ui/screen/page-preview';
import { PageTitle } from '../../shared/ui/screen/page-title';
import { BookAgain } from './components/home/book-again';
import { FeatureTiles } from './components/home/feature-tiles';
import { FeaturedVenues } from './components/home/featured-venues';
import { HomeHero } from './components/home/home-hero';
import { PromotedCodes } from './components/home/promoted-codes';
import { texts } from './texts';

export function HomePage() {
  return (
    <>
      <PageTitle>{texts.homeTab}</PageTitle>
      <PagePreview title={texts.homeTab} description={texts.homePreview} />
      <HomeHero />
      <FeatureTiles />
      <section className="s-wrap" aria-labelledby={venuesAnchor}>
        <Typography id={venuesAnchor} variant="h2" sx={{ mt: { xs: 4.5, md: 7 }, mb: { xs: 2, md: 3 } }}>
          {texts.featured}
        </Typography>
        <FeaturedVenues />
      </section>
      <PromotedCodes />
      <BookAgain />
    </>
  );
}
