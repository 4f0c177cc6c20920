import { type ErrorCode, errorCatalogue } from '@trellis/contract/errors';
import type { Language } from '@trellis/contract/languages';
import { codeOfDatabaseError } from '../db/constraints.ts';

const outages: readonly (ErrorCode | undefined)[] = ['Trellis:DatabaseAway', 'Trellis:StorageFull'] satisfies ErrorCode[];

/** What to say where the database or its disk keeps people from signing in; undefined for any other fault. */
export function outageOf(error: unknown, language: Language): { status: number; text: string } | undefined {
  const code = codeOfDatabaseError(error);
  if (!code || !outages.includes(code)) return undefined;
  const entry = errorCatalogue[code];
  return { status: entry.status, text: entry[language] };
}
