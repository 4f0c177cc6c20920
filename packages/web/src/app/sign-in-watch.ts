import { watched } from './watched.ts';

interface Ended {
  /** What was said of it, where somebody lost the place that they work at. */
  why?: string;
}

/** That the sign-in ended while something was typed that would be lost by leaving. */
export const signInEnded = watched<Ended | undefined>(undefined);
