import type { ErrorEntry } from '@trellis/contract/error-entry';
import { type ErrorCode, errorCatalogue } from '@trellis/contract/errors';
import type { Language } from '@trellis/contract/languages';
import { filled } from './filled.ts';

/** What a code says to somebody. */
export function refusalText(code: ErrorCode, language: Language, data: Record<string, unknown> = {}): string {
  const entry: ErrorEntry = errorCatalogue[code];
  return filled(entry[language], data);
}
