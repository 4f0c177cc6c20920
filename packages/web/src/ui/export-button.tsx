import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from './download.ts';
import { useFailureText } from './use-failure-text.ts';

interface Props {
  /** The call that answers the file. */
  path: string;
  /** What the list is filtered by at the moment. */
  query: Record<string, string | number | boolean | undefined>;
  /** GET unless told. */
  method?: 'GET' | 'POST';
}

/** Fetches a list as it is filtered as an Excel file, under the name that the server gives it. */
export function ExportButton({ path, query, method = 'GET' }: Props) {
  const { t } = useTranslation('ui');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [isFetching, setFetching] = useState(false);
  const fetchFile = async () => {
    setFetching(true);
    try {
      const texts = Object.entries(query).map(([name, value]) => [name, value === undefined ? undefined : String(value)] as const);
      await download(path, Object.fromEntries(texts), method);
    } catch (error) {
      void message.error(failureText(error as Error));
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isFetching} onClick={() => void fetchFile()}>
      {t('export')}
    </Button>
  );
}
