import { type ContractTerms, publishTerms } from '@trellis/contract/contracts/signing/terms-calls';
import { type Language, toLanguage } from '@trellis/contract/languages';
import { Button, Card, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { formatDay } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { limitsOf } from '../../../ui/form-limits.ts';
import { LocalTextFields } from '../../../ui/local-text.tsx';
import { usePublishTerms, useTerms } from './queries.ts';

const { maxLength } = limitsOf(publishTerms.shape.body.shape.en);

/** The terms that families sign with a contract, and the next version of them. */
export function TermsCard() {
  const { t, i18n } = useTranslation('contracts');
  const { zone } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const terms = useTerms().data as ContractTerms | undefined;
  if (!terms) return null;
  const { version, body, creatorName, creationTime } = terms;
  const date = formatDay(creationTime, zone);
  return (
    <Card
      size="small"
      title={t('terms.title')}
      extra={
        <Button size="small" onClick={() => setOpen(true)}>
          {t('terms.edit')}
        </Button>
      }
    >
      <Typography.Paragraph type="secondary">
        {creatorName ? t('terms.versionBy', { version, date, name: creatorName }) : t('terms.version', { version, date })}
      </Typography.Paragraph>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', marginBlockEnd: 0 }}>{body[languageOf(i18n.language)]}</Typography.Paragraph>
      {isOpen && <TermsDrawer terms={terms} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function TermsDrawer({ terms, onClose }: { terms: ContractTerms; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const publish = usePublishTerms();
  const save = async ({ body }: Pick<ContractTerms, 'body'>) => {
    const { version } = await publish.mutateAsync({ body, version: terms.isOwn ? terms.version : 0 });
    toast('success', t('terms.published', { version }));
  };
  return (
    <FormDrawer<Pick<ContractTerms, 'body'>>
      title={t('terms.edit')}
      initialValues={{ body: terms.body }}
      saveText={t('terms.publish')}
      onSave={save}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{t('terms.about')}</Typography.Paragraph>
      <LocalTextFields name="body" label={t('terms.title')} maxLength={maxLength} isLong />
    </FormDrawer>
  );
}

const languageOf = (locale: string): Language => toLanguage(locale as Parameters<typeof toLanguage>[0]) ?? 'en';
