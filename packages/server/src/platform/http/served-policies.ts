import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@trellis/contract';
import type { Policy } from '@trellis/contract/policies';
import type { CallMeta } from '@trellis/contract/wire';
import { isServed } from './access.ts';
import type { Standing } from './whole-platform.ts';

const calls = Object.values(contract as Record<string, Record<string, AnyContractProcedure>>).flatMap((group) => Object.values(group));
const accesses = calls.flatMap((call) => {
  const { access } = call['~orpc'].meta as unknown as CallMeta;
  return typeof access === 'object' && 'anyOf' in access ? [access] : [];
});
// a call that other policies open as well says nothing of one
const accessesOf = Map.groupBy(
  accesses.filter(({ anyOf }) => anyOf.length === 1),
  ({ anyOf }) => anyOf[0],
);

/**
 * Of policies that somebody holds, those that open no call to them, and those that open some and no write, as only whoever looks after the
 * whole platform is served there.
 */
export function unservedOf(held: Iterable<Policy>, standing: Standing): { nowhere: Policy[]; readOnly: Policy[] } {
  const nowhere: Policy[] = [];
  const readOnly: Policy[] = [];
  for (const policy of held) {
    const asked = accessesOf.get(policy) ?? [];
    const writes = asked.filter(({ writers = 'self' }) => writers !== 'self');
    const served = (some: typeof asked) => some.length === 0 || some.some((access) => isServed(access, standing));
    if (!served(asked)) nowhere.push(policy);
    else if (!served(writes)) readOnly.push(policy);
  }
  return { nowhere, readOnly };
}
