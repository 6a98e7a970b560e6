import { brand } from '../../shared/config/brand';
import { paths } from '../../shared/config/paths';
import { BrandMark } from '../../shared/ui/court/brand-mark';
import { texts } from '../texts';
import { ChromeLink } from './chrome-link';
import { informationPages } from './nav-items';

export function Footer() {
  return (
    <footer className="s-footer">
      <div className="s-wrap">
        <span className="s-brand">
          <BrandMark size={22} />
          {brand.name}
        </span>
        <p>{texts.tagline}</p>
        <nav aria-label={texts.information}>
          {informationPages.map((page) => (
            <ChromeLink key={page} to={paths[page]} className="s-footer-link">
              {texts.informationPages[page]}
            </ChromeLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
