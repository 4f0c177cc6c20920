import { z } from 'zod';

/** What something of the library is known by, in formulas of reports and in files that carry the library elsewhere. */
export const libraryCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/)
  .meta({ examples: ['BAL-01'] });
