import { isGeneral } from '@trellis/contract/errors';
import type { CallMeta } from '@trellis/contract/wire';
import { codeOfDatabaseError } from '../db/constraints.ts';
import { Refusal } from './refusal.ts';

/** Told of a call that answers a code which it does not name in the contract: whoever reads the contract would not expect it. */
export type OnUndeclared = (fault: string) => void;

/** Looks at what a use case refuses with, by its own rules or the database's. */
export async function watchCodes<T>(
  call: Pick<CallMeta, 'errors'> & { path: string },
  report: OnUndeclared,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Refusal ? error.code : codeOfDatabaseError(error);
    if (code && !isGeneral(code) && !call.errors.includes(code))
      report(`${call.path} answers ${code}, which the contract does not say of it`);
    throw error;
  }
}
