import type { ErrorCode } from '@trellis/contract/errors';

export interface RefusalDetail {
  /** Names of the input's fields that the refusal is about. */
  members?: readonly string[];
  /** Fills the placeholders of the text and travels with the error. */
  data?: Record<string, unknown>;
  /** What is wrong field by field, where a rule finds more than one fault. Messages are in the caller's language. */
  validationErrors?: readonly { message: string; members: string[] }[];
}

/** A rule said no: its code is in the catalogue, which has the status and the text. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;

  constructor(code: ErrorCode, detail: RefusalDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** Refuses with a code of the catalogue; the transaction rolls back. */
export function refuse(code: ErrorCode, detail?: RefusalDetail): never {
  throw new Refusal(code, detail);
}
