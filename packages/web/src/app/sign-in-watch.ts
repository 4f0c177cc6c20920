import { watched } from './watched.ts';

/** Whether the sign-in ended while something was typed that would be lost by leaving. */
export const signInEnded = watched(false);
