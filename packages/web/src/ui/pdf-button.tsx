import { FilePdfOutlined } from '@ant-design/icons';
import type { PdfDocument } from '@trellis/contract/documents';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../app/call-error.ts';
import { download } from './download.ts';

interface Look {
  size?: 'small';
  className?: string;
  /** What it is called among several of its kind, and what stands on it then. */
  label?: string;
  text?: string;
}

interface Props extends Look {
  document: PdfDocument;
  /** Of the child, the questionnaire, the contract or the payment. */
  id: string;
  /** What the page shows of it at the moment. */
  filter?: Record<string, string | undefined>;
}

/** Fetches what a page shows as a PDF, in the language of the page and under the name that the server gives it. */
export function PdfButton({ document, id, filter = {}, ...look }: Props) {
  return <PdfFileButton path="/downloadPdf" query={{ ...filter, document, id }} method="POST" {...look} />;
}

interface FileProps extends Look {
  /** The call that answers the file. */
  path: string;
  query?: Record<string, string | undefined>;
  method?: 'GET' | 'POST';
}

/** The same where a call of its own answers the document, as behind a link. */
export function PdfFileButton({ path, query = {}, method = 'GET', label, text, ...look }: FileProps) {
  const { t } = useTranslation('ui');
  const { notification } = App.useApp();
  const [isFetching, setFetching] = useState(false);
  const fetchPdf = async () => {
    setFetching(true);
    try {
      await download(path, query, method);
    } catch (error) {
      const reason = error instanceof CallError && error.code !== 'downloadFail' ? error.message : undefined;
      notification.error({ title: t('downloadFail'), description: reason });
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button {...look} aria-label={label} icon={<FilePdfOutlined aria-hidden />} loading={isFetching} onClick={() => void fetchPdf()}>
      {text ?? t('downloadPdf')}
    </Button>
  );
}
