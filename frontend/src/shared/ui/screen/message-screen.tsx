import type { ReactNode } from 'react';
import { BackHomeButton } from './back-home-button';
import { EmptyState } from './empty-state';
import { PageTitle } from './page-title';

interface MessageScreenProps {
  title: string;
  hint?: string;
  /** The way to continue; by default a button to the home page. */
  action?: ReactNode;
  /** A drawing that fits the message; by default an empty court. */
  art?: ReactNode;
}

/** A whole screen that shows one message, such as "not found", and one way to continue. */
export function MessageScreen({ title, hint, action = <BackHomeButton />, art }: MessageScreenProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState headingLevel="h1" title={title} hint={hint} action={action} art={art} />
    </>
  );
}
