import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { texts } from '../../texts';

interface MoreMenuProps {
  /** The action of the only entry. */
  label: string;
  onChoose: () => void;
}

/** The actions that the desk seldom needs for a booking, away from the thumb. */
export function MoreMenu({ label, onChoose }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={id}
        aria-label={texts.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mr: 'auto', width: 44, height: 44 }}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu
        // Inside its dialog: screen readers leave out what lies beside a modal dialog.
        container={() => anchor?.closest('[role="dialog"]') ?? null}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem
          onClick={() => {
            close();
            onChoose();
          }}
          sx={{ minHeight: 48, color: 'error.main', fontWeight: 600 }}
        >
          {label}
        </MenuItem>
      </Menu>
    </>
  );
}
