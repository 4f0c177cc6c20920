import type { CurrentUser } from '@trellis/contract/account/schemas';
import { limits } from '@trellis/contract/limits';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { toast } from '../../app/toast.ts';
import { TitledCard } from '../../ui/titled-card.tsx';
import { accepted, UploadButton } from '../../ui/upload-button.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { useUpload } from '../../ui/use-upload.ts';
import { useChangeResumes } from './queries.ts';

/** The person's CVs: each opens in a new tab; those who may keep them add and remove. */
export function ResumesCard({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const ask = useAsk();
  const failureText = useFailureText();
  const change = useChangeResumes();
  const { resumes, canEditResumes } = user;
  const keep = (ids: string[], done: string) =>
    change.mutateAsync({ resumes: ids.map((id) => ({ id })) }).then(() => toast('success', done));
  const ids = resumes.map(({ id }) => id);
  const upload = useUpload('resumes', ({ id }) => keep([...ids, id], t('resumes.added')));
  const remove = (gone: string) =>
    ask({
      title: t('resumes.removeTitle'),
      ok: t('resumes.removeOk'),
      run: () =>
        keep(
          ids.filter((id) => id !== gone),
          t('resumes.removed'),
        ).catch((error: Error) => toast('error', failureText(error))),
    });
  const isFull = resumes.length >= limits.account.resumes;
  return (
    <TitledCard title={t('resumes.title')}>
      <Flex vertical gap="var(--space-3)">
        {resumes.length === 0 && <Typography.Text type="secondary">{t('resumes.none')}</Typography.Text>}
        {resumes.map(({ id, fileName }) => (
          <Flex key={id} align="center" justify="space-between" gap="small">
            {/* with its opener: the new tab is signed in as this one is */}
            <a
              href={`/system/reviewfile?id=${id}`}
              target="_blank"
              rel="opener"
              aria-label={t('resumes.open', { name: fileName })}
              style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {fileName}
            </a>
            {canEditResumes && (
              <Button type="text" aria-label={t('resumes.remove', { name: fileName })} onClick={() => remove(id)}>
                {t('resumes.removeOk')}
              </Button>
            )}
          </Flex>
        ))}
        {canEditResumes && (
          <UploadButton
            upload={upload}
            accept={`${accepted.pdf},${accepted.picture}`}
            text={t('resumes.add')}
            isDisabled={isFull}
            uploading={(name) => t('word.uploading', { name })}
            hint={t('resumes.hint', { max: limits.upload.pdf / 1024 / 1024, count: limits.account.resumes })}
          />
        )}
      </Flex>
    </TitledCard>
  );
}
