import { DownOutlined, ImportOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

interface Import {
  path: string;
  /** What it brings in; said where there are several. */
  label: string;
}

/** From a list to the page where more of it comes in from a file, or to one of several. */
export function OpenImport({ of }: { of: readonly [Pick<Import, 'path'>] | readonly Import[] }) {
  const { t } = useTranslation('ui');
  const { history } = useRouter();
  const [only, ...others] = of;
  const icon = <ImportOutlined aria-hidden />;
  if (only && others.length === 0) {
    return (
      <Button icon={icon} onClick={() => history.push(only.path)}>
        {t('import')}
      </Button>
    );
  }
  const items = (of as readonly Import[]).map(({ path, label }) => ({ key: path, label, onClick: () => history.push(path) }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={icon}>
        {t('import')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
