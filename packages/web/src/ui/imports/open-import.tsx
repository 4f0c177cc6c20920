import { ImportOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** From a list to the page where more of it comes in from a file. */
export function OpenImport({ path }: { path: string }) {
  const { t } = useTranslation('ui');
  const { history } = useRouter();
  return (
    <Button icon={<ImportOutlined aria-hidden />} onClick={() => history.push(path)}>
      {t('import')}
    </Button>
  );
}
