export { ChooseTransfer } from './application/choose-transfer.js';
export { ConfirmTransfer } from './application/confirm-transfer.js';
export { HandOverRefund } from './application/hand-over-refund.js';
export { PayAtClub } from './application/pay-at-club.js';
export { type SalePayment, SellAtDesk } from './application/sell-at-desk.js';
export { SettleAtDesk } from './application/settle-at-desk.js';
