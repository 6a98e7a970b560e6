import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Customer } from '../../../shared/api/customers-query';
import { categoryLine, contactLine } from '../contact-line';

interface CustomerRowProps {
  customer: Customer;
  onOpen: () => void;
}

/** A customer in a list: name and contacts. */
export function CustomerRow({ customer, onOpen }: CustomerRowProps) {
  return (
    <li>
      <ButtonBase onClick={onOpen} sx={row}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {customer.name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {contactLine(customer)}
        </Box>
        {customer.category ? (
          <Box
            component="span"
            sx={{ color: customer.category.hasEnded ? 'text.secondary' : 'primary.main', fontWeight: 650 }}
          >
            {categoryLine(customer.category)}
          </Box>
        ) : null}
      </ButtonBase>
    </li>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '1fr',
  width: '100%',
  minHeight: 64,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  borderRadius: 1.25,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
} as const;
