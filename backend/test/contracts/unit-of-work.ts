import type { KernelPorts } from './kernel-ports.js';

/** The contract of UnitOfWork that does not depend on a database. */
export function unitOfWorkContract(ports: () => KernelPorts): void {
  describe('a unit of work', () => {
    test('returns the result of its work', async () => {
      expect(await ports().work.run(() => Promise.resolve('done'))).toBe('done');
    });

    test('rejects with the error of its work and runs the next work', async () => {
      const { work } = ports();
      const failure = new Error('no');
      await expect(work.run(() => Promise.reject(failure))).rejects.toBe(failure);
      expect(await work.run(() => Promise.resolve('next'))).toBe('next');
    });

    test('contains the work of a nested run', async () => {
      const { work } = ports();
      const steps: string[] = [];
      await work.run(async () => {
        steps.push('outer');
        await work.run(async () => void steps.push('inner'));
        steps.push('outer again');
      });
      expect(steps).toEqual(['outer', 'inner', 'outer again']);
    });
  });
}
