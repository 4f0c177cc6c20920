import { FilePdfOutlined } from '@ant-design/icons';
import type { PdfDocument } from '@trellis/contract/documents';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../app/call-error.ts';
import { download } from './download.ts';

interface Props {
  document: PdfDocument;
  /** Of the child, the questionnaire or the contract. */
  id: string;
  /** What the page shows of it at the moment. */
  filter?: Record<string, string | undefined>;
  className?: string;
}

/** Fetches what a page shows as a PDF, in the language of the page and under the name that the server gives it. */
export function PdfButton({ document, id, filter = {}, className }: Props) {
  const { t } = useTranslation('ui');
  const { notification } = App.useApp();
  const [isFetching, setFetching] = useState(false);
  const fetchPdf = async () => {
    setFetching(true);
    try {
      await download('/downloadPdf', { ...filter, document, id }, 'POST');
    } catch (error) {
      const reason = error instanceof CallError && error.code !== 'downloadFail' ? error.message : undefined;
      notification.error({ title: t('downloadFail'), description: reason });
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button className={className} icon={<FilePdfOutlined />} loading={isFetching} onClick={() => void fetchPdf()}>
      {t('downloadPdf')}
    </Button>
  );
}
