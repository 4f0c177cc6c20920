import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../ui/use-ask.ts';
import { useCurrentUser } from '../current-user.ts';
import { ownerOf } from '../offline/kept-reads.ts';
import { countUnsent } from '../offline/kept-store.ts';
import { signOut } from '../sign-in.ts';

/** Signs out; asks first where something was said that the center does not have. */
export function Leaving({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation('unsent');
  const ask = useAsk();
  const owner = ownerOf(useCurrentUser());
  const leave = useEffectEvent(async () => {
    const count = await countUnsent(owner);
    const question = {
      title: t('leaving.title'),
      text: t('leaving.text', { count }),
      ok: t('leaving.signOut'),
      danger: true,
    };
    if (count === 0 || (await ask(question))) await signOut();
    else onStay();
  });
  useEffect(() => void leave(), []);
  return null;
}
