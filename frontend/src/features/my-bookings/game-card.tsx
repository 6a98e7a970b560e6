import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, useEffect, useRef } from 'react';
import type { LocalDay } from '../../shared/model/dates';
import { endOf, type Play } from '../../shared/model/play';
import type { TariffType } from '../../shared/model/slots';
import { words } from '../../shared/texts/words';
import { CardFrame } from './components/card/card-frame';
import { DateBlock } from './components/card/date-block';

interface GameCardProps {
  day: LocalDay;
  play: Play;
  tariff: TariffType;
  title: string;
  /** The lines between the title and the code, each a `GameFact`. */
  facts: ReactNode;
  code: string;
  /** The state of the payment, and the main action. */
  side: ReactNode;
  /** True if the game was played, cancelled or expired. */
  over?: boolean;
  /** True for a game just paid or linked to: the card scrolls into view and takes the focus. */
  highlighted?: boolean;
  /** The lower part: notes and the other actions. */
  children?: ReactNode;
}

/** When, where and what of a game: the player's own, of a friend, or one that the device kept. */
export function GameCard(props: GameCardProps) {
  const { day, play, tariff, title, facts, code, side, over = false, highlighted = false } = props;
  const titleId = useId();
  const card = useFocusWhen(highlighted);
  const Icon = tariff === 'night' ? DarkModeRounded : LightModeRounded;
  return (
    <CardFrame ref={card} tabIndex={-1} aria-labelledby={titleId} data-highlighted={highlighted}>
      <div className="top">
        <DateBlock day={day} tariff={tariff} faded={over} />
        <div className="body">
          <div className="facts">
            <Typography component="p" variant="figure" className="time">
              {words.hours(play.timeSlot, endOf(play))}
              <Icon aria-hidden />
            </Typography>
            <Typography id={titleId} variant="h3">
              {title}
            </Typography>
            {facts}
            <GameFact>
              {words.code} <b translate="no">{code}</b>
            </GameFact>
          </div>
          <div className="side">{side}</div>
        </div>
      </div>
      {props.children}
    </CardFrame>
  );
}

export function GameFact({ children }: { children: ReactNode }) {
  return <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>;
}

/** Moves the focus after the screen itself has moved it to its heading. */
function useFocusWhen(wanted: boolean) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const frame = requestAnimationFrame(() => {
      element.current?.focus({ preventScroll: true });
      element.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return element;
}
