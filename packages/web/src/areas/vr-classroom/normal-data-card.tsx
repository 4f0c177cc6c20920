import { normSet } from '@trellis/contract/scoring/norms';
import { App, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/card-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Status } from '../../ui/status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useNormalData, useNormChanges } from './norm-queries.ts';
import { useNames } from './use-names.ts';

/** The tests that may be compared with, and norms made of them. */
export function NormalDataCard({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation('vrClassroom');
  const names = useNames();
  const [paradigm, setParadigm] = useState<string>();
  return (
    <TitledCard title={t('norms.normal')}>
      <Loaded query={useNormalData()}>
        {({ items, least }) => (
          <Flex vertical gap="middle">
            <Typography.Text type="secondary">{t('norms.normalHint', { least })}</Typography.Text>
            {items.length === 0 && <Typography.Text>{t('norms.noNormal')}</Typography.Text>}
            {items.map(({ paradigm: own, cells }) => (
              <section key={own} aria-label={names.task(own)}>
                <Flex justify="space-between" align="center">
                  <Typography.Text strong>{names.task(own)}</Typography.Text>
                  {mayWrite && cells.some(({ isUsed }) => isUsed) && <Button onClick={() => setParadigm(own)}>{t('norms.make')}</Button>}
                </Flex>
                <CardTable
                  label={names.task(own)}
                  rowKey="key"
                  rows={cells.map((cell) => ({ ...cell, key: `${cell.sex} ${cell.years}` }))}
                  columns={[
                    { key: 'sex', title: t('norms.sex'), render: (_, cell) => t(`norms.${cell.sex}`) },
                    { key: 'years', title: t('norms.years'), render: (_, { years }) => years },
                    { key: 'n', title: t('norms.measured'), render: (_, { n }) => n },
                    {
                      key: 'state',
                      title: t('word.state'),
                      render: (_, { isUsed }) => (
                        <Status meaning={isUsed ? 'good' : 'neutral'}>{t(isUsed ? 'norms.enough' : 'norms.few')}</Status>
                      ),
                    },
                  ]}
                />
              </section>
            ))}
          </Flex>
        )}
      </Loaded>
      {paradigm && <MakeDialog paradigm={paradigm} onClose={() => setParadigm(undefined)} />}
    </TitledCard>
  );
}

function MakeDialog({ paradigm, onClose }: { paradigm: string; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const { make } = useNormChanges();
  const save = async (values: { id: string; source: string }) => {
    const { version } = await make.mutateAsync({ ...values, paradigm });
    void message.success(t('norms.saved', { version }));
  };
  return (
    <FormDialog title={t('norms.makeTitle')} okText={t('norms.make')} onSave={save} onClose={onClose}>
      <TextField name="id" label={t('word.name')} schema={normSet.shape.id} />
      <TextField name="source" label={t('norms.source')} schema={normSet.shape.source} isLong />
    </FormDialog>
  );
}
