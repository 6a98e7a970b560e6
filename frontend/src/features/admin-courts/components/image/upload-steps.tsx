import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { words } from '../../../../shared/texts/words';
import { inWords, sizeInWords, statusWord, texts } from '../../upload/texts';
import type { UploadState } from '../../upload/upload-state';
import type { ChosenFile } from '../../upload/use-court-image-upload';

interface UploadStepsProps {
  chosen: ChosenFile;
  /** Null if saving the form starts the upload. */
  onStart: (() => void) | null;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** The chosen file, its progress, and the buttons for the next step. */
export function UploadSteps({ chosen: { file, state }, ...actions }: UploadStepsProps) {
  const note = noteOf(state) ?? (isNotStarted(state) && !actions.onStart ? texts.photoOnSave : null);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 0.75 }}
        >
          <Typography noWrap sx={{ fontWeight: 650, minWidth: 0 }}>
            {file.name}
          </Typography>
          <Typography variant="figure" sx={{ flex: 'none', fontSize: '1rem' }}>
            {inWords(state)}
          </Typography>
        </Box>
        <ProgressBar state={state} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {note ?? sizeInWords(file.size)}
        </Typography>
        <span className="s-hidden" role="status">
          {statusWord(state)}
        </span>
      </Box>
      {state.status === 'error' ? <Alert severity="error">{state.problem}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Actions state={state} {...actions} />
      </Box>
    </Box>
  );
}

function isNotStarted({ status, waitingFor }: UploadState): boolean {
  return status === 'waiting' && waitingFor === 'start';
}

function noteOf({ status, waitingFor }: UploadState): string | null {
  if (status !== 'waiting' || waitingFor === 'start') return null;
  return waitingFor === 'network' ? texts.waitingForNetwork : texts.waitingForRetry;
}

function ProgressBar({ state }: { state: UploadState }) {
  const { status, percent } = state;
  const unknown = status === 'preparing' || status === 'processing';
  const color = status === 'error' ? 'error' : status === 'complete' ? 'success' : 'primary';
  return (
    <LinearProgress
      aria-label={texts.progress}
      aria-valuetext={inWords(state)}
      variant={unknown ? 'indeterminate' : 'determinate'}
      value={status === 'complete' ? 100 : percent}
      color={color}
      sx={{ height: 8, borderRadius: 99 }}
    />
  );
}

type ActionsProps = Omit<UploadStepsProps, 'chosen'> & { state: UploadState };

/** The button for the next step and the button that cancels. */
function Actions({ state, onCancel, ...actions }: ActionsProps) {
  const next = nextStep(state, { ...actions, onCancel });
  const settled = state.status === 'processing' || state.status === 'complete';
  return (
    <>
      {next ? (
        <Button
          ref={takeFocus}
          variant={isRunning(state) || settled ? 'outlined' : 'contained'}
          size="small"
          aria-disabled={next.act === null}
          onClick={next.act ?? undefined}
        >
          {next.label}
        </Button>
      ) : null}
      {settled ? null : (
        <Button ref={next ? undefined : takeFocus} variant="text" size="small" onClick={onCancel}>
          {next ? words.cancel : texts.removeChosen}
        </Button>
      )}
    </>
  );
}

/** Moves the focus here when the element that had it has been replaced. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function isRunning({ status, waitingFor }: UploadState): boolean {
  return status === 'preparing' || status === 'uploading' || (status === 'waiting' && waitingFor !== 'start');
}

function nextStep(
  state: UploadState,
  { onStart, onPause, onResume, onCancel }: Omit<ActionsProps, 'state'>,
): { label: string; act: (() => void) | null } | null {
  if (isRunning(state)) return { label: texts.pause, act: onPause };
  if (state.status === 'processing') return { label: inWords(state), act: null };
  if (state.status === 'complete') return { label: texts.another, act: onCancel };
  if (state.status === 'paused') return { label: texts.resume, act: onResume };
  return onStart && { label: state.status === 'error' ? words.retry : texts.start, act: onStart };
}
