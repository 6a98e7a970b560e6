import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { recallLink } from './kept-link';
import { texts } from './texts';

/** `/reserva`. The bank sends a payer back here, who then returns to the page of the link. */
export function ReturnToLink() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const manageToken = recallLink();
    if (manageToken !== null) void navigate(`${paths.manage(manageToken)}${search}`, { replace: true });
  }, [navigate, search]);
  return <MessageScreen title={texts.returnTitle} hint={texts.returnHint} />;
}
