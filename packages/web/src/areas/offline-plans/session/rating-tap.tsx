import { defaultFeedbacks, defaultStars, onlyRating } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackValue, PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Rate } from 'antd';

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
      <Rate value={0} count={rating.extraProperties.count ?? defaultStars} onChange={rate} />
    </div>
  );
}
