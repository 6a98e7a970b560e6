import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { MessageScreen } from '../../../shared/ui/screen/message-screen';
import { SecretAddress } from '../../../shared/ui/screen/secret-address';
import { recallLink } from './kept-link';
import { texts } from './texts';

/** `/reserva`. The bank sends a payer back here, who then returns to the page of the link. */
export function ManageReturnPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const manageToken = recallLink();
    if (manageToken !== null) void navigate(`${paths.manage(manageToken)}${search}`, { replace: true });
  }, [navigate, search]);
  return (
    <div className="s-wrap">
      <SecretAddress />
      <MessageScreen title={texts.returnTitle} hint={texts.returnHint} />
    </div>
  );
}
