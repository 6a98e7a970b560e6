import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type GameType, gameTypes } from '../../../../shared/model/games';
import { words } from '../../../../shared/texts/words';
import { radius } from '../../../../shared/theme/tokens';
import { texts } from '../../texts';
import { ChoiceInput } from './choice-input';
import { GameDiagram } from './game-diagram';

interface GameTypePickerProps {
  value: GameType;
  onChange: (gameType: GameType) => void;
}

export function GameTypePicker({ value, onChange }: GameTypePickerProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" className="title">
        {texts.gameType}
      </Typography>
      <Box
        role="radiogroup"
        aria-labelledby={titleId}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
          gap: 1,
          mt: { md: 1.5 },
        }}
      >
        {gameTypes.map((game) => (
          <Option key={game}>
            <ChoiceInput
              type="radio"
              name="juego"
              value={game}
              checked={game === value}
              onChange={() => onChange(game)}
            />
            <span className="tile">
              <span>
                {words.game[game]} <small>{words.people[game]}</small>
              </span>
              <GameDiagram game={game} />
            </span>
          </Option>
        ))}
      </Box>
    </Section>
  );
}

/** Phones leave out the title, so that the hours are in the first view. */
const Section = styled('section')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    '& .title': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  cursor: 'pointer',
  '& .tile': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    height: '100%',
    minHeight: 52,
    padding: '4px 12px',
    [theme.breakpoints.up('md')]: { minHeight: 68, padding: '10px 12px' },
    border: `1.5px solid ${theme.vars.palette.control.main}`,
    borderRadius: radius.tile,
    fontWeight: 650,
    lineHeight: 1.35,
    transition: 'background-color 120ms, border-color 120ms',
    '& svg': { flex: '0 1 52px', minWidth: 0, color: theme.vars.palette.text.secondary },
  },
  '& small': {
    display: 'block',
    whiteSpace: 'nowrap',
    fontSize: '0.9375rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '&:hover .tile': { borderColor: theme.vars.palette.primary.main },
  '& input:checked + .tile': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    '& svg, & small': { color: 'inherit' },
  },
  '& input:focus-visible + .tile': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));
