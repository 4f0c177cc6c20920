import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { FieldValue } from './values.ts';

export interface FieldProps {
  property: FeedbackProperty;
  /** The form's own: id, value and change handler of the field. */
  id?: string;
  value?: FieldValue | null;
  onChange?: (value: FieldValue | null) => void;
}
