import { ownDataFormats } from '@trellis/contract/tenancy/own-data/calls';
import { Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../../ui/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Everything that the centre has, to be read by other programs. */
export function OwnDataPage() {
  const { t } = useTranslation('tenancy');
  const labels = { json: t('ownData.json'), csv: t('ownData.csv') };
  return (
    <>
      <PageHeader title={t('ownData.title')} />
      <Card>
        <Typography.Paragraph style={{ maxWidth: '72ch' }}>{t('ownData.hint')}</Typography.Paragraph>
        <Flex gap="small" wrap>
          {ownDataFormats.map((format) => (
            <ExportButton key={format} path="/api/business/tenant/ownData" query={{ format }} text={labels[format]} />
          ))}
        </Flex>
      </Card>
    </>
  );
}
