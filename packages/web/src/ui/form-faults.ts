import type { FormInstance } from 'antd';
import { fieldErrors } from '../app/call-error.ts';

/** The faults that the server found, as the form that was sent marks them at its fields. */
export function faultsOf<Values>(error: unknown): Parameters<FormInstance<Values>['setFields']>[0] {
  return fieldErrors(error) as Parameters<FormInstance<Values>['setFields']>[0];
}
