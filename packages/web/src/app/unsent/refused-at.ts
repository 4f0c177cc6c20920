import { watched } from '../watched.ts';

/** The pages that show what the center refused of what was said, one a line; light, as the frame of every page watches it. */
export const refusedAt = watched('');
