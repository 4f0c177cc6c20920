import type { ClassGroup } from '@trellis/contract/groups/schemas';
import { Button, Card, Flex, Skeleton, Typography } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildPlaces } from '../../app/child-places.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { useClassPlans } from './queries.ts';
import type { OpenClassDialog } from './use-class-dialogs.ts';

interface Props {
  group: ClassGroup;
  open: OpenClassDialog | undefined;
}

/** What a class trains, and with whom. */
export function PlanTab({ group, open }: Props) {
  const { t } = useTranslation('groups');
  const { trainers } = group;
  return (
    <Flex vertical gap="middle">
      <Part title={t('detail.plans')} action={undefined}>
        <Suspense fallback={<Skeleton active />}>
          <Plans group={group} />
        </Suspense>
      </Part>
      <Part title={t('detail.choice')} action={open && { text: t('actions.plan'), run: () => open('plan', group) }}>
        <PlanFacts group={group} />
      </Part>
      <Part title={t('columns.trainers')} action={open && { text: t('actions.trainers'), run: () => open('trainers', group) }}>
        {trainers.length > 0 ? (
          trainers.map(({ name }) => name).join(', ')
        ) : (
          <Typography.Text type="secondary">{t('noTrainers')}</Typography.Text>
        )}
      </Part>
    </Flex>
  );
}

/** Its plans, of an area that stands above this one. */
function Plans({ group }: { group: ClassGroup }) {
  const { PlansOfClass } = useChildPlaces();
  return <PlansOfClass group={group} />;
}

interface PartProps {
  title: string;
  action: { text: string; run: () => void } | undefined;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 'inherit', margin: 0 }}>{title}</h2>}
      extra={action && <Button onClick={action.run}>{action.text}</Button>}
    >
      {children}
    </Card>
  );
}

function PlanFacts({ group: { trainingPlanV2Id, trainingPlanV2Name, startDifficulty } }: { group: ClassGroup }) {
  const { t } = useTranslation('groups');
  const plan = useClassPlans(undefined).data?.items.find((each) => each.id === trainingPlanV2Id);
  if (!trainingPlanV2Name) return <Typography.Text type="secondary">{`${t('noPlan')} · ${t('detail.noPlanHint')}`}</Typography.Text>;
  const items = [
    { key: 'plan', label: t('columns.plan'), children: trainingPlanV2Name },
    { key: 'level', label: t('detail.level'), children: startDifficulty },
    // a plan that the center was granted no more is told by its name only
    ...(plan
      ? [
          { key: 'total', label: t('detail.totalNum'), children: plan.totalNum },
          { key: 'trains', label: t('plan.trains'), children: plan.categories.map((category) => category.name).join(', ') },
        ]
      : []),
  ];
  return (
    <Flex vertical gap="small">
      <FactList size="small" column={{ xs: 1, lg: 2 }} items={items} aria-label={t('columns.plan')} />
      {plan && <Typography.Text type="secondary">{plan.description}</Typography.Text>}
    </Flex>
  );
}
