import { Flex, Skeleton, Typography } from 'antd';
import { CodeShown } from './code-shown.tsx';
import { Dialog } from './dialog.tsx';
import { LoadFailed } from './load-failed.tsx';

interface Props {
  title: string;
  about: string;
  /** Of the picture, for readers who cannot see it. */
  label: string;
  /** Names the picture that is downloaded. */
  fileName: string;
  code: { data?: { url: string; expiresAt?: string } | undefined; error: Error | null; refetch: () => unknown };
  onClose: () => void;
}

/** A QR code over the page: to show, to download as a picture, to copy as a link. */
export function CodeDialog({ title, about, label, fileName, code: { data, error, refetch }, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Flex vertical gap="middle">
        <Typography.Text>{about}</Typography.Text>
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton active />}
        {data && <CodeShown label={label} fileName={fileName} url={data.url} expiresAt={data.expiresAt} />}
      </Flex>
    </Dialog>
  );
}
