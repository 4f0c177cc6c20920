import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { z } from 'zod';
import { type Change, currentOf, differences } from './stale.ts';
import { untouched } from './untouched.ts';

interface Editing<T, Values extends object> {
  form: FormInstance<Values>;
  schema: z.ZodType<T>;
  /** What the form holds of it; what is left out stays as it is. */
  valuesOf: (item: T) => Partial<Values>;
  /** What is compared with what somebody else saved. */
  told: (item: T) => Change[];
}

interface Known<T> {
  /** What was opened, not what a refetch brings; after a refusal, what somebody else saved: its stamp goes along with the save. */
  known: T | undefined;
  /** What differs since, once a save was refused for it. */
  changes: Change[] | undefined;
  /** Saves; false where the save says so, or somebody else saved meanwhile: the form stays open, and saves over it the next time. */
  attempt: (save: (known: T | undefined) => Promise<unknown>) => Promise<boolean>;
}

/** What a form was opened with. Whoever saves over somebody else's change is shown it first. `opened` may come later than the form. */
export function useKnown<T extends object, Values extends object>(
  opened: T | null | undefined,
  { form, schema, valuesOf, told }: Editing<T, Values>,
): Known<T> {
  const [known, setKnown] = useState(opened ?? undefined);
  const [changes, setChanges] = useState<Change[]>();
  if (!known && opened) setKnown(opened);
  const attempt: Known<T>['attempt'] = async (save) => {
    try {
      return (await save(known)) !== false;
    } catch (problem) {
      const current = currentOf(problem, schema);
      if (!current || !known) throw problem;
      // what was not typed here is not saved over
      const values: Partial<Values> = form.getFieldsValue(true);
      form.setFieldsValue(untouched(values, valuesOf(known), valuesOf(current)) as never);
      setChanges(differences(told(known), told(current)));
      setKnown(current);
      return false;
    }
  };
  return { known, changes, attempt };
}
