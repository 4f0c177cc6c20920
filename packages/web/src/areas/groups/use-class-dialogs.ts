import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { useState } from 'react';

type ClassDialog = 'form' | 'plan' | 'trainers' | 'children';
/** A class as far as a dialog must know it before it has read more. */
export type NamedClass = Pick<ClassGroup, 'id' | 'name'>;
export type OpenClassDialog = (dialog: ClassDialog, group: NamedClass) => void;

interface Shown {
  dialog: ClassDialog;
  /** None: a class is being made. */
  group?: NamedClass;
  /** The class was made just now: its plan comes next, and then its coaches. */
  isNew?: boolean;
}

/** Which dialog about which class is open. */
export function useClassDialogs() {
  const [shown, setShown] = useState<Shown>();
  const open: OpenClassDialog = (dialog, group) => setShown({ dialog, group });
  const next: OpenClassDialog = (dialog, group) => setShown({ dialog, group, isNew: true });
  return { shown, open, next, add: () => setShown({ dialog: 'form' }), close: () => setShown(undefined) };
}
export type ClassDialogState = ReturnType<typeof useClassDialogs>;
