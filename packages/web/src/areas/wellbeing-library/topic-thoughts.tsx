import { topicThoughtText } from '@trellis/contract/wellbeing-library/thought-calls';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Thoughts } from '../../ui/thoughts.tsx';
import { useTopicThoughts } from './child-queries.ts';

interface Props {
  templateId: string;
  weekThemeId: string;
  dailyTopicId: string;
  mayWrite: boolean;
}

/** What staff think of a topic where it stands in a week of a template; whoever looks after several centers only reads. */
export function TopicThoughts({ templateId, weekThemeId, dailyTopicId, mayWrite }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  const { canWrite } = useCurrentUser();
  const at = { templateId, weekThemeId, dailyTopicId };
  const { thoughts, add } = useTopicThoughts(at);
  return (
    <Thoughts
      thoughts={thoughts}
      schema={topicThoughtText}
      words={{
        title: t('thoughts.title'),
        none: t('thoughts.none'),
        label: t('thoughts.label'),
        add: t('thoughts.add'),
        more: t('thoughts.more'),
        by: ({ name, time }) => t('thoughts.by', { name: name ?? t('thoughts.somebody'), time }),
      }}
      onAdd={mayWrite && canWrite('Pdt.Thought') ? (values) => add.mutateAsync({ ...at, ...values }) : undefined}
    />
  );
}
