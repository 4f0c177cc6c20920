import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../../app/waiting.tsx';
import { answersOf, answerText } from '../feedback/answer-text.ts';
import { defaultStars } from './plain-choices.tsx';

const DeskFiles = lazy(() => import('./desk-files.tsx').then((module) => ({ default: module.DeskFiles })));

interface Props {
  properties: readonly FeedbackProperty[];
  feedbacks: readonly FeedbackValue[];
}

/** What a family said of a session, to read. */
export function PlainAnswers({ properties, feedbacks }: Props) {
  const { t } = useTranslation('offlinePlans');
  const answered = answersOf(properties, feedbacks);
  if (answered.length === 0) return <p className="quiet">{t('forms.noFeedbackData')}</p>;
  return (
    <dl className="answered">
      {answered.map(({ property, value }) => (
        <div key={property.id}>
          <dt>{property.displayName}</dt>
          <dd>
            <Answer property={property} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ property, value }: { property: FeedbackProperty; value: FeedbackValue['value'] }) {
  const { t } = useTranslation('offlinePlans');
  const { type, extraProperties } = property;
  if (type === 'Rating') return t('field.ratingOf', { value: Number(value), count: extraProperties.count ?? defaultStars });
  if (type === 'ImagePicker' || type === 'VideoPicker') {
    return (
      <Suspense fallback={<Waiting />}>
        <DeskFiles value={value} isVideo={type === 'VideoPicker'} />
      </Suspense>
    );
  }
  return answerText(property, value, { yes: t('word.yes'), no: t('word.no') });
}
