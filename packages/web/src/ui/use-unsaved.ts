import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { watchUnsaved } from '../app/unsaved.ts';
import { UnsavedPlace } from './unsaved-place.ts';
import { useAsk } from './use-ask.ts';

/**
 * What was typed into a form is not thrown away unasked by a menu click, the Back button, a reload, an ended sign-in or the drawer around it that
 * closes. Answers the same question for the form's own way out.
 */
export function useUnsaved(isChanged: () => boolean, isSending: boolean): () => Promise<boolean> {
  const { t } = useTranslation('ui');
  const ask = useAsk();
  const place = useContext(UnsavedPlace);
  const mayDiscard = () =>
    ask({ title: t('form.discardTitle'), text: t('form.discardText'), ok: t('word.discard'), cancel: t('form.keep'), danger: true });
  // a save may lead to another page
  useEffect(() => watchUnsaved({ isChanged, mayDiscard: async () => isSending || mayDiscard() }));
  const mayClose = async () => !isChanged() || isSending || mayDiscard();
  useEffect(() => {
    place?.add(mayClose);
    return () => void place?.delete(mayClose);
  });
  return async () => !isChanged() || mayDiscard();
}
