import './suggestions.css';
import { HeartFilled, HeartOutlined } from '@ant-design/icons';
import { mayChange, suggestionText } from '@trellis/contract/suggestions/rules';
import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDrawerDateTime } from '../../app/format.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Status } from '../../ui/status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSuggestionChanges } from './queries.ts';
import { reviewMeanings } from './review-meanings.ts';

/** What somebody said, who likes it, and what was answered. */
export function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation('suggestions');
  const { zone } = useCurrentUser();
  const { like } = useSuggestionChanges();
  const [isEditing, setEditing] = useState(false);
  const { id, content, creator, creationTime, isOwn, isLiked, likes, review, reply, repliedAt } = suggestion;
  return (
    <li className="suggestion">
      <Flex gap="small" wrap align="center">
        <Typography.Text strong>{creator ?? t('elsewhere')}</Typography.Text>
        <Typography.Text type="secondary">{formatDrawerDateTime(creationTime, zone)}</Typography.Text>
        {isOwn && <Status meaning={reviewMeanings[review]}>{t(`review.${review}`)}</Status>}
      </Flex>
      <Typography.Paragraph className="as-written">{content}</Typography.Paragraph>
      {reply !== null && (
        <blockquote className="as-written">
          <Typography.Text type="secondary">{t('answeredAt', { time: formatDrawerDateTime(repliedAt, zone) })}</Typography.Text>
          <Typography.Paragraph>{reply}</Typography.Paragraph>
        </blockquote>
      )}
      <Flex gap="small">
        <Button
          aria-pressed={isLiked}
          aria-label={t('likeOf', { count: likes })}
          icon={isLiked ? <HeartFilled aria-hidden /> : <HeartOutlined aria-hidden />}
          loading={like.isPending}
          onClick={() => like.mutate({ id })}
        >
          {likes}
        </Button>
        {mayChange(suggestion) && (
          <Button type="text" onClick={() => setEditing(true)}>
            {t('word.edit')}
          </Button>
        )}
      </Flex>
      {isEditing && <EditDialog suggestion={suggestion} onClose={() => setEditing(false)} />}
    </li>
  );
}

interface Values {
  content: string;
}

function EditDialog({ suggestion: { id, type, content, concurrencyStamp }, onClose }: { suggestion: Suggestion; onClose: () => void }) {
  const { t } = useTranslation('suggestions');
  const { update } = useSuggestionChanges();
  return (
    <FormDialog<Values>
      isTouched
      name="suggestion-edit"
      title={t('editTitle')}
      initialValues={{ content }}
      onSave={(values) => update.mutateAsync({ id, concurrencyStamp, ...values })}
      onClose={onClose}
    >
      <TextField isLong name="content" label={t(`box.label.${type}`)} schema={suggestionText} />
    </FormDialog>
  );
}
