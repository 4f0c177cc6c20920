import { listed } from './manifest.ts';

/** Every declared resource. What is kept of all of them is read from here: that their changes are on record, that each has its words. */
export const resources = listed('resources');
