import type { HistoryItem } from '@trellis/contract/exams/paper-schemas';
import { scoreText } from '@trellis/contract/exams/rules';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDateTime } from '../../../app/format.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PaperState } from '../paper-status.tsx';
import { useHistory } from '../queries.ts';

/** The exams that a trainer handed in, the latest first. */
export function ExamHistory({ trainerId }: { trainerId: string }) {
  const { t, i18n } = useTranslation('exams');
  const { zone } = useCurrentUser();
  const points = (score: number) => scoreText(score, i18n.language);
  return (
    <Loaded query={useHistory(trainerId)}>
      {({ items }) => (
        <CardTable<HistoryItem>
          label={t('history.title')}
          rows={items}
          empty={t('history.empty')}
          columns={[
            { key: 'time', title: t('history.time'), render: (_, { submitTime }) => formatDateTime(submitTime, zone) },
            { key: 'module', title: t('list.module'), dataIndex: 'moduleName' },
            {
              key: 'type',
              title: t('history.type'),
              render: (_, { isMakeUp }) => `${t('history.written')} · ${t(isMakeUp ? 'type.MAKEUP' : 'type.FIRST')}`,
            },
            { key: 'attempt', title: t('history.attempt'), dataIndex: 'submitTimes' },
            {
              key: 'score',
              title: t('list.score'),
              render: (_, { score, total }) => (score === null ? t('word.nothing') : `${points(score)} / ${points(total)}`),
            },
            {
              key: 'result',
              title: t('history.result'),
              render: (_, { passed }) => (
                <PaperState
                  paper={{ isAwaitingJudgement: passed === null, status: passed === null ? 'DOING' : passed ? 'PASSED' : 'FAILED' }}
                />
              ),
            },
            { key: 'by', title: t('history.by'), dataIndex: 'fillerUserName' },
          ]}
        />
      )}
    </Loaded>
  );
}
