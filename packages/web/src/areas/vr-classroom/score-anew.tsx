import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { useLiveRefresh } from '../../app/live/use-live-refresh.ts';
import { quiet } from '../../ui/quiet.ts';

/** Where nothing is told, in milliseconds. */
const often = 20_000;

/** Scores a test by the formulae in force, where its report comes from others; the report is shown anew once that is done. */
export function ScoreAnew({ caseId, subjectId }: { caseId: string; subjectId: string }) {
  const { t } = useTranslation('vrClassroom');
  const { can } = useCurrentUser();
  const client = useQueryClient();
  const generate = useMutation(api.vrScores.generateReport.mutationOptions());
  useLiveRefresh('jobs', [api.vrScores.regenerateList.key()], ({ kind }) => kind === 'scoreRun');
  const runs = useQuery({
    ...api.vrScores.regenerateList.queryOptions({ input: { userId: subjectId }, ...quiet }),
    enabled: generate.isSuccess,
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'Create') ? often : false),
  });
  const status = runs.data?.items.find((run) => run.caseId === caseId)?.status;
  useEffect(() => {
    if (status === 'Success') void client.invalidateQueries({ queryKey: api.vrReports.key() });
  }, [status, client]);
  if (!can('RocketSystem.Vrat.Write')) return null;
  const isWaiting = generate.isPending || (generate.isSuccess && status !== 'Success' && status !== 'Failed');
  return (
    <>
      <Button loading={isWaiting} onClick={() => generate.mutate({ caseId })}>
        {t('documents.scoreAnew')}
      </Button>
      {status === 'Failed' && <span role="alert">{t('documents.scoreFailed')}</span>}
    </>
  );
}
