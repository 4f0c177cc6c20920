import type { FileKind } from '@trellis/contract/files/calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';
import { useFailureText } from './use-failure-text.ts';

/** One upload at a time: what is on its way and how far; `onUploaded` goes on with the file. What fails is told. */
export function useUpload(kind: FileKind, onUploaded: (file: UploadedFile) => Promise<unknown>) {
  const { i18n } = useTranslation();
  const failureText = useFailureText();
  const [current, setCurrent] = useState<{ name: string; percent: number }>();
  const start = async (file: File) => {
    setCurrent({ name: file.name, percent: 0 });
    try {
      await onUploaded(await uploadFile(kind, file, i18n.language, (percent) => setCurrent({ name: file.name, percent })));
    } catch (error) {
      toast('error', failureText(error as Error));
    } finally {
      setCurrent(undefined);
    }
  };
  return { current, start };
}
