import type { FormInstance } from 'antd';
import { fieldErrors } from '../app/call-error.ts';

type Name = (string | number)[];

/** The faults that the server found, as the form that was sent marks them at its fields: what is wrong with one of several values at the field of all. */
export function faultsOf<Values>(
  error: unknown,
  form: Pick<FormInstance<Values>, 'getFieldsError'>,
): Parameters<FormInstance<Values>['setFields']>[0] {
  const fields = form.getFieldsError().map(({ name }) => name as Name);
  const placed = fieldErrors(error).map(({ name, errors }) => ({ name: fieldOf(name, fields) ?? name, errors }));
  const faults = [...Map.groupBy(placed, ({ name }) => name.join('.')).values()].flatMap(([first, ...others]) =>
    first ? [{ name: first.name, errors: [...new Set([first, ...others].flatMap(({ errors }) => errors))] }] : [],
  );
  return faults as Parameters<FormInstance<Values>['setFields']>[0];
}

/** The innermost field that a named place is of, or lies in. */
const fieldOf = (place: Name, fields: readonly Name[]): Name | undefined =>
  fields
    .filter((field) => field.every((part, depth) => String(part) === String(place[depth])))
    .toSorted((one, other) => other.length - one.length)[0];
