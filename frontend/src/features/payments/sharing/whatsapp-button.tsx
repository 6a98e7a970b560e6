import Button, { type ButtonProps } from '@mui/material/Button';
import { texts } from './texts';

interface WhatsAppButtonProps extends Pick<ButtonProps, 'size' | 'startIcon'> {
  /** The message to send, with its link. The player chooses the chat and can change the text. */
  message: string;
}

/** Opens WhatsApp, the app or its page, with a prepared message. */
export function WhatsAppButton({ message, ...look }: WhatsAppButtonProps) {
  return (
    <Button
      variant="outlined"
      {...look}
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {texts.whatsApp}
    </Button>
  );
}
