import type { LocalText } from './languages.ts';

/** One refusal: its HTTP status and what the person reads. `{name}` is filled from the error's data. */
export type ErrorEntry = LocalText & { status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507 };
