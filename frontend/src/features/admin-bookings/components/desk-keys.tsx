import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { texts } from '../texts';
import { useFunctionKey } from '../use-function-key';
import { KeyName } from './key-name';

const nextFree = '[data-sells]';
const searchInput = '[role="search"] input';

/** The actions that the desk does most, with their keys. Phones have the tiles under the thumb. */
export function DeskKeys() {
  const navigate = useNavigate();
  const search = () => find(searchInput)?.focus();
  const till = () => void navigate(paths.adminTill); // which opens at the same venue
  useFunctionKey('F2', goToNextFree);
  useFunctionKey('F4', search);
  useFunctionKey('F9', till);
  const actions = [
    { key: 'F2', label: texts.keys.sell, run: sellNextFree },
    { key: 'F4', label: texts.keys.search, run: search },
    { key: 'F9', label: texts.keys.till, run: till },
  ] as const;
  return (
    <Box role="group" aria-label={texts.keys.label} sx={group}>
      {actions.map(({ key, label, run }) => (
        <Button key={key} size="small" color="inherit" aria-keyshortcuts={key} onClick={run} sx={action}>
          <KeyName name={key} />
          {label}
        </Button>
      ))}
    </Box>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The focus goes to the tile, so that it comes back there when the dialog closes. */
function sellNextFree(): void {
  const tile = find(nextFree);
  tile?.focus();
  tile?.click();
}

/** From there the arrow keys reach every hour. Enter, or the same key again, sells this one. */
function goToNextFree(): void {
  const tile = find(nextFree);
  if (tile === document.activeElement) tile?.click();
  else tile?.focus();
}

const group = { display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 0.5 } as const;
const action = { gap: 1, color: 'text.secondary' } as const;
