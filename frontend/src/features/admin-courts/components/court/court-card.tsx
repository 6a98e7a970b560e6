import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { courtFacts } from '../../../../shared/texts/court-facts';
import { words } from '../../../../shared/texts/words';
import { CourtPicture } from '../../../../shared/ui/court/court-picture';
import { StatusChip } from '../../../../shared/ui/figures/status-chip';
import { texts } from '../../texts';
import type { Court } from '../../types';
import { TariffBlock } from './tariff-block';

interface CourtCardProps {
  court: Court;
  onEdit: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** A court with its number, status, image and prices. */
export function CourtCard({ court, onEdit, onCopy, onRemove }: CourtCardProps) {
  const name = words.courtName(court.courtNumber, court.name);
  const available = court.status === 'available';
  return (
    <Card component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ aspectRatio: '5 / 2', overflow: 'hidden' }}>
        <CourtPicture imageUrl={court.imageUrl} seed={court.id} surface={court.surface} sizes="360px" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.75, p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <NumberBadge number={court.courtNumber} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {court.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {courtFacts(court)}
            </Typography>
          </Box>
          <StatusChip tone={available ? 'success' : 'neutral'}>
            {available ? texts.available : texts.inUse}
          </StatusChip>
        </Box>
        <TariffBlock court={court} />
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<EditRounded />}
            aria-label={texts.editOf(name)}
            onClick={onEdit}
            sx={{ flex: 1 }}
          >
            {texts.edit}
          </Button>
          <Button
            variant="outlined"
            size="small"
            startIcon={<ContentCopyRounded />}
            aria-label={texts.copyOf(name)}
            onClick={onCopy}
            sx={{ flex: 1 }}
          >
            {texts.copy}
          </Button>
          <IconButton aria-label={texts.removeOf(name)} onClick={onRemove} sx={{ color: 'error.main' }}>
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
      </Box>
    </Card>
  );
}

interface NumberBadgeProps {
  number: number;
}

function NumberBadge({ number }: NumberBadgeProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        minWidth: 44,
        height: 44,
        px: 0.75,
        borderRadius: 1,
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
      }}
    >
      <span className="s-hidden">{words.court(number)}</span>
      <Typography variant="figure" aria-hidden sx={{ fontSize: '1.35rem' }}>
        {number}
      </Typography>
    </Box>
  );
}
