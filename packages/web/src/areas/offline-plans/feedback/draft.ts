import type { FormValues } from './values.ts';

const keyOf = (formKey: string) => `trellis.draft.${formKey}`;

/** What was typed into a form and not yet saved; survives a reload of the tab. */
export function readDraft(formKey: string): FormValues | null {
  try {
    const text = sessionStorage.getItem(keyOf(formKey));
    return text ? (JSON.parse(text) as FormValues) : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed. A full or forbidden storage only costs the draft, never the form. */
export function keepDraft(formKey: string, values: FormValues): void {
  try {
    sessionStorage.setItem(keyOf(formKey), JSON.stringify(values));
  } catch {
    // the form itself still holds the text
  }
}

/** Forgets a draft once its form was saved. */
export function dropDraft(formKey: string): void {
  try {
    sessionStorage.removeItem(keyOf(formKey));
  } catch {
    // nothing was kept either
  }
}
