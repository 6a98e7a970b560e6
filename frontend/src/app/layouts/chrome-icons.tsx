import type { ReactNode } from 'react';

interface ChromeIconProps {
  children: ReactNode;
  size?: number;
}

/**
 * Line icons of the layout. They are plain SVG, so that the static shell can paint them before any
 * script runs.
 */
function ChromeIcon({ children, size = 24 }: ChromeIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const HomeIcon = () => (
  <ChromeIcon>
    <path d="M4 10.5 12 4l8 6.500V19a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 19Z" />
    <path d="M9.5 20.500v-6h5v6" />
  </ChromeIcon>
);

export const BookingsIcon = () => (
  <ChromeIcon>
    <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
    <path d="M8 2.800v4M16 2.800v4M3.5 10h17" />
    <path d="m8.8 15 2.2 2.2 4.2-4.2" />
  </ChromeIcon>
);

export const AccountIcon = () => (
  <ChromeIcon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.500c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </ChromeIcon>
);

export const AdminIcon = () => (
  <ChromeIcon>
    <path d="M4 7h9M17.5 7H20M4 17h2.500M11 17h9" />
    <circle cx="15.2" cy="7" r="2.3" />
    <circle cx="8.8" cy="17" r="2.3" />
  </ChromeIcon>
);

export const MenuIcon = () => (
  <ChromeIcon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </ChromeIcon>
);
