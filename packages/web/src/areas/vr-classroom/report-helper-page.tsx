import { type Locale, type LocalText, toLanguage } from '@trellis/contract/languages';
import { type ReportText, reportText } from '@trellis/contract/vr-classroom/report-text-calls';
import { App, Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { CardTable } from '../../ui/card-table.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { limitsOf } from '../../ui/form-limits.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { LocalTextFields, useTextFacts } from '../../ui/local-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { Status } from '../../ui/status.tsx';
import { useKnown } from '../../ui/use-known.ts';
import { useNormChanges, useReportTexts } from './norm-queries.ts';

/** What reports say of each skill, to be said otherwise. */
export function ReportHelperPage() {
  const { t, i18n } = useTranslation('vrClassroom');
  const mayWrite = useCurrentUser().can('RocketSystem.VratCase.Write');
  const [opened, setOpened] = useState<ReportText>();
  const language = toLanguage(i18n.language as Locale);
  return (
    <Flex vertical gap="middle">
      <PageHeader title={t('menu.reportHelper')} />
      <Typography.Text>{t('helper.about')}</Typography.Text>
      <Loaded query={useReportTexts()}>
        {({ items }) => (
          <CardTable<ReportText>
            label={t('menu.reportHelper')}
            rowKey="code"
            rows={items as ReportText[]}
            columns={[
              { key: 'skill', title: t('helper.skill'), render: (_, { code }) => t(`report.skill.${code}`) },
              { key: 'text', title: t('helper.text'), render: (_, { texts }) => texts[language] },
              {
                key: 'state',
                title: t('word.state'),
                render: (_, { isChanged }) => <Status>{t(isChanged ? 'helper.changed' : 'helper.shipped')}</Status>,
              },
              {
                key: 'actions',
                title: t('word.actions'),
                render: (_, item) =>
                  mayWrite && (
                    <Button aria-label={t('helper.edit', { name: t(`report.skill.${item.code}`) })} onClick={() => setOpened(item)}>
                      {t('word.edit')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {opened && <TextDrawer item={opened} onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}

interface Values {
  texts: LocalText;
}

function TextDrawer({ item, onClose }: { item: ReportText; onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const { message } = App.useApp();
  const { saveText } = useNormChanges();
  const facts = useTextFacts();
  const [form] = Form.useForm<Values>();
  const { changes, attempt } = useKnown<ReportText, Values>(item, {
    form,
    schema: reportText,
    valuesOf: ({ texts }) => ({ texts }),
    told: ({ texts }) => facts('texts', t('helper.text'), texts),
  });
  const save = async ({ texts }: Values) => {
    const isSaved = await attempt((known) =>
      saveText.mutateAsync({ code: item.code, texts, concurrencyStamp: (known ?? item).concurrencyStamp }),
    );
    if (isSaved) void message.success(t('helper.saved'));
    return isSaved;
  };
  return (
    <FormDrawer<Values>
      title={t('helper.edit', { name: t(`report.skill.${item.code}`) })}
      form={form}
      initialValues={{ texts: item.texts }}
      onSave={save}
      onClose={onClose}
    >
      {changes && <StaleNotice changes={changes} />}
      <LocalTextFields name="texts" label={t('helper.text')} maxLength={limitsOf(reportText.shape.texts.shape.en).maxLength} isLong />
    </FormDrawer>
  );
}
