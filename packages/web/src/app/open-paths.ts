import { isGuestPage } from './guest.ts';

export const callbackPath = '/callback';
/** Pages for people who have no account yet, or come by a mailed link. */
const openPaths: readonly string[] = [callbackPath, '/activate', '/updateEmail', '/mailbox'];

/** Whether an address stands before the sign-in. */
export const isOpen = (pathname: string): boolean => openPaths.includes(pathname) || isGuestPage(pathname);
