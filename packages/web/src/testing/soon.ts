import { vi } from 'vitest';

/** Waits until something holds, however busy the machine is: what a page loads late, or reads from its device, takes its time there. */
export const soon = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: 10_000 });
