import type { ReviewState } from '@trellis/contract/suggestions/rules';
import type { Meaning } from '../../ui/status.tsx';

export const reviewMeanings: Record<ReviewState, Meaning> = { UnReviewed: 'waiting', Accepted: 'good', Rejected: 'neutral' };
