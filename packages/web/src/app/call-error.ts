import { ORPCError } from '@orpc/client';
import type { ErrorCode } from '@trellis/contract/errors';
import type { ErrorEnvelope } from '@trellis/contract/wire';

/** A refused or failed call, as the envelope of the wire says it: branch on the code, show the message. */
export class CallError extends ORPCError<ErrorCode, Record<string, unknown>> {
  readonly validationErrors: ErrorEnvelope['error']['validationErrors'];

  constructor(status: number, { code, message, data, validationErrors }: ErrorEnvelope['error']) {
    // a code of a newer server is none that anything here asks for
    super(code as ErrorCode, { status, message, data });
    this.validationErrors = validationErrors;
  }
}

/** Reads the envelope from a failed reply; undefined for a reply that is none of ours, a proxy's say. */
export function readCallError(body: unknown, status: number): CallError | undefined {
  return isEnvelope(body) ? new CallError(status, body.error) : undefined;
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  const error = (body as Partial<ErrorEnvelope> | null | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string' && Array.isArray(error.validationErrors);
}

/** Answers that say that somebody may see it no more, or that it is gone. */
const final = [403, 404];
export const isFinal = (error: unknown): error is CallError => error instanceof CallError && final.includes(error.status);

/** What every call answers once a center is closed, or somebody is frozen or works there no more. */
const endsSignIn = new Set<ErrorCode>([
  'Business:CenterStateInvalid',
  'Business:UserInTenantRoleFrozen',
  'Business:UserHasNoAvailableTenant',
]);
export const isPutOut = (error: unknown): error is CallError => error instanceof CallError && endsSignIn.has(error.code);

/** Whether a failure ends with the person led elsewhere: to sign in, or to choose what they act for. */
export const leadsAway = (error: unknown): error is CallError =>
  error instanceof CallError && (error.status === 401 || error.code === 'Trellis:ChooseRole' || isPutOut(error));

const away = 503;

/**
 * Whether a failed read is asked again: a reply is final, but one that says to come back, for half a minute, in which another server of the database
 * takes over; without a reply the network may have blinked.
 */
export const asksAgain = (count: number, error: unknown): boolean =>
  error instanceof CallError ? error.status === away && count < 5 : count < 2;

/** What antd's form.setFields takes: each fault of the server at its field. */
export function fieldErrors(error: unknown): { name: (string | number)[]; errors: string[] }[] {
  if (!(error instanceof CallError)) return [];
  return error.validationErrors.flatMap(({ message, members }) =>
    members.map((member) => ({ name: member.split('.'), errors: [message] })),
  );
}

/** Whether a list refused the order that its address names. */
export const isAboutOrder = (error: unknown): boolean =>
  error instanceof CallError && error.validationErrors.some(({ members }) => members.includes('sorting'));
