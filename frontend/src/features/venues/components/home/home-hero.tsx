import { texts } from '../../texts';
import { HeroCourt } from './hero-court';
import { HeroSearch } from './hero-search';

/**
 * The hero of the home page. Plain elements with the classes of `hero.css`, because the static
 * shell paints it before any script runs.
 */
export function HomeHero() {
  return (
    <div className="s-hero">
      <div className="s-wrap s-hero-text">
        <h1>{texts.heroTitle}</h1>
        <p>{texts.heroText}</p>
        <HeroSearch />
      </div>
      <HeroCourt />
    </div>
  );
}
