import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import IconButton from '@mui/material/IconButton';
import { texts } from '../texts';
import type { Venue } from '../types';

interface FavouriteButtonProps {
  venue: Pick<Venue, 'name'>;
  pressed: boolean;
  onToggle: () => void;
  /** It lies over the picture of a card. */
  onPicture?: boolean;
}

/** The heart of a venue. */
export function FavouriteButton({ venue, pressed, onToggle, onPicture = false }: FavouriteButtonProps) {
  return (
    <IconButton
      aria-label={texts.addFavourite(venue.name)}
      aria-pressed={pressed}
      onClick={onToggle}
      sx={onPicture ? overPicture : heart}
    >
      {pressed ? <FavoriteRounded /> : <FavoriteBorderRounded />}
    </IconButton>
  );
}

const heart = {
  bgcolor: 'background.paper',
  color: 'secondary.main',
  borderRadius: '50%',
  '&:hover': { bgcolor: 'secondary.soft' },
} as const;

const overPicture = { ...heart, position: 'absolute', top: 12, right: 12 } as const;
