import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnlyRead } from '../app/current-user.ts';
import { downloadOrLater } from './download.ts';
import { useLaterFile } from './later-file.ts';
import { useFailureText } from './use-failure-text.ts';

interface Props {
  /** The call that answers the file. */
  path: string;
  /** What the list is filtered by at the moment. */
  query: Record<string, string | number | boolean | undefined>;
  /** GET unless told. */
  method?: 'GET' | 'POST';
  /** What stands on it, where it is no list that leaves. */
  text?: string;
}

/**
 * Fetches a list as it is filtered as an Excel file, under the name that the server gives it; one that takes long is written while people go on, and they
 * are told. The past of a child leaves as a PDF alone.
 */
export function ExportButton({ path, query, method = 'GET', text }: Props) {
  const { t } = useTranslation('ui');
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [isFetching, setFetching] = useState(false);
  const comesLater = useLaterFile();
  const isOnlyRead = use(OnlyRead);
  const fetchFile = async () => {
    setFetching(true);
    try {
      const texts = Object.entries(query).map(([name, value]) => [name, value === undefined ? undefined : String(value)] as const);
      const exportId = await downloadOrLater(path, Object.fromEntries(texts), method);
      if (exportId) comesLater(exportId);
    } catch (error) {
      void message.error(failureText(error as Error));
    } finally {
      setFetching(false);
    }
  };
  if (isOnlyRead) return null;
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isFetching} onClick={() => void fetchFile()}>
      {text ?? t('export')}
    </Button>
  );
}
