import Box from '@mui/material/Box';

/** A thin line between two parts. The `Divider` of MUI weighs a kilobyte for its other shapes. */
export function DividingLine({ margin = 0 }: { margin?: number }) {
  return (
    <Box
      component="hr"
      sx={{ mx: 0, my: margin, border: 0, borderBottom: 'thin solid', borderColor: 'divider' }}
    />
  );
}
