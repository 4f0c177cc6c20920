import { Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { whenKept } from '../../app/when-kept.ts';
import { CenterSelect } from '../../ui/center-select.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useCenters } from './queries.ts';

interface Props {
  template: { id: string; title: string };
  onClose: () => void;
}

/** The centers that have a template: granted to some more, withdrawn from one. */
export function CentersOfTemplate({ template, onClose }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  return (
    <SideDrawer title={t('centers.of', { name: template.title })} onClose={onClose}>
      <Centers template={template} />
    </SideDrawer>
  );
}

function Centers({ template: { id: templateId, title } }: Pick<Props, 'template'>) {
  const { t } = useTranslation('wellbeingLibrary');
  const mayGrant = useCurrentUser().canWrite('Pdt.TemplateGrant');
  const ask = useAsk();
  const { centers, grant, withdraw } = useCenters(templateId);
  const [chosen, choose] = useState<string[]>([]);
  const give = () => whenKept(grant, { templateId, tenantIds: chosen }, () => choose([]));
  const askWithdraw = (center: { id: string; name: string }) =>
    ask({
      title: t('centers.withdrawTitle', { name: title, center: center.name }),
      text: t('centers.withdrawText'),
      ok: t('centers.withdraw'),
      danger: true,
      run: () => withdraw.mutateAsync({ templateId, tenantId: center.id }),
    });
  return (
    <Flex vertical gap="middle">
      {mayGrant && (
        <Form layout="vertical" onFinish={give}>
          <Form.Item label={t('centers.add')} extra={t('centers.hint')} htmlFor="granted-centers">
            <CenterSelect id="granted-centers" mode="multiple" value={chosen} onChange={choose} style={{ width: '100%' }} />
          </Form.Item>
          <Button type="primary" htmlType="submit" disabled={chosen.length === 0} loading={grant.isPending}>
            {t('centers.grant')}
          </Button>
        </Form>
      )}
      <Loaded query={centers}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography.Text type="secondary">{t('centers.none')}</Typography.Text>
          ) : (
            <ul aria-label={t('centers.open')} style={{ margin: 0, paddingInlineStart: 'var(--space-6)' }}>
              {items.map((center) => (
                <li key={center.id}>
                  <Flex align="center" justify="space-between" gap="small">
                    {center.name}
                    {mayGrant && (
                      <Button
                        type="text"
                        danger
                        aria-label={t('centers.withdrawFrom', { center: center.name })}
                        onClick={() => void askWithdraw(center)}
                      >
                        {t('centers.withdraw')}
                      </Button>
                    )}
                  </Flex>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Flex>
  );
}
