import { createContext, useState } from 'react';

/** Asks a form whether what was typed into it may be thrown away. */
type MayDiscard = () => Promise<boolean>;

/** The forms of what is open beside a page. */
export const UnsavedPlace = createContext<Set<MayDiscard> | undefined>(undefined);

/** Where the forms of what is open beside a page say what they hold (`useUnsaved`), and its way out: each that was typed into is asked first. */
export function useUnsavedPlace(close: () => void) {
  const [forms] = useState(() => new Set<MayDiscard>());
  const leave = async () => {
    for (const mayDiscard of forms) if (!(await mayDiscard())) return;
    close();
  };
  return { forms, leave };
}
