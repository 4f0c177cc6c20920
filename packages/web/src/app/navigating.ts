import { watched } from './watched.ts';

/** Whether somebody waits for a page: at first they do, and then from each link that is followed until its page is there. */
export const navigating = watched(true);
