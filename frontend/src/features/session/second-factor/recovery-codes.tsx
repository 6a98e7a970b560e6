import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { texts } from './texts';
import { useCopy } from './use-copy';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows new recovery codes this once, to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copy = useCopy();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const asText = [texts.fileTitle, ''].concat(codes).join('\n');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography ref={title} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
          {texts.codesTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{texts.codesHint}</Typography>
      </div>
      <Box
        component="ol"
        aria-label={texts.codesTitle}
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          gridTemplateColumns: 'repeat(2, 1fr)',
          gap: 1,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
          fontSize: '1.05rem',
          textAlign: 'center',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<ContentCopyRounded />} onClick={() => void copy(asText)}>
          {texts.copyCodes}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          component="a"
          download={texts.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(asText)}`}
        >
          {texts.downloadCodes}
        </Button>
        <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => printed(asText)}>
          {texts.printCodes}
        </Button>
      </Box>
      <Button variant="contained" size="large" fullWidth onClick={onDone}>
        {texts.saved}
      </Button>
    </Box>
  );
}

/** Prints the text alone, without the screen around it. */
function printed(text: string): void {
  const frame = document.createElement('iframe');
  // A hidden frame would print an empty page in some browsers.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const lines = contentDocument?.createElement('pre');
  if (!contentDocument || !contentWindow || !lines) return;
  lines.textContent = text;
  contentDocument.body.append(lines);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
