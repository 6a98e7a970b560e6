import { styled } from '@mui/material/styles';

/**
 * A transparent native radio button over the whole tile. The browser handles clicks, arrow keys and
 * the focus.
 */
export const ChoiceInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
