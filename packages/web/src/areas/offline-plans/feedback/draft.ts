import { keptByTab } from '../../../app/storage.ts';
import type { FormValues } from './values.ts';

const keyOf = (formKey: string) => `trellis.draft.${formKey}`;

/** What was typed into a form and not yet saved; survives a reload of the tab. */
export const readDraft = (formKey: string): FormValues | null => keptByTab.readJson<FormValues>(keyOf(formKey)) ?? null;

export const keepDraft = (formKey: string, values: FormValues): boolean => keptByTab.writeJson(keyOf(formKey), values);

/** Forgets a draft once its form was saved. */
export const dropDraft = (formKey: string): boolean => keptByTab.write(keyOf(formKey), undefined);
