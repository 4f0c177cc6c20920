import { thoughtText } from '@trellis/contract/focus/schemas';
import { useTranslation } from 'react-i18next';
import { Thoughts as ThoughtList } from '../../ui/thoughts.tsx';
import { useFocusChanges, useThoughts } from './queries.ts';

interface Props {
  subjectId: string;
  mayWrite: boolean;
}

/** What staff noted on a program, the latest first, and where to note more. */
export function Thoughts({ subjectId, mayWrite }: Props) {
  const { t } = useTranslation('focus');
  const { addThought } = useFocusChanges();
  return (
    <ThoughtList
      thoughts={useThoughts(subjectId)}
      schema={thoughtText}
      words={{
        title: t('thoughts.title'),
        none: t('thoughts.none'),
        label: t('thoughts.label'),
        add: t('thoughts.add'),
        more: t('thoughts.more'),
        by: ({ name, time }) => t('thoughts.by', { name: name ?? t('thoughts.somebody'), time }),
      }}
      onAdd={mayWrite ? (values) => addThought.mutateAsync({ subjectId, ...values }) : undefined}
    />
  );
}
