import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent } from './nav-items';

interface ChromeLinkProps {
  to: string;
  className: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link of the layout that marks the current screen with `aria-current`. */
export function ChromeLink({ to, className, children, onClick }: ChromeLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className={className}
      aria-current={isCurrent(to, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
