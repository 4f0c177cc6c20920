import { type DrawingMode, drawingModeAfter, fitScale, pageChangeDelay } from '@trellis/contract/files/viewing';
import { Button, Flex, Skeleton, Typography } from 'antd';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Document, type DocumentProps, Page } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { useCurrentUser } from '../../app/current-user.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { DownloadFailed } from './download-failed.tsx';
import { pdfResources } from './pdf-worker.ts';
import { Watermark } from './watermark.tsx';

type LoadedDocument = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

type Size = Parameters<typeof fitScale>[0];

/** Milliseconds until a page is drawn anew for a window that changes. */
const widthChangeDelay = 150;
const windowWidth = () => window.innerWidth;
function followWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** A PDF page by page under the reader's watermark. */
export function PdfViewer({ url, onRetry }: { url: string; onRetry: () => void }) {
  const { t } = useTranslation('files');
  const user = useCurrentUser();
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [mode, setMode] = useState<DrawingMode>('full');
  const [sizes, setSizes] = useState<readonly Size[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const shown = useDebounced(page, pageChangeDelay);
  const options = useMemo(() => ({ ...pdfResources, enableHWA: mode === 'full' }), [mode]);
  const width = useDebounced(useSyncExternalStore(followWindow, windowWidth), widthChangeDelay);
  const size = sizes[shown - 1];
  const scale = size && fitScale(size, width);

  const open = async (document: LoadedDocument) => {
    const sizes = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getViewport({ scale: 1 })),
    );
    setSizes(sizes);
    setPages(document.numPages);
  };
  const waiting = <Skeleton active paragraph={{ rows: 12 }} />;

  if (hasFailed) return <DownloadFailed onRetry={onRetry} />;
  return (
    <Flex vertical gap="middle" align="center">
      <Document
        key={mode}
        file={url}
        options={options}
        loading={waiting}
        onLoadSuccess={(document) => void open(document).catch(() => setFailed(true))}
        onLoadError={() => setFailed(true)}
      >
        {scale !== undefined && (
          <div className="document-sheet">
            <Page
              pageNumber={shown}
              scale={scale}
              loading={waiting}
              renderTextLayer={mode === 'full'}
              renderAnnotationLayer={mode === 'full'}
              onRenderError={(error) => setMode((current) => drawingModeAfter(current, error))}
            />
            <Watermark viewer={user} />
          </div>
        )}
      </Document>
      {pages > 0 && (
        <Flex gap="middle" align="center" justify="center" wrap component="nav" aria-label={t('review.pdfTitle')}>
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('review.previous')}
          </Button>
          <Typography.Text aria-live="polite">{t('review.page', { page, pages })}</Typography.Text>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('review.next')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
