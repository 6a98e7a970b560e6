import { styled } from '@mui/material/styles';

/** A native radio button, unseen over the whole tile that it chooses: clicks, arrows and focus stay the browser's. */
export const ChoiceInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
