import Typography from '@mui/material/Typography';
import { Illustration } from '../../shared/ui/court/illustration';
import { MessageScreen } from '../../shared/ui/screen/message-screen';
import { texts } from '../texts';

export function NotFoundPage() {
  return (
    <div className="s-wrap">
      <MessageScreen
        title={texts.notFoundTitle}
        hint={texts.notFoundHint}
        art={<Illustration motif="ball out" seed="404" />}
      />
      <Typography variant="caption" component="p" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {texts.notFoundCode}
      </Typography>
      {__DEVELOPMENT__ ? (
        <Typography
          variant="caption"
          component="p"
          lang="en"
          sx={{ textAlign: 'center', color: 'text.secondary' }}
        >
          {texts.notFoundDeveloperHint}
        </Typography>
      ) : null}
    </div>
  );
}
