import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { parts } from './parts';
import { texts } from './texts';

interface GalleryProps {
  /** The name of the one part to show; an empty one shows all that cover no other. */
  wanted: string;
}

/**
 * Every component in every state, for development and for the pictures of the browser tests. It is
 * never part of the site: only `dev/vite.config.ts` and `npm run dev` know it.
 */
export function Gallery({ wanted }: GalleryProps) {
  const shown = parts.filter(({ name, overlay }) => (wanted === '' ? !overlay : name === wanted));
  return (
    <main className="s-main">
      {wanted === '' ? <Contents /> : null}
      {shown.map(({ name, Part }) => (
        <Box key={name} component="section" id={name} aria-label={name} sx={{ py: 2, overflowX: 'clip' }}>
          <div className="s-wrap">
            <Part />
          </div>
        </Box>
      ))}
    </main>
  );
}

function Contents() {
  return (
    <div className="s-wrap">
      <Typography variant="h1">{texts.title}</Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, listStyle: 'none' }}>
        {parts.map(({ name }) => (
          <li key={name}>
            <Link href={`?part=${name}`}>{name}</Link>
          </li>
        ))}
      </Box>
    </div>
  );
}
