import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { texts } from '../texts';
import { AccountIcon, AdminIcon, BookingsIcon, HomeIcon } from './chrome-icons';
import { ChromeLink } from './chrome-link';
import { isCurrent } from './nav-items';

interface BottomNavProps {
  /** True from the press on. */
  isAccountOpen: boolean;
  onOpenAccount: () => void;
}

export function BottomNav({ isAccountOpen, onOpenAccount }: BottomNavProps) {
  const { pathname } = useLocation();
  return (
    <nav className="s-bottom" aria-label={texts.bottomNavigation}>
      <ChromeLink to={paths.home} className="s-tab">
        <HomeIcon />
        {texts.home}
      </ChromeLink>
      <ChromeLink to={paths.myBookings} className="s-tab">
        <BookingsIcon />
        {texts.bookings}
      </ChromeLink>
      <button
        type="button"
        className="s-tab"
        aria-haspopup="dialog"
        aria-expanded={isAccountOpen}
        aria-current={isCurrent(paths.account, pathname) ? 'page' : undefined}
        onClick={onOpenAccount}
      >
        <AccountIcon />
        {texts.account}
      </button>
      <ChromeLink to={paths.admin} className="s-tab">
        <AdminIcon />
        {texts.admin}
      </ChromeLink>
    </nav>
  );
}
