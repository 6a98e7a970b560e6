import { customerRepositoryContract } from './customer-repository.js';
import { discountCodeRepositoryContract } from './discount-code-repository.js';
import { disputeRepositoryContract } from './dispute-repository.js';
import { ledgerRepositoryContract } from './ledger-repository.js';
import { inMemoryPorts, type PaymentPorts, postgresPorts } from './payment-ports.js';
import { paymentRepositoryContract } from './payment-repository.js';
import { providerEventRepositoryContract } from './provider-event-repository.js';
import { refundRepositoryContract } from './refund-repository.js';
import { sharedLinkRepositoryContract } from './shared-link-repository.js';

describe.each([
  ['the in-memory doubles', inMemoryPorts],
  ['the PostgreSQL adapters', postgresPorts],
])('%s of the ports around payments', (_, start) => {
  let ports: PaymentPorts;
  beforeAll(async () => {
    ports = await start();
  });
  afterAll(() => ports.end());

  const current = () => ports;
  paymentRepositoryContract(current);
  refundRepositoryContract(current);
  customerRepositoryContract(current);
  ledgerRepositoryContract(current);
  disputeRepositoryContract(current);
  providerEventRepositoryContract(current);
  sharedLinkRepositoryContract(current);
  discountCodeRepositoryContract(current);
});
