import type { FeedbackProperty } from '@trellis/contract/offline-plans/feedback-schemas';
import type { FieldValue } from '../feedback/values.ts';

export interface PlainFieldProps {
  property: FeedbackProperty;
  value: FieldValue | null | undefined;
  onChange: (value: FieldValue | null) => void;
  /** What a field says of itself to whoever cannot see it. */
  said: { 'aria-labelledby': string; 'aria-describedby': string | undefined; 'aria-invalid': boolean; 'aria-required': boolean };
}
