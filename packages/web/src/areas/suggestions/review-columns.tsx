import type { SuggestionType } from '@trellis/contract/suggestions/rules';
import type { Suggestion } from '@trellis/contract/suggestions/schemas';
import { type TableColumnsType, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDay } from '../../app/format.ts';
import { type RowAction, RowActions } from '../../ui/row-actions.tsx';
import { Status } from '../../ui/status.tsx';
import { useSuggestionChanges } from './queries.ts';
import { reviewMeanings } from './review-meanings.ts';

/** What the list for review says of each, and what is done with it. */
export function useReviewColumns(type: SuggestionType, onAnswer: (suggestion: Suggestion) => void): TableColumnsType<Suggestion> {
  const { t } = useTranslation('suggestions');
  const { zone, canWrite } = useCurrentUser();
  const actionsOf = useReviewActions(onAnswer);
  const status: TableColumnsType<Suggestion> = [
    {
      key: 'status',
      title: t('field.status'),
      render: (_, { review, status: shown }) => (review === 'Accepted' ? t(`status.${shown}`) : t('word.nothing')),
    },
  ];
  const actions: TableColumnsType<Suggestion> = [
    {
      key: 'actions',
      title: t('word.actions'),
      render: (_, suggestion) => <RowActions name={suggestion.programTitle} actions={actionsOf(suggestion)} />,
    },
  ];
  return [
    { key: 'program', title: t('field.program'), render: (_, { programCode, programTitle }) => `${programTitle} (${programCode})` },
    { key: 'content', title: t('field.content'), width: '30%', render: (_, { content }) => <Written>{content}</Written> },
    {
      key: 'review',
      title: t('field.review'),
      render: (_, { review }) => <Status meaning={reviewMeanings[review]}>{t(`review.${review}`)}</Status>,
    },
    ...(type === 'Gamification' ? status : []),
    { key: 'likes', title: t('field.likes'), align: 'right', render: (_, { likes }) => likes },
    { key: 'creator', title: t('field.creator'), render: (_, { creator }) => creator ?? t('word.nothing') },
    { key: 'center', title: t('field.center'), render: (_, { tenantName }) => tenantName ?? t('word.nothing') },
    { key: 'created', title: t('field.created'), render: (_, { creationTime }) => formatDay(creationTime, zone) },
    { key: 'reply', title: t('field.reply'), render: (_, { reply }) => (reply === null ? t('word.nothing') : <Written>{reply}</Written>) },
    ...(canWrite('RocketSystem.ProgramSuggestion.Review') ? actions : []),
  ];
}

const Written = ({ children }: { children: string }) => (
  <Typography.Paragraph className="as-written" ellipsis={{ rows: 3, expandable: 'collapsible' }}>
    {children}
  </Typography.Paragraph>
);

function useReviewActions(onAnswer: (suggestion: Suggestion) => void) {
  const { t } = useTranslation('suggestions');
  const { review, show } = useSuggestionChanges();
  return (suggestion: Suggestion): RowAction[] => {
    const { id, concurrencyStamp, type, review: state, status, reply } = suggestion;
    const judge = (next: typeof state) => ({
      key: next,
      label: t(`judge.${next}`),
      onClick: () => review.mutate({ id, concurrencyStamp, review: next }),
    });
    const placed = status === 'Public' ? 'Hide' : 'Public';
    const place = { key: placed, label: t(`place.${placed}`), onClick: () => show.mutate({ id, concurrencyStamp, status: placed }) };
    return [
      ...(['Accepted', 'Rejected'] as const).filter((next) => next !== state).map(judge),
      { key: 'answer', label: reply === null ? t('reply.answer') : t('reply.correct'), onClick: () => onAnswer(suggestion) },
      ...(type === 'Gamification' && state === 'Accepted' ? [place] : []),
    ];
  };
}
