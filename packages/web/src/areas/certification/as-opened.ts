import { quiet } from '../../ui/quiet.ts';

/** A form as it stands when it is opened: what is typed from then on is not overwritten. */
export const asOpened = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, ...quiet } as const;
