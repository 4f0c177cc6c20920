import { defaultFeedbacks, defaultStars, onlyRating } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import type { KeyboardEvent } from 'react';
import { Stars } from '../../../ui/stars.tsx';

interface RatingTapProps {
  item: PlanItem;
  onRate: (feedbacks: FeedbackValue[]) => void;
}

/** The stars of an exercise whose form asks for nothing else: one tap says that it was done, and how. */
export function RatingTap({ item, onRate }: RatingTapProps) {
  const rating = onlyRating(item.feedbackProperties);
  if (!rating) return null;
  const rate = (value: number) => {
    const others = defaultFeedbacks(item.feedbackProperties);
    if (value > 0) onRate([{ programFeedbackPropertyId: rating.id, value }, ...others]);
  };
  return (
    <div className="rating-tap" role="group" aria-label={rating.displayName}>
      {/* an arrow would answer with the next star */}
      <Stars
        value={0}
        count={rating.extraProperties.count ?? defaultStars}
        keyboard={false}
        tabIndex={-1}
        onChange={rate}
        onKeyDown={moveAmongStars}
      />
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Arrows go from star to star; Enter, as the stars know it, and the space bar choose one. */
function moveAmongStars(event: KeyboardEvent<HTMLUListElement>): void {
  const stars = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = stars.findIndex((star) => star === document.activeElement);
  const step = steps[event.key];
  if (step) stars[at + step]?.focus();
  if (event.key === ' ') stars[at]?.click();
  if (step || event.key === ' ') event.preventDefault();
}
