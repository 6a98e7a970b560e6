import { brand } from '../../shared/config/brand';
import { BrandMark } from '../../shared/ui/court/brand-mark';
import { texts } from '../texts';

export function Footer() {
  return (
    <footer className="s-footer">
      <div className="s-wrap">
        <span className="s-brand">
          <BrandMark size={22} />
          {brand.name}
        </span>
        <p>{texts.tagline}</p>
      </div>
    </footer>
  );
}
