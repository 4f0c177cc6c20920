import { useMatch } from '@tanstack/react-router';

/** The address of the page that asks, and not yet that of the one which is on its way. */
export const useOwnAddress = () => useMatch({ strict: false, select: ({ pathname, search }) => ({ pathname, search }) });
