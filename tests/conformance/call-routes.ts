import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '@trellis/contract';
import { routes } from '@trellis/server/areas/index';
import { isStream, onlyReads } from '@trellis/server/platform/http/routes';
import type { Call } from './inputs.ts';

/** The group of a call and its name in that. */
const placeOf = ({ name }: Call) => (name.split(' ')[0] ?? '').split('.') as [string, string];

export function procedureOf(call: Call): AnyContractProcedure {
  const [group, name] = placeOf(call);
  return (contract as unknown as Record<string, Record<string, AnyContractProcedure>>)[group]?.[name] as AnyContractProcedure;
}

/** Whom the routes of a call serve. */
export const kindOf = (call: Call) => routes[placeOf(call)[0]]?.kind;

function handlerOf(call: Call): object {
  const [group, name] = placeOf(call);
  return routes[group]?.handlers[name] as object;
}

/** Whether a call answers a file. */
export const isFile = (call: Call) => kindOf(call) === 'file' || isStream(handlerOf(call));

/** Whether the server serves a call as a read; files are read in portions. */
export function isRead(call: Call): boolean {
  return isFile(call) || onlyReads(procedureOf(call), handlerOf(call));
}
