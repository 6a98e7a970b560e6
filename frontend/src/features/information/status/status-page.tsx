import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../shared/model/clock';
import { PageHeader } from '../../../shared/ui/screen/page-header';
import { PagePreview } from '../../../shared/ui/screen/page-preview';
import { PromiseCard } from './promise-card';
import { resultFiles } from './result-files';
import { resultsByPromise, runsOf, type Files } from './results';
import { texts } from './texts';

/** `/estado` */
export function StatusPage() {
  return <PromisesAndResults files={resultFiles} />;
}

/**
 * The promises of the product, with the results of the runs that tried to break them. The frame is
 * that of `Article`, which would be loaded on every screen if two scripts needed it.
 */
export function PromisesAndResults({ files }: { files: Files }) {
  const now = useNow();
  return (
    <div className="s-wrap">
      <Box sx={{ maxWidth: '68ch', mx: 'auto' }}>
        <PagePreview title={texts.title} description={texts.lead} />
        <PageHeader
          title={texts.title}
          subtitle={<Typography sx={{ fontSize: '1.125rem', lineHeight: 1.5 }}>{texts.lead}</Typography>}
        />
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 3 }, pt: 1 }}>
          {resultsByPromise(files, now).map((results) => (
            <PromiseCard key={results.promise} {...results} />
          ))}
          <Method files={files} />
        </Box>
      </Box>
    </div>
  );
}

function Method({ files }: { files: Files }) {
  const runs = runsOf(files);
  return (
    <Box component="section" sx={{ pt: { xs: 1.5, md: 2 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.methodHeading}
      </Typography>
      {texts.methodParagraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1.25 }}>
          {paragraph}
        </Typography>
      ))}
      {runs.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.75, display: 'grid', gap: 1.25 }}>
          {runs.map((run) => (
            <li key={run}>
              <strong>{texts.runName(run)}:</strong> {texts.method(run)}
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
