/** A form of the page that somebody may have typed into. */
interface Unsaved {
  isChanged: () => boolean;
  /** Asks whether what was typed may be thrown away. */
  mayDiscard: () => Promise<boolean>;
}

const forms = new Set<Unsaved>();

/** Counts a form until it is gone. */
export function watchUnsaved(form: Unsaved): () => void {
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether something was typed that is stored nowhere. */
export const hasUnsaved = (): boolean => [...forms].some((form) => form.isChanged());

/** Whether the page may be left: each changed form is asked, the last opened first, until one says no. */
export async function mayLeave(): Promise<boolean> {
  for (const form of [...forms].toReversed()) {
    if (form.isChanged() && !(await form.mayDiscard())) return false;
  }
  return true;
}
