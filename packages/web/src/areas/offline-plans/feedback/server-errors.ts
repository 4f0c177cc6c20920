import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import { CallError } from '../../../app/call-error.ts';

/** The server's objections as errors of the form's fields: a member names a property, alone or at the end of a path. */
export function fieldsInError(error: unknown, properties: readonly FeedbackProperty[]): { name: string; errors: string[] }[] {
  if (!(error instanceof CallError)) return [];
  return properties.flatMap((property) => {
    const errors = error.validationErrors
      .filter((objection) => objection.members.some((member) => member === property.id || member.endsWith(`.${property.id}`)))
      .map((objection) => objection.message);
    return errors.length > 0 ? [{ name: property.id, errors }] : [];
  });
}
