import { Jobs, type Job, type JobHandler } from '../../application/jobs.js';
import { JobEvents } from './job-events.js';

/** Keeps the jobs, so that a test runs them when it wants. */
class KeptJobs extends Jobs {
  readonly kept: Job[] = [];
  private readonly handlers = new Map<string, JobHandler>();

  override async scheduleAll(jobs: readonly Job[]): Promise<void> {
    this.kept.push(...jobs);
  }
  override handle(task: string, handler: JobHandler): void {
    this.handlers.set(task, handler);
  }
  override every(): void {}
  override sweep(): void {}

  async run({ task, payload }: Job): Promise<void> {
    await this.handlers.get(task)?.({ ...payload });
  }
}

let jobs: KeptJobs;
let events: JobEvents;
let handled: unknown[];

beforeEach(() => {
  jobs = new KeptJobs();
  events = new JobEvents(jobs);
  handled = [];
});

const expired = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ name: 'booking.expired', payload: { id } }));

const subscribe = (fails: (id: unknown) => boolean = () => false, canWait = false) =>
  events.subscribe(
    'booking.expired',
    'letters',
    async ({ id }) => {
      handled.push(id);
      if (fails(id)) throw new Error(`no letter ${String(id)}`);
    },
    { canWait },
  );

test('an event becomes one job for each of its subscribers', async () => {
  subscribe();
  events.subscribe('booking.expired', 'figures', async ({ id }) => void handled.push(`figure ${String(id)}`));
  await events.publish(...expired(1));
  expect(jobs.kept).toMatchObject([{ task: 'letters' }, { task: 'figures' }]);
  for (const job of jobs.kept) await jobs.run(job);
  expect(handled).toEqual([0, 'figure 0']);
});

test('equal events that are published together share few jobs, and each is handled', async () => {
  subscribe();
  await events.publish(...expired(60));
  expect(jobs.kept).toHaveLength(3);
  for (const job of jobs.kept) await jobs.run(job);
  expect(handled).toEqual(expired(60).map(({ payload }) => payload.id));
});

test('an event that fails does not keep those of its job waiting, and the job fails', async () => {
  subscribe((id) => id === 1);
  await events.publish(...expired(3));
  await expect(Promise.all(jobs.kept.map((job) => jobs.run(job)))).rejects.toThrow('no letter 1');
  expect(handled).toEqual([0, 1, 2]);
});

test('the jobs of a subscriber that can wait are marked', async () => {
  subscribe(undefined, true);
  await events.publish(...expired(1));
  expect(jobs.kept).toMatchObject([{ task: 'letters', canWait: true }]);
});

test('a subscriber gets no job for an event with which it has no work', async () => {
  const options = { when: async ({ id }: Record<string, unknown>) => id !== 1 };
  events.subscribe('booking.expired', 'letters', async ({ id }) => void handled.push(id), options);
  await events.publish(...expired(3));
  for (const job of jobs.kept) await jobs.run(job);
  expect(handled).toEqual([0, 2]);
  await events.publish({ name: 'booking.expired', payload: { id: 1 } });
  expect(jobs.kept).toHaveLength(1);
});

test.each(['notifications.pays-at_club', 'notifications.paysAtClub', 'notifications.', '-letters'])(
  'a subscriber with the name "%s" is refused',
  (name) => {
    expect(() => events.subscribe('booking.paid', name, () => Promise.resolve())).toThrow(name);
  },
);
