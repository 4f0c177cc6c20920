import type { AnyContractRouter } from '@orpc/contract';

const tables = new Map<string, AnyContractRouter>();

/**
 * The methods and paths of a group's calls, brought by whatever part of the app makes one.
 * @public called by what the build adds (plugins/call-tables.ts)
 */
export function provideCalls(group: string, calls: AnyContractRouter): void {
  tables.set(group, calls);
}

export function callsOf(group: string): AnyContractRouter {
  const calls = tables.get(group);
  if (!calls) throw new Error(`Nothing that is loaded makes calls of ${group}`);
  return calls;
}
