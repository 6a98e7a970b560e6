import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { words } from '../../../../../../shared/texts/words';
import { inWords } from '../../../../upload/texts';
import type { PhotoUpload } from '../../../../upload/use-photo-uploads';
import { texts } from '../../../../face-texts';

interface UploadRowProps {
  upload: PhotoUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo on its way to the server. */
export function UploadRow({ upload: { fileName, state }, onRetry, onRemove }: UploadRowProps) {
  const hasFailed = state.status === 'error';
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 1, alignItems: 'center' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 650 }}>
          {fileName}
        </Typography>
        <LinearProgress
          aria-label={texts.uploading(fileName)}
          aria-valuetext={inWords(state)}
          variant={state.status === 'uploading' || hasFailed ? 'determinate' : 'indeterminate'}
          value={state.percent}
          color={hasFailed ? 'error' : 'primary'}
          sx={{ height: 6, borderRadius: 99, my: 0.5 }}
        />
        <Typography variant="body2" sx={{ color: hasFailed ? 'error.main' : 'text.secondary' }} role="status">
          {state.problem ?? inWords(state)}
        </Typography>
      </Box>
      {hasFailed ? (
        <Button size="small" variant="outlined" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : (
        <span />
      )}
      <IconButton aria-label={texts.stopUpload(fileName)} onClick={onRemove}>
        <CloseRounded />
      </IconButton>
    </Box>
  );
}
