import { useQuery } from '@tanstack/react-query';
import { doseMeasures } from '@trellis/contract/vr-classroom/report-words';
import { Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { quiet } from '../../ui/quiet.ts';
import { TitledCard } from '../../ui/titled-card.tsx';

/** What a child's tests found over the sessions that it took; nothing as long as there is no test. */
export function DoseCard({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('vrClassroom');
  const { zone } = useCurrentUser();
  const [shown, setShown] = useState<(typeof doseMeasures)[number]>('dPrime');
  const query = useQuery(api.vrClassroom.doseResponse.queryOptions({ input: { subjectId }, ...quiet }));
  const value = t(`report.measure.${shown}`);
  const { title: _title, hint: _hint, score: _score, ...words } = t('dose', { returnObjects: true });
  return (
    <Loaded query={query}>
      {({ tests, taken }) => {
        const points = tests.flatMap(({ time, sessions, measures }) => {
          const found = measures.find(({ id }) => id === shown);
          return found?.value == null ? [] : [{ ...found, value: found.value, sessions, name: formatDateTime(time, zone) }];
        });
        if (tests.length === 0) return null;
        return (
          <TitledCard title={t('dose.title')}>
            <Flex vertical gap="small">
              <Segmented
                vertical
                aria-label={t('dose.score')}
                value={shown}
                onChange={setShown}
                options={doseMeasures.map((id) => ({ value: id, label: t(`report.measure.${id}`) }))}
              />
              <ChartFigure chart={{ kind: 'dose', title: t('dose.title'), headers: { ...words, value }, tests: points, taken }} />
              <Typography.Text type="secondary">{t('dose.hint')}</Typography.Text>
            </Flex>
          </TitledCard>
        );
      }}
    </Loaded>
  );
}
