import type { LineChart } from '@trellis/contract/charts/figures';
import { type WellbeingField, wellbeingFields, wellbeingInputs } from '@trellis/contract/wellbeing/inputs';
import type { WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { Button, Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import type { Goal } from './kinds.ts';
import { type PlanInfo, usePlanInfo, useWellbeingChanges } from './queries.ts';
import { goalText } from './value-text.ts';

interface Props {
  kind: WellbeingKind;
  subjectId: string;
  /** Given where a goal may be set. */
  onSet?: ((latest: Goal | undefined) => void) | undefined;
}

/** What is aimed at, and how the latest weeks went. */
export function PlanInfoCard({ kind, subjectId, onSet }: Props) {
  return (
    <Loaded query={usePlanInfo(kind, subjectId)}>
      {(info) => (
        <Flex vertical gap="middle">
          <Goals kind={kind} info={info} onSet={onSet} />
          <Weeks kind={kind} weeks={info.weeks} />
        </Flex>
      )}
    </Loaded>
  );
}

/** The goal in force, and those that are to come. */
function Goals({ kind, info: { goal, goals }, onSet }: Pick<Props, 'kind' | 'onSet'> & { info: PlanInfo }) {
  const { t } = useTranslation('wellbeing');
  const ask = useAsk();
  const { removeGoal } = useWellbeingChanges(kind);
  const shown = goals.filter((one) => one.id === goal?.id || !goal || one.fromDay > goal.fromDay);
  const remove = ({ id, concurrencyStamp, fromDay }: Goal) =>
    ask({
      title: t('goal.removeTitle', { date: formatDate(fromDay) }),
      text: t('goal.removeText'),
      ok: t('word.delete'),
      danger: true,
      run: () => removeGoal.mutateAsync({ id, concurrencyStamp }),
    });
  return (
    <section aria-label={t('goal.title')}>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={3} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
          {t('goal.title')}
        </Typography.Title>
        {onSet && <Button onClick={() => onSet(goals[0])}>{t('goal.open')}</Button>}
      </Flex>
      {shown.length === 0 && <Typography.Text type="secondary">{t('goal.none')}</Typography.Text>}
      <ul className="plain-list">
        {shown.map((one) => (
          <li key={one.id}>
            {t(one.id === goal?.id ? 'goal.since' : 'goal.from', { goal: goalText(t, kind, one), date: formatDate(one.fromDay) })}
            {onSet && (
              <Button
                type="link"
                size="small"
                aria-label={t('goal.removeTitle', { date: formatDate(one.fromDay) })}
                onClick={() => void remove(one)}
              >
                {t('word.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A figure week by week; weeks of which nothing is recorded are left out. */
function Weeks({ kind, weeks }: { kind: WellbeingKind; weeks: PlanInfo['weeks'] }) {
  const { t } = useTranslation('wellbeing');
  const measures: readonly WellbeingField[] = wellbeingFields[kind].week;
  const [chosen, choose] = useState(measures[0] ?? 'hours');
  if (weeks.length === 0) return null;
  const title = t(`weeks.${chosen as (typeof wellbeingFields)[WellbeingKind]['week'][number]}`);
  const chart: LineChart & { title: string } = {
    kind: 'line',
    title,
    headers: { name: t('weekOf'), value: title },
    ...(wellbeingInputs[chosen].input === 'stars' && { most: 5 }),
    points: weeks.map((week) => ({ name: formatDate(week.start), value: Number(week[chosen]) })),
  };
  return (
    <section aria-label={t('weeksTitle')}>
      <Flex justify="space-between" align="center" gap="small" wrap>
        <Typography.Title level={3} style={{ fontSize: 'var(--text-large)', margin: 0 }}>
          {t('weeksTitle')}
        </Typography.Title>
        {measures.length > 1 && (
          <Segmented
            aria-label={t('measure')}
            value={chosen}
            options={measures.map((value) => ({ value, label: t(`fields.${value}`) }))}
            onChange={choose}
          />
        )}
      </Flex>
      <ChartFigure chart={chart} />
    </section>
  );
}
