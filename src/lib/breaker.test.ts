import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBreaker } from './breaker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a breaker', () => {
  function setUp({ suspects = 2 } = {}) {
    const changes: boolean[] = [];
    const probe = vi.fn(async () => false);
    const breaker = createBreaker({
      patience: 3_000,
      suspects,
      probe,
      pause: 1_000,
      onChange: (isOpen) => changes.push(isOpen),
    });
    return { breaker, probe, changes };
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('refuses work after enough of it has failed and the probe fails too', async () => {
    const { breaker, probe } = setUp();
    breaker.begin('a')?.(false);
    await settle();
    expect(probe).not.toHaveBeenCalled();
    breaker.begin('b')?.(false);
    expect(breaker.begin('c')).toBeDefined();
    await settle();
    expect(breaker.isOpen()).toBe(true);
    expect(breaker.begin('c')).toBeUndefined();
  });

  it('counts work that hangs before it ends', async () => {
    const { breaker } = setUp();
    breaker.begin('a');
    breaker.begin('b');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(breaker.isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(breaker.isOpen()).toBe(true);
  });

  it('stays closed if only one kind of work fails, however often', async () => {
    const { breaker, probe } = setUp();
    for (let times = 0; times < 10; times += 1) breaker.begin('a')?.(false);
    await settle();
    expect(probe).not.toHaveBeenCalled();
    expect(breaker.isOpen()).toBe(false);
  });

  it('stays closed if another answer comes in between', async () => {
    const { breaker, probe } = setUp();
    breaker.begin('a')?.(false);
    breaker.begin('b')?.(true);
    breaker.begin('c')?.(false);
    await settle();
    expect(probe).not.toHaveBeenCalled();
  });

  it('stays closed if the probe succeeds', async () => {
    const { breaker, probe, changes } = setUp();
    probe.mockResolvedValueOnce(true);
    breaker.begin('a')?.(false);
    breaker.begin('b')?.(false);
    await settle();
    expect([probe.mock.calls.length, changes]).toEqual([1, []]);
  });

  it('stays closed if work is answered while the probe hangs', async () => {
    const { breaker, probe, changes } = setUp();
    let fail = () => {};
    probe.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          fail = () => resolve(false);
        }),
    );
    const end = breaker.begin('c');
    breaker.begin('a')?.(false);
    breaker.begin('b')?.(false);
    end?.(true);
    fail();
    await settle();
    expect(changes).toEqual([]);
  });

  it('probes in the background, one probe at a time, and closes when one succeeds', async () => {
    const { breaker, probe, changes } = setUp({ suspects: 1 });
    breaker.begin('a')?.(false);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(probe).toHaveBeenCalledTimes(3);
    probe.mockResolvedValueOnce(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(changes).toEqual([true, false]);
    expect(breaker.begin('a')).toBeDefined();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  it('opens again after it was closed', async () => {
    const { breaker, probe, changes } = setUp({ suspects: 1 });
    breaker.begin('a')?.(false);
    await settle();
    probe.mockResolvedValueOnce(true);
    await vi.advanceTimersByTimeAsync(1_000);
    breaker.begin('a')?.(false);
    await settle();
    expect(changes).toEqual([true, false, true]);
  });

  it('closes when work that began before it opened is answered', async () => {
    const { breaker, changes } = setUp({ suspects: 1 });
    const end = breaker.begin('slow');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(breaker.isOpen()).toBe(true);
    end?.(true);
    expect(changes).toEqual([true, false]);
  });

  it('probes no longer after it was stopped', async () => {
    const { breaker, probe } = setUp({ suspects: 1 });
    breaker.begin('a')?.(false);
    await settle();
    breaker.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(probe).toHaveBeenCalledTimes(1);
  });
});
