import { ORPCError, ValidationError } from '@orpc/server';
import type { ErrorEntry } from '@trellis/contract/error-entry';
import { type ErrorCode, errorCatalogue } from '@trellis/contract/errors';
import type { Language } from '@trellis/contract/languages';
import type { ErrorEnvelope } from '@trellis/contract/wire';
import { codeOfDatabaseError } from '../db/constraints.ts';
import { codeOfStorageError } from '../object-storage/storage-away.ts';
import { Refusal, type RefusalDetail } from './refusal.ts';
import { refusalText } from './refusal-text.ts';
import { validationMessages } from './validation-messages.ts';

/** Any failure as the one envelope of the wire, in the caller's language. */
export function toWireError(error: unknown, language: Language, input: unknown): ORPCError<string, ErrorEnvelope> {
  if (error instanceof Refusal) return wireError(error.code, language, error.detail);
  const code = codeOfDatabaseError(error) ?? codeOfStorageError(error);
  if (code) return wireError(code, language);
  if (error instanceof ORPCError && error.status < 500) return fromFramework(error, language, input);
  return wireError('Trellis:Internal', language);
}

function fromFramework(error: ORPCError<string, unknown>, language: Language, input: unknown) {
  if (error.status === 404) return wireError('Trellis:NotFound', language);
  if (error.status === 413) return wireError('Trellis:FileTooLarge', language, { data: { max: 1 } });
  const issues = error.cause instanceof ValidationError ? error.cause.issues : [];
  return wireError('Trellis:InvalidInput', language, { validationErrors: validationMessages(issues, input, language) });
}

function wireError(code: ErrorCode, language: Language, detail: RefusalDetail = {}): ORPCError<string, ErrorEnvelope> {
  const entry: ErrorEntry = errorCatalogue[code];
  const data = detail.data ?? {};
  const message = refusalText(code, language, data);
  const named = detail.members?.length ? [{ message, members: [...detail.members] }] : [];
  const body: ErrorEnvelope = {
    error: { code, message, details: null, data, validationErrors: [...named, ...(detail.validationErrors ?? [])] },
  };
  return new ORPCError(code, { status: entry.status, message, data: body });
}
