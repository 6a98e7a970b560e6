import type { ReactNode } from 'react';
import { PaymentColumns } from '../../payments/card/payment-columns';

interface CheckoutColumnsProps {
  children: ReactNode;
}

/** The payment and, slightly narrower, the details of the booking. */
export function CheckoutColumns({ children }: CheckoutColumnsProps) {
  return <PaymentColumns ratio={[6, 5]}>{children}</PaymentColumns>;
}
