import { CallError } from '../../app/call-error.ts';

const days = ['startTime', 'endTime'];

/** A failure to issue, as the form has its fields: what is wrong with the first or the last day is wrong with the period. */
export function atPeriod(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const { status, code, message, data } = error;
  const validationErrors = error.validationErrors.map((fault) => ({
    ...fault,
    members: fault.members.map((member) => (days.includes(member) ? 'period' : member)),
  }));
  return new CallError(status, { code, message, data, details: null, validationErrors });
}
