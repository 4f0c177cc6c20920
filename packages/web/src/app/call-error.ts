import { ORPCError } from '@orpc/client';
import { errorEnvelope } from '@trellis/contract/wire';

type Envelope = ReturnType<typeof errorEnvelope.parse>['error'];

/** A refused or failed call, as the envelope of the wire says it: branch on the code, show the message. */
export class CallError extends ORPCError<string, Record<string, unknown>> {
  readonly validationErrors: Envelope['validationErrors'];

  constructor(status: number, { code, message, data, validationErrors }: Envelope) {
    super(code, { status, message, data });
    this.validationErrors = validationErrors;
  }
}

/** Reads the envelope from a failed reply; undefined for a reply that is none of ours. */
export function readCallError(body: unknown, status: number): CallError | undefined {
  const parsed = errorEnvelope.safeParse(body);
  return parsed.success ? new CallError(status, parsed.data.error) : undefined;
}

/** What antd's form.setFields takes: each fault of the server at its field. */
export function fieldErrors(error: unknown): { name: (string | number)[]; errors: string[] }[] {
  if (!(error instanceof CallError)) return [];
  return error.validationErrors.flatMap(({ message, members }) => members.map((member) => ({ name: member.split('.'), errors: [message] })));
}
