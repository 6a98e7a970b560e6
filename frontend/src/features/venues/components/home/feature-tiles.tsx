import type { ReactNode } from 'react';
import { texts } from '../../texts';

interface TileProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Tile({ title, text, children }: TileProps) {
  return (
    <li className="s-tile">
      <svg
        width="26"
        height="26"
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
      <strong>{title}</strong>
      <span>{text}</span>
    </li>
  );
}

/** The four features below the hero. Plain elements, because they are part of the static shell. */
export function FeatureTiles() {
  return (
    <div className="s-wrap">
      <ul className="s-tiles">
        <Tile title={texts.secureTitle} text={texts.secureText}>
          <path d="M12 3 5 5.5V11c0 4.6 2.9 8 7 10 4.1-2 7-5.4 7-10V5.500Z" />
          <path d="m9 11.8 2.2 2.2 4-4.4" />
        </Tile>
        <Tile title={texts.alwaysTitle} text={texts.alwaysText}>
          <circle cx="12" cy="12" r="8.5" />
          <path d="M12 7v5.200l3.4 2" />
        </Tile>
        <Tile title={texts.groupTitle} text={texts.groupText}>
          <circle cx="9" cy="8.5" r="3.4" />
          <path d="M3 19.500c.5-3.4 2.9-5.2 6-5.200s5.5 1.8 6 5.200M15.5 5.500a3.4 3.4 0 0 1 0 6M17.3 14.700c2.1.6 3.4 2.3 3.7 4.8" />
        </Tile>
        <Tile title={texts.discountTitle} text={texts.discountText}>
          <path d="M11.5 3.500H4.500a1 1 0 0 0-1 1v7l8.8 8.800a1.5 1.5 0 0 0 2.1 0l5.9-5.900a1.5 1.5 0 0 0 0-2.100Z" />
          <path d="M8 8h.01" />
        </Tile>
      </ul>
    </div>
  );
}
