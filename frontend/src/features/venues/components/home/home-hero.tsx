import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { HeroCourt } from './hero-court';
import { HeroSearch } from './hero-search';

/**
 * The hero of the home page. Plain elements with the classes of `hero.css`, because the static
 * shell paints it before any script runs.
 * @param props.offer takes the place of the sentence below the title as soon as it shows something
 */
export function HomeHero({ offer }: { offer?: ReactNode }) {
  return (
    <div className="s-hero">
      <div className="s-wrap s-hero-text">
        <h1>{texts.heroTitle}</h1>
        <div className="s-hero-say">
          <p>{texts.heroText}</p>
          {offer}
        </div>
        <HeroSearch />
      </div>
      <HeroCourt />
    </div>
  );
}
