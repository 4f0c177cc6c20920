import { createContext, use } from 'react';
import { formatDateTime, formatDrawerDateTime } from '../app/format.ts';

/** Whether something is drawn in a drawer. */
export const InDrawer = createContext(false);

/** How a moment is written where this is drawn: in a drawer with the year first, elsewhere as everywhere. */
export const useMomentText = (): typeof formatDateTime => (use(InDrawer) ? formatDrawerDateTime : formatDateTime);
