import Button, { type ButtonProps } from '@mui/material/Button';
import { texts } from './texts';

interface WhatsAppButtonProps extends Pick<ButtonProps, 'size' | 'startIcon' | 'variant' | 'aria-label'> {
  /**
   * The message to send, with its link. The player chooses the chat and can change the text. Null
   * while the link is not known yet.
   */
  message: string | null;
}

/** Opens WhatsApp, the app or its page, with a prepared message. */
export function WhatsAppButton({ message, ...look }: WhatsAppButtonProps) {
  if (message === null)
    return (
      <Button variant="outlined" {...look} disabled>
        {texts.whatsApp}
      </Button>
    );
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
