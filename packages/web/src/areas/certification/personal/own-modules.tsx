import { switchDelay } from '@trellis/contract/certification/rules';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Flex, Skeleton, Tabs } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useTrainerModule } from '../trainer/queries.ts';
import { ModuleStatus } from '../trainer/status-tags.tsx';
import { OwnModule } from './own-module.tsx';

interface Props {
  modules: readonly TrainerTrainingModule[];
  /** The module that the address names; the latest without one. */
  shown: string | undefined;
  onShow: (id: string) => void;
}

/** One's own modules side by side. Whoever clicks through them loads only the one where they stay. */
export function OwnModules({ modules, shown, onShow }: Props) {
  const { t } = useTranslation('certification');
  const named = modules.find(({ id }) => id === shown)?.id ?? modules[0]?.id ?? '';
  const [chosen, setChosen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (id: string) => {
    setChosen(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onShow(id);
      setChosen(undefined);
    }, switchDelay);
  };
  return (
    <section aria-label={t('personal.modules')}>
      <Tabs
        activeKey={chosen ?? named}
        onChange={choose}
        items={modules.map(({ id, trainingModule, status }) => ({
          key: id,
          label: (
            <Flex gap="small" align="center">
              {trainingModule.displayName}
              <ModuleStatus status={status} />
            </Flex>
          ),
          children: id === named ? <Loaded id={id} /> : <Skeleton active />,
        }))}
      />
    </section>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useTrainerModule(id);
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return data ? <OwnModule module={data} /> : <Skeleton active paragraph={{ rows: 6 }} />;
}
