import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { texts } from '../../texts';

interface MoreMenuProps {
  entries: readonly {
    label: string;
    /** True for an action that ends something. */
    ends?: boolean;
    onChoose: () => void;
  }[];
}

/** The actions that the desk seldom needs for a booking, away from the thumb. */
export function MoreMenu({ entries }: MoreMenuProps) {
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
        {entries.map(({ label, ends = false, onChoose }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              onChoose();
            }}
            sx={{ minHeight: 48, ...(ends ? { color: 'error.main', fontWeight: 600 } : {}) }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
