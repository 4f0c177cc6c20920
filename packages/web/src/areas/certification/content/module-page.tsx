import { trainingModule } from '@trellis/contract/certification/module';
import type { ItemOf } from '@trellis/contract/resources/resource';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { useCurrentUser } from '../../../app/current-user.ts';
import { DeclaredPage } from '../../../ui/resource/declared-page.tsx';
import { CodeDialog } from '../code-dialog.tsx';
import { formatPrice } from '../format-price.ts';
import { useModuleCode } from './queries.ts';

type Module = ItemOf<typeof trainingModule>;

/** What trainers can learn. */
export function TrainingModulePage() {
  const { t, i18n } = useTranslation('certification');
  const [coded, setCoded] = useState<Module>();
  return (
    <>
      <DeclaredPage
        of={trainingModule}
        calls={api.trainingModules}
        mayWrite={useCurrentUser().canWrite('RocketSystem.TrainingContent')}
        columns={['displayName', 'price', 'learningDays', 'medals', 'trainerCount']}
        cells={{
          displayName: ({ name, displayName }) => (
            <Flex vertical>
              {displayName}
              <Typography.Text type="secondary">{name}</Typography.Text>
            </Flex>
          ),
          price: ({ price, currency }) => formatPrice(price, currency, i18n.language),
        }}
        actions={(item) => [{ key: 'code', label: t('trainingModules.code'), onClick: () => setCoded(item) }]}
      />
      {coded && <ModuleCode module={coded} onClose={() => setCoded(undefined)} />}
    </>
  );
}

function ModuleCode({ module: { id, displayName: name }, onClose }: { module: Module; onClose: () => void }) {
  const { t } = useTranslation('certification');
  return (
    <CodeDialog
      title={t('code.moduleTitle', { name })}
      about={t('code.moduleAbout')}
      fileName={name}
      code={useModuleCode(id)}
      onClose={onClose}
    />
  );
}
