import { contentTypes } from '@trellis/contract/chat/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { watchUnsaved } from '../../../app/unsaved.ts';
import { uploadFile } from '../../../ui/upload-file.ts';
import { useFailureText } from '../../../ui/use-failure-text.ts';
import { sendMessage } from '../sending.ts';

type Kind = 'chatPicture' | 'chatFile' | 'chatVoice';
interface Attached {
  file: File;
  kind: Kind;
  duration?: number | undefined;
}

const typeOf = { chatPicture: contentTypes.picture, chatFile: contentTypes.file, chatVoice: contentTypes.voice } as const;

/** Uploads a file and sends it; one that did not arrive stays here, to be sent again, also where whoever sends it is put out meanwhile. */
export function useAttachment(conversationID: string) {
  const { i18n } = useTranslation();
  const failureText = useFailureText();
  const [current, setCurrent] = useState<{ name: string; percent: number }>();
  const [failed, setFailed] = useState<Attached & { reason: string }>();
  const isHere = useEffectEvent(() => current !== undefined || failed !== undefined);
  useEffect(() => watchUnsaved({ isChanged: isHere, mayDiscard: async () => true }), []);
  const start = async ({ file, kind, duration }: Attached) => {
    setFailed(undefined);
    setCurrent({ name: file.name, percent: 0 });
    try {
      const { id } = await uploadFile(kind, file, i18n.language, (percent) => setCurrent({ name: file.name, percent }));
      sendMessage({
        conversationID,
        contentType: typeOf[kind],
        fileId: id,
        ...(kind === 'chatFile' && { text: file.name }),
        ...(duration !== undefined && { duration }),
      }).catch(() => undefined);
    } catch (error) {
      setFailed({ file, kind, duration, reason: failureText(error as Error) });
    } finally {
      setCurrent(undefined);
    }
  };
  return {
    current,
    failed,
    send: (file: File, kind: Kind, duration?: number) => void start({ file, kind, duration }),
    again: () => failed && void start(failed),
    forget: () => setFailed(undefined),
  };
}
