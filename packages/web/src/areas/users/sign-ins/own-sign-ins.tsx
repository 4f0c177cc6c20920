import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../app/sign-in.ts';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { useAsk } from '../../../ui/use-ask.ts';
import { useSignIns } from '../queries.ts';
import { SignInList } from './sign-in-list.tsx';

/** Where the person is signed in, at whatever place; ending the one that acts is signing out. */
export function OwnSignIns() {
  const { t } = useTranslation('users');
  const ask = useAsk();
  const { list, end } = useSignIns();
  const items = list.data?.items ?? [];
  const others = items.filter(({ isCurrent }) => !isCurrent);
  const told = (count: number) => toast('success', t('signInList.ended', { count }));
  const endOne = (id: string) => {
    if (items.some((item) => item.id === id && item.isCurrent)) return void signOut();
    whenKept(end, { id }, ({ ended }) => told(ended));
  };
  const endOthers = () =>
    ask({
      title: t('signInList.othersTitle'),
      text: t('signInList.willEnd', { count: others.length }),
      ok: t('signInList.endOthers'),
      run: async () => {
        for (const { id } of others) await end.mutateAsync({ id });
        told(others.length);
      },
    });
  return (
    <TitledCard title={t('signInList.own')}>
      <Flex vertical gap="middle">
        <SignInList list={list} onEnd={endOne} isEnding={end.isPending} />
        {others.length > 1 && (
          <Button danger style={{ alignSelf: 'start' }} onClick={() => void endOthers()}>
            {t('signInList.endOthers')}
          </Button>
        )}
      </Flex>
    </TitledCard>
  );
}
