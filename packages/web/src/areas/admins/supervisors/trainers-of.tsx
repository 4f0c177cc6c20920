import type { Supervisor } from '@trellis/contract/admins/supervisors/calls';
import { Flex, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSupervisorActions } from './use-supervisor-actions.ts';

interface Props {
  supervisor: Supervisor;
  mayWrite: boolean;
}

/** Whom somebody supervises, each with the way to supervise them no more. */
export function TrainersOf({ supervisor: { id, name, trainers }, mayWrite }: Props) {
  const { t } = useTranslation('admins');
  const { release } = useSupervisorActions();
  if (trainers.length === 0) return <Typography.Text type="secondary">{t('supervisors.noTrainers')}</Typography.Text>;
  return (
    <Flex gap="var(--space-1)" wrap>
      {trainers.map((trainer) => (
        <Tag
          key={trainer.id}
          closable={mayWrite && { 'aria-label': t('supervisors.releaseNamed', { trainer: trainer.name, name }) }}
          onClose={(event) => {
            // it goes when the list says so
            event.preventDefault();
            release(trainer, id);
          }}
        >
          {trainer.name}
        </Tag>
      ))}
    </Flex>
  );
}
