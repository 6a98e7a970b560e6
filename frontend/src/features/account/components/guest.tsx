import { SignIn } from '../sign-in/sign-in';
import { CardsSection } from './cards-section';
import { DataSection } from './data-section';

interface GuestProps {
  userId: string;
  /** True after a sign-out, so that a screen reader says what the screen shows now. */
  takesFocus: boolean;
  onEntered: () => void;
  /** Called when everything is erased, with what there is to say. */
  onErased: (title: string, description: string) => void;
}

/** The way to an account, and what is kept about a browser without one. */
export function Guest({ userId, takesFocus, onEntered, onErased }: GuestProps) {
  return (
    <>
      <SignIn takesFocus={takesFocus} onEntered={onEntered} />
      <CardsSection userId={userId} isOptional />
      <DataSection email={null} onErased={onErased} />
    </>
  );
}
