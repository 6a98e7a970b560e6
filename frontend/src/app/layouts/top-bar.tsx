import { Link } from 'react-router-dom';
import { brand } from '../../shared/config/brand';
import { paths } from '../../shared/config/paths';
import { words } from '../../shared/texts/words';
import { BrandMark } from '../../shared/ui/court/brand-mark';
import { texts } from '../texts';
import { AccountIcon, MenuIcon } from './chrome-icons';
import { ChromeLink } from './chrome-link';

interface TopBarProps {
  /** The panel that is open, or about to open. */
  open: 'account' | 'menu' | null;
  onOpenAccount: () => void;
  onOpenMenu: () => void;
}

export function TopBar({ open, onOpenAccount, onOpenMenu }: TopBarProps) {
  return (
    <header className="s-top">
      <div className="s-wrap s-top-row">
        <Link to={paths.home} className="s-brand">
          <BrandMark />
          {brand.name}
        </Link>
        <nav className="s-links" aria-label={texts.mainNavigation}>
          <ChromeLink to={paths.home} className="s-link">
            {texts.home}
          </ChromeLink>
          <ChromeLink to={paths.myBookings} className="s-link">
            {words.myBookings}
          </ChromeLink>
          <ChromeLink to={paths.admin} className="s-link">
            {texts.admin}
          </ChromeLink>
        </nav>
        <button
          type="button"
          className="s-account"
          aria-haspopup="dialog"
          aria-expanded={open === 'account'}
          onClick={onOpenAccount}
        >
          <AccountIcon />
          {texts.account}
        </button>
        <button
          type="button"
          className="s-menu"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          aria-expanded={open === 'menu'}
          onClick={onOpenMenu}
        >
          <MenuIcon />
        </button>
      </div>
    </header>
  );
}
