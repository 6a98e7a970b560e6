import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

interface AreaLinkProps {
  to: string;
  title: string;
  hint: string;
}

/** A large link to another admin screen. */
export function AreaLink({ to, title, hint }: AreaLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2.5,
        maxWidth: 520,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.25,
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
      </Box>
      <ChevronRightRounded aria-hidden />
    </Box>
  );
}
