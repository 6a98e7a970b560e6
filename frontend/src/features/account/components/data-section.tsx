import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/ui/late/lazy-component';
import { PageSection } from '../../../shared/ui/screen/page-section';
import { texts } from '../texts';

const EraseDialog = lazyComponent(() => import('../dialogs/erase-dialog').then((file) => file.EraseDialog));

/** The server names the file, so that a browser saves it under the same name without scripts. */
const exportAddress = '/api/session/export';

interface DataSectionProps {
  /** The address of the account, or null for a guest. */
  email: string | null;
  /** Called when everything is erased, with what there is to say. */
  onErased: (title: string, description: string) => void;
}

/** Lets players take their data along, or have them erased. A guest has some as well. */
export function DataSection({ email, onErased }: DataSectionProps) {
  const isGuest = email === null;
  const [isErasing, setErasing] = useState(false);
  return (
    <PageSection
      title={isGuest ? texts.dataOfBrowserTitle : texts.dataTitle}
      hint={isGuest ? texts.dataOfBrowserHint : texts.dataHint}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" href={exportAddress} download>
          {texts.download}
        </Button>
        <Button
          variant="outlined"
          color="error"
          onPointerEnter={EraseDialog.preload}
          onFocus={EraseDialog.preload}
          onClick={() => setErasing(true)}
        >
          {isGuest ? texts.eraseData : texts.erase}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {isErasing ? (
          <EraseDialog email={email} onErased={onErased} onClose={() => setErasing(false)} />
        ) : null}
      </Suspense>
    </PageSection>
  );
}
