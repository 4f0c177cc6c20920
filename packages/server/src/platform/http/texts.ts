import type { ErrorEntry } from '@trellis/contract/error-entry';
import { type ErrorCode, errorCatalogue } from '@trellis/contract/errors';
import type { Language, LocalText } from '@trellis/contract/languages';
import { filled } from './filled.ts';

/** What a person reads for a code, in their language. */
export function messageOf(code: ErrorCode, language: Language, data: Record<string, unknown> = {}): string {
  const entry: ErrorEntry = errorCatalogue[code];
  return filled(entry[language], data);
}

/** A text of the catalogue in the reader's language; English where it was never translated. */
export const inLanguage = (text: LocalText | null | undefined, language: Language): string => text?.[language] ?? text?.en ?? '';
