import { expect, it } from 'vitest';
import { createGate, OverloadError } from './gate.ts';

/** Jobs that end when the test says so. */
function createJobs() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, () => (name === 'broken' ? reject(new Error(name)) : resolve(name)));
    });
  return { begun, job, end: (name: string) => ends.get(name)?.() };
}

it('[TRUST-09] runs two jobs at a time, the others in the order of the calls, and goes on after a failed one', async () => {
  const { begun, job, end } = createJobs();
  const gate = createGate({ atOnce: 2 });
  const [broken, ...others] = ['broken', 'b', 'c', 'd'].map((name) => gate(job(name)));
  expect(begun).toEqual(['broken', 'b']);
  end('broken');
  await expect(broken).rejects.toThrow('broken');
  expect(begun).toEqual(['broken', 'b', 'c']);
  end('b');
  end('c');
  await others[1];
  expect(begun).toEqual(['broken', 'b', 'c', 'd']);
  end('d');
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd']);
  const later = gate(job('e'));
  expect(begun.at(-1)).toBe('e');
  end('e');
  expect(await later).toBe('e');
});

it('[TRUST-01] [TRUST-09] refuses a job when its share of the queue is used up, and takes it again when there is room', async () => {
  const { begun, job, end } = createJobs();
  const gate = createGate({ atOnce: 1, queueLength: 2, retryAfter: 7 });
  const jobs = [gate(job('a')), gate(job('b'), 1)];
  await expect(gate(job('c'), 1)).rejects.toThrow(OverloadError);
  jobs.push(gate(job('c')));
  await expect(gate(job('d'))).rejects.toMatchObject({ retryAfter: 7 });
  end('a');
  await jobs[0];
  jobs.push(gate(job('d')));
  for (const name of ['b', 'c', 'd']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c', 'd']);
});
