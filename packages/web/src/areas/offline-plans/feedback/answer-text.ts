import { otherPrefix } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';

/** An answer as a person reads it; stars and files are drawn. */
export function answerText(property: FeedbackProperty, value: FeedbackValue['value'], words: { yes: string; no: string }): string {
  const options = property.extraProperties.options ?? [];
  const textOf = (part: string) =>
    part.startsWith(otherPrefix) ? part.slice(otherPrefix.length) : (options.find((option) => option.value === part)?.text ?? part);
  switch (property.type) {
    case 'Boolean':
      return value === true ? words.yes : words.no;
    case 'Selection':
      return textOf(String(value));
    case 'Checkbox':
      return (Array.isArray(value) ? value : [String(value)]).map(textOf).join(', ');
    default:
      return String(value);
  }
}

/** The form's questions that were answered, with what was said. */
export function answersOf(properties: readonly FeedbackProperty[], feedbacks: readonly FeedbackValue[]) {
  return properties.flatMap((property) => {
    const feedback = feedbacks.find((candidate) => candidate.programFeedbackPropertyId === property.id);
    return feedback ? [{ property, value: feedback.value }] : [];
  });
}
