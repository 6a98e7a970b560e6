import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CourtPicture } from '../../../../../shared/ui/court/court-picture';
import type { Venue } from '../../../types';
import { texts } from './texts';
import { useGallery } from './use-gallery';

interface GalleryProps {
  /** The name of the venue. */
  venue: string;
  seed: string;
  photos: NonNullable<Venue['photos']>;
  sizes: string;
}

/** Several photos in one box: to swipe, or to turn with the buttons and the arrow keys. */
export function Gallery({ venue, seed, photos, sizes }: GalleryProps) {
  const { index, goTo, isFetched, stripProps } = useGallery(photos.length);
  const last = photos.length - 1;
  return (
    <Frame aria-label={texts.gallery(venue)} aria-roledescription={texts.roleDescription}>
      <Strip {...stripProps} tabIndex={0} aria-label={texts.strip}>
        {photos.map(({ imageUrl, alt }, place) => (
          <li key={imageUrl} aria-label={texts.place(place + 1, photos.length)}>
            {isFetched(place) ? (
              <CourtPicture
                imageUrl={imageUrl}
                alt={alt}
                seed={`${seed}-${place}`}
                sizes={sizes}
                first={place === 0}
              />
            ) : null}
          </li>
        ))}
      </Strip>
      <Box className="controls">
        <IconButton aria-label={texts.previous} disabled={index === 0} onClick={() => goTo(index - 1)}>
          <ChevronLeftRounded />
        </IconButton>
        <span aria-hidden>{texts.counter(index + 1, photos.length)}</span>
        <IconButton aria-label={texts.next} disabled={index === last} onClick={() => goTo(index + 1)}>
          <ChevronRightRounded />
        </IconButton>
      </Box>
      <span className="s-hidden" role="status">
        {index === 0 ? '' : texts.place(index + 1, photos.length)}
      </span>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  '& .controls': {
    position: 'absolute',
    right: 12,
    bottom: 12,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    borderRadius: 99,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontSize: '0.875rem',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Strip = styled('ul')(({ theme }) => ({
  display: 'flex',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
  '& > li': {
    flex: '0 0 100%',
    minWidth: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    backgroundColor: theme.vars.palette.bone.main,
  },
}));
