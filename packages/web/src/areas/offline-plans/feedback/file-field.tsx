import { Button, Flex, Progress, Typography, Upload } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../../ui/upload-file.ts';
import { useCountedUpload } from '../../../ui/uploads-of-form.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { useUnsaved } from '../../../ui/use-unsaved.ts';
import type { FieldProps } from './field-props.ts';
import { fileIdsOf, StoredFile } from './stored-file.tsx';

interface Waiting {
  uid: string;
  file: File;
  percent: number;
  failure: string | null;
}

/** Pictures or videos of an answer: uploaded at once, kept as file ids. */
export function FileField({ property, id, value, onChange }: FieldProps) {
  const { t, i18n } = useTranslation('offlinePlans');
  const failureText = useFailureText();
  const count = useCountedUpload();
  const isVideo = property.type === 'VideoPicker';
  const fileIds = fileIdsOf(value);
  // several uploads may end between two renders: each adds to the latest ids
  const latest = useRef(fileIds);
  useLayoutEffect(() => {
    latest.current = fileIdsOf(value);
  }, [value]);
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  // an answer that is left before its file is there is without it
  useUnsaved(() => waiting.some(({ failure }) => failure === null), false);
  const isFull = fileIds.length + waiting.length >= (property.extraProperties.count ?? Number.POSITIVE_INFINITY);

  const setFileIds = (ids: string[]) => {
    latest.current = ids;
    onChange?.(ids);
  };
  const change = (uid: string, part: Partial<Waiting>) =>
    setWaiting((list) => list.map((entry) => (entry.uid === uid ? { ...entry, ...part } : entry)));
  const leave = (uid: string) => setWaiting((list) => list.filter((entry) => entry.uid !== uid));
  const send = async (uid: string, file: File) => {
    change(uid, { percent: 0, failure: null });
    try {
      const stored = await uploadFile(isVideo ? 'feedbackVideo' : 'feedbackImage', file, i18n.language, (percent) =>
        change(uid, { percent }),
      );
      leave(uid);
      setFileIds([...latest.current, stored.id]);
      return true;
    } catch (error) {
      change(uid, { failure: failureText(error as Error) });
      return false;
    }
  };
  const upload = (uid: string, file: File) => count(send(uid, file));

  return (
    <Flex vertical gap="small" role="group" aria-label={property.displayName}>
      <Flex gap="middle" wrap>
        {fileIds.map((fileId, index) => (
          <Flex key={fileId} vertical gap="small">
            <StoredFile fileId={fileId} isVideo={isVideo} position={index + 1} />
            <Button
              aria-label={t('field.removeFile', { name: t(isVideo ? 'field.video' : 'field.picture', { position: index + 1 }) })}
              onClick={() => setFileIds(latest.current.filter((other) => other !== fileId))}
            >
              {t('word.remove')}
            </Button>
          </Flex>
        ))}
      </Flex>
      {waiting.map((entry) => (
        <WaitingFile key={entry.uid} entry={entry} onRetry={() => void upload(entry.uid, entry.file)} onRemove={() => leave(entry.uid)} />
      ))}
      <Upload
        id={id}
        accept={isVideo ? 'video/*' : 'image/*'}
        showUploadList={false}
        disabled={isFull}
        beforeUpload={(file) => {
          setWaiting((list) => [...list, { uid: file.uid, file, percent: 0, failure: null }]);
          void upload(file.uid, file);
          return false;
        }}
      >
        <Button disabled={isFull}>{isVideo ? t('field.addVideo') : t('field.addImage')}</Button>
      </Upload>
    </Flex>
  );
}

function WaitingFile({ entry, onRetry, onRemove }: { entry: Waiting; onRetry: () => void; onRemove: () => void }) {
  const { t } = useTranslation('offlinePlans');
  const { name } = entry.file;
  if (entry.failure === null) {
    return (
      <Flex vertical role="status">
        <Typography.Text>{t('word.uploading', { name })}</Typography.Text>
        <Progress percent={entry.percent} status="active" aria-label={t('word.uploading', { name })} />
      </Flex>
    );
  }
  return (
    <Flex vertical gap="small" role="alert">
      <Typography.Text type="danger">{t('field.uploadFailed', { name, message: entry.failure })}</Typography.Text>
      <Flex gap="small">
        <Button onClick={onRetry}>{t('word.tryAgain')}</Button>
        <Button aria-label={t('field.removeFile', { name })} onClick={onRemove}>
          {t('word.remove')}
        </Button>
      </Flex>
    </Flex>
  );
}
