import { CatchBoundary } from '@tanstack/react-router';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { report } from '../../app/reporting.ts';
import { DownloadFailed } from './download-failed.tsx';

const PdfViewer = lazy(async () => ({ default: (await import('./pdf-viewer.tsx')).PdfViewer }));

interface Props {
  url: string;
  /** When its address was given. */
  givenAt: number;
  onRetry: () => void;
}

/** A PDF in its place on a page; whatever breaks there leaves the page around it alone. */
export function PdfPlace({ url, givenAt, onRetry }: Props) {
  return (
    <CatchBoundary
      getResetKey={() => givenAt}
      onCatch={(error) => void report(error)}
      errorComponent={() => <DownloadFailed onRetry={() => window.location.reload()} />}
    >
      <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
        <PdfViewer key={givenAt} url={url} onRetry={onRetry} />
      </Suspense>
    </CatchBoundary>
  );
}
