import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { texts } from '../texts';
import { useFunctionKey } from '../use-function-key';
import { KeyName } from './key-name';

const nextFree = '[data-sells]';
const searchInput = '[role="search"] input';

/** What the desk does most, each with its key. Phones have the tiles under the thumb instead. */
export function DeskKeys({ venueId }: { venueId: string }) {
  const navigate = useNavigate();
  const till = () => void navigate(`${paths.adminTill}?complejo=${encodeURIComponent(venueId)}`);
  const actions = [
    { key: 'F2', label: texts.keys.sell, run: () => press(nextFree) },
    { key: 'F4', label: texts.keys.search, run: () => find(searchInput)?.focus() },
    { key: 'F9', label: texts.keys.till, run: till },
  ] as const;
  useFunctionKey('F2', actions[0].run);
  useFunctionKey('F4', actions[1].run);
  useFunctionKey('F9', actions[2].run);
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
function press(selector: string): void {
  const tile = find(selector);
  tile?.focus();
  tile?.click();
}

const group = { display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 0.5 } as const;
const action = { gap: 1, color: 'text.secondary' } as const;
