import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { toast } from '../../../app/toast.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { BarsField, byTemplate, type MadeBy, MadeByFields } from '../customized/made-by-fields.tsx';
import { SharesTold } from '../customized/shares-told.tsx';
import { refreshPlans } from '../queries.ts';

/** Chooses the exercises of the sessions to come anew, by the latest report or as the template has them; says what comes of it. */
export function RearrangeDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const { t } = useTranslation(['planSettings', 'customizedPlans']);
  const client = useQueryClient();
  const input = { userOfflinePlanId: planId };
  const { data: basis, error } = useQuery(api.planArrangement.rearrangement.queryOptions({ input, staleTime: 0, gcTime: 0 }));
  const rearrange = useMutation(api.planArrangement.rearrange.mutationOptions({ meta: { quiet: true } }));
  const customize = useMutation(api.customizedPlans.customize.mutationOptions({ meta: { quiet: true } }));
  const save = async ({ madeBy = byTemplate, bars }: MadeBy) => {
    const { sessions } =
      madeBy === byTemplate
        ? await rearrange.mutateAsync({ ...input, bars })
        : await customize.mutateAsync({ userOfflineTrainingPlanId: planId, userAssessmentId: madeBy, bars });
    toast('success', t('rearrange.done', { count: sessions }));
    await refreshPlans(client);
  };
  return (
    <FormDialog<MadeBy>
      isTouched
      title={t('rearrange.title')}
      okText={t('rearrange.ok')}
      isLoading={!basis}
      problem={error}
      onSave={save}
      onClose={onClose}
    >
      {basis && (
        <>
          <Typography.Paragraph>{t('rearrange.text', { count: basis.sessions })}</Typography.Paragraph>
          <MadeByFields customized={basis.customized} first="report">
            <Typography.Text>{t('rearrange.fromTemplate')}</Typography.Text>
            <SharesTold shares={basis.shares} />
          </MadeByFields>
          <BarsField initialValue={basis.bars} />
        </>
      )}
    </FormDialog>
  );
}
