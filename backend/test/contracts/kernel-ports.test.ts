import { inMemoryKernelPorts, type KernelPorts, postgresKernelPorts } from './kernel-ports.js';
import { rateLimiterContract } from './rate-limiter.js';
import { unitOfWorkContract } from './unit-of-work.js';

describe.each([
  ['the in-memory doubles', inMemoryKernelPorts],
  ['the PostgreSQL adapters', postgresKernelPorts],
])('%s of the ports of the kernel', (_, start) => {
  let ports: KernelPorts;
  beforeAll(async () => {
    ports = await start();
  });
  afterAll(() => ports.end());

  const current = () => ports;
  rateLimiterContract(current);
  unitOfWorkContract(current);
});
