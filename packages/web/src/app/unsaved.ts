/** A form of the page that somebody may have typed into. */
interface Unsaved {
  isChanged: () => boolean;
  /** Asks whether what was typed may be thrown away. */
  mayDiscard: () => Promise<boolean>;
}

const forms = new Set<Unsaved>();
const waiting = new Set<() => void>();

/** Counts a form until it is gone. */
export function watchUnsaved(form: Unsaved): () => void {
  forms.add(form);
  return () => {
    forms.delete(form);
    // a form that is drawn anew is counted again at once
    if (waiting.size > 0) window.setTimeout(goOn);
  };
}

/** Whether something was typed that is stored nowhere. */
export const hasUnsaved = (): boolean => [...forms].some((form) => form.isChanged());

/** Does something that may take forms away once nothing is typed that would be lost with them; twice is once. */
export function onceSaved(act: () => void): void {
  waiting.add(act);
  goOn();
}

function goOn(): void {
  if (hasUnsaved()) return;
  const ready = [...waiting];
  waiting.clear();
  for (const act of ready) act();
}

/** Whether the page may be left: each changed form is asked, the last opened first, until one says no. */
export async function mayLeave(): Promise<boolean> {
  for (const form of [...forms].toReversed()) {
    if (form.isChanged() && !(await form.mayDiscard())) return false;
  }
  return true;
}
