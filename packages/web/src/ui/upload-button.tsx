import { Button, Flex, Progress, Typography, Upload } from 'antd';
import type { ReactNode } from 'react';
import type { useUpload } from './use-upload.ts';

/** What may be chosen as a picture, and as a document. */
export const accepted = { picture: 'image/jpeg,image/png,image/webp', pdf: 'application/pdf', video: 'video/mp4,video/webm' } as const;

interface Props {
  id?: string;
  upload: ReturnType<typeof useUpload>;
  accept: string;
  text: string;
  /** For readers who cannot see what it stands beside. */
  label?: string;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** Told while a file is on its way. */
  uploading: (name: string) => string;
  /** Told while none is. */
  hint?: string;
  /** Stands beside the button: how to do without. */
  children?: ReactNode;
}

/** Chooses a file and uploads it at once; how far it is stands below. */
export function UploadButton(props: Props) {
  const { id, upload, accept, text, label, isDisabled = false, isBusy = false, uploading, hint, children } = props;
  const { current } = upload;
  return (
    <Flex vertical gap="small" style={{ flex: 1, minWidth: 'min(100%, calc(var(--space-1) * 60))' }}>
      <Flex gap="small" wrap>
        <Upload
          id={id}
          accept={accept}
          showUploadList={false}
          disabled={isDisabled || current !== undefined}
          beforeUpload={(file) => {
            void upload.start(file);
            return false;
          }}
        >
          <Button aria-label={label} disabled={isDisabled} loading={isBusy || current !== undefined}>
            {text}
          </Button>
        </Upload>
        {children}
      </Flex>
      {current && (
        <div role="status">
          <Typography.Text>{uploading(current.name)}</Typography.Text>
          <Progress percent={current.percent} aria-label={uploading(current.name)} />
        </div>
      )}
      {!current && hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
    </Flex>
  );
}
