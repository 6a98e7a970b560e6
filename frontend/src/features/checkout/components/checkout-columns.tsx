import type { ReactNode } from 'react';
import { PaymentColumns } from '../../payments/card/payment-columns';

interface CheckoutColumnsProps {
  children: ReactNode;
}

/** The summary of the booking and, slightly wider, its payment. */
export function CheckoutColumns({ children }: CheckoutColumnsProps) {
  return <PaymentColumns ratio={[5, 6]}>{children}</PaymentColumns>;
}
