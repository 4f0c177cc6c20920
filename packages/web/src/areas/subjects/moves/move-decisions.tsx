import type { SubjectMove } from '@trellis/contract/subject-moves/calls';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { useAsk } from '../../../ui/use-ask.ts';
import { useDecideMove } from './queries.ts';

/** What is decided about a move while it is asked for: here it is taken or declined, there taken back. */
export function MoveDecisions({ move }: { move: SubjectMove }) {
  const { t } = useTranslation('subjects');
  const { can } = useCurrentUser();
  const ask = useAsk();
  const { accept, refuse, withdraw } = useDecideMove();
  if (move.state !== 'asked' || !can('PFE.UserManagement.Subject.Write')) return null;
  const { id, subjectName: name, centerName: center } = move;
  const take = () =>
    void ask({
      title: t('move.accept.title', { name }),
      text: t('move.accept.text', { center }),
      ok: t('move.accept.action'),
      run: () => accept.mutateAsync({ id }),
      done: t('move.accept.done', { name }),
    });
  const decline = () =>
    void ask({ title: t('move.refuse.title', { name }), ok: t('move.refuse.action'), run: () => refuse.mutateAsync({ id }) });
  const takeBack = () =>
    void ask({ title: t('move.withdraw.title', { name }), ok: t('move.withdraw.action'), run: () => withdraw.mutateAsync({ id }) });
  if (move.isSent)
    return (
      <Button size="small" onClick={takeBack}>
        {t('move.withdraw.action')}
      </Button>
    );
  return (
    <Flex gap="small">
      <Button size="small" type="primary" onClick={take}>
        {t('move.accept.action')}
      </Button>
      <Button size="small" onClick={decline}>
        {t('move.refuse.action')}
      </Button>
    </Flex>
  );
}
