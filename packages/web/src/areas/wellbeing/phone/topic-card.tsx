import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestWellbeing } from '@trellis/contract/wellbeing/guest-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PlainCard } from '../../../ui/plain-card.tsx';

/** What the family reads and does today, and that it was done. */
export function TopicCard({ topic }: { topic: NonNullable<GuestWellbeing['topic']> }) {
  const { t } = useTranslation('wellbeing');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation(
    api.guestWellbeing.topicDone.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => client.invalidateQueries({ queryKey: api.guestWellbeing.key() }),
    }),
  );
  const { weekThemeId, dailyTopicId, title, content, minutes, isDone } = topic;
  return (
    <PlainCard title={t('phone.topic', { title })} extra={isDone ? t('phone.topicDone') : t('word.minutes', { count: minutes })}>
      <p className="as-written">{content}</p>
      {error && <Notice level="error" title={error.message} />}
      {!isDone && (
        <div className="form-turn">
          <button type="button" className="frame-action" disabled={isPending} onClick={() => mutate({ weekThemeId, dailyTopicId })}>
            {t('phone.didTopic')}
          </button>
        </div>
      )}
    </PlainCard>
  );
}
