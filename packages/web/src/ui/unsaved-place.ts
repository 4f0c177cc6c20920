import { createContext } from 'react';

/** Asks a form whether what was typed into it may be thrown away. */
export type MayDiscard = () => Promise<boolean>;

/** The forms of what is open beside a page: whoever closes it is asked by each that was typed into. */
export const UnsavedPlace = createContext<Set<MayDiscard> | undefined>(undefined);
