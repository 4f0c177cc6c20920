import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { quiet } from '../../ui/quiet.ts';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useAsk } from '../../ui/use-ask.ts';

const often = 5000;

/** How many tests are scored by the formulae in force; the others are scored anew, one after the other, whoever watches. */
export function ScoringCard({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation('vrClassroom');
  const query = useQuery({
    ...api.scoring.progress.queryOptions({ input: {}, ...quiet }),
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? often : false),
  });
  return (
    <TitledCard title={t('scoring.title')}>
      <Loaded query={query}>
        {({ version, recordings, current, waiting, failed }) => (
          <Flex vertical gap="small" align="start">
            <Typography.Text>{t('scoring.current', { version, current, recordings })}</Typography.Text>
            <Progress
              aria-label={t('scoring.title')}
              percent={recordings === 0 ? 100 : Math.floor((100 * current) / recordings)}
              status={waiting > 0 ? 'active' : 'normal'}
            />
            {waiting > 0 && <Typography.Text role="status">{t('scoring.waiting', { count: waiting })}</Typography.Text>}
            {failed > 0 && <Typography.Text type="danger">{t('scoring.failed', { count: failed })}</Typography.Text>}
            {mayWrite && current < recordings && <ScoreAll count={recordings - current} isUnderWay={waiting > 0} />}
          </Flex>
        )}
      </Loaded>
    </TitledCard>
  );
}

function ScoreAll({ count, isUnderWay }: { count: number; isUnderWay: boolean }) {
  const { t } = useTranslation('vrClassroom');
  const ask = useAsk();
  const client = useQueryClient();
  const recompute = useMutation(
    api.scoring.recompute.mutationOptions({ onSuccess: () => client.invalidateQueries({ queryKey: api.scoring.key() }) }),
  );
  const start = () =>
    ask({
      title: t('scoring.ask', { count }),
      text: t('scoring.kept'),
      ok: t('scoring.start'),
      run: () => recompute.mutateAsync({}),
    });
  return (
    <Button loading={recompute.isPending} disabled={isUnderWay} onClick={() => void start()}>
      {t('scoring.start')}
    </Button>
  );
}
