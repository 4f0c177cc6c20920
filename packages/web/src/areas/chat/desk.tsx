import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readContent } from '@trellis/contract/chat/content';
import { chatLimits } from '@trellis/contract/chat/rules';
import type { ChatReport, Retention } from '@trellis/contract/chat/schemas';
import { Button, Flex, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { PageForm } from '../../ui/page-form.tsx';
import { quiet } from '../../ui/quiet.ts';
import { TitledCard } from '../../ui/titled-card.tsx';

/** What an administrator decides and is told: nothing of what others write to each other. */
export function Desk() {
  const { t } = useTranslation('chat');
  const { type } = useCurrentUser();
  return (
    <div className="chat-desk">
      {type === 'Center' && <RetentionCard />}
      <TitledCard title={t('manage.reports')}>
        <Reports />
      </TitledCard>
    </div>
  );
}

function RetentionCard() {
  const { t } = useTranslation('chat');
  const client = useQueryClient();
  const query = useQuery(api.chatRules.retention.queryOptions({ input: {}, ...quiet }));
  const { mutateAsync } = useMutation(
    api.chatRules.saveRetention.mutationOptions({
      onSuccess: (saved) => client.setQueryData(api.chatRules.retention.queryKey({ input: {} }), saved),
      ...quiet,
    }),
  );
  const { min, max } = chatLimits.retentionDays;
  return (
    <TitledCard title={t('manage.retention')}>
      <p>{t('manage.retentionHint')}</p>
      <Loaded query={query}>
        {({ days, concurrencyStamp }) => (
          <PageForm<Pick<Retention, 'days'>>
            key={concurrencyStamp}
            initialValues={{ days }}
            saved={t('word.savedSentence')}
            onSave={(values) => mutateAsync({ days: values.days ?? null, concurrencyStamp })}
          >
            <Form.Item name="days" label={t('manage.days')}>
              <InputNumber min={min} max={max} precision={0} />
            </Form.Item>
          </PageForm>
        )}
      </Loaded>
      <p>{t('manage.exportHint')}</p>
      <ExportButton path="/api/business/chat/export" query={{}} />
    </TitledCard>
  );
}

function Reports() {
  const { t } = useTranslation('chat');
  const query = useQuery(api.chatDesk.reports.queryOptions({ input: { maxResultCount: 100 }, ...quiet }));
  return (
    <Loaded query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <NothingHere title={t('manage.noReports')} />
        ) : (
          <ul className="plain-list">
            {(items as ChatReport[]).map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Report({ report }: { report: ChatReport }) {
  const { t } = useTranslation('chat');
  const { zone } = useCurrentUser();
  const client = useQueryClient();
  const settle = useMutation(
    api.chatDesk.settle.mutationOptions({ onSettled: () => client.invalidateQueries({ queryKey: api.chatDesk.key() }) }),
  );
  const { id, senderNickname, content, reason, reporterName, settledAt, sendTime } = report;
  return (
    <li className="chat-person">
      <span className="chat-row-text">
        <strong>
          {senderNickname} · {formatDateTime(new Date(sendTime).toISOString(), zone)}
        </strong>
        <q className="chat-text">{readContent(content).text}</q>
        <span>{reason}</span>
        <small>{t('manage.by', { name: reporterName })}</small>
      </span>
      <Flex>
        {settledAt ? (
          t('manage.settled', { date: formatDateTime(settledAt, zone) })
        ) : (
          <Button loading={settle.isPending} onClick={() => settle.mutate({ id })}>
            {t('manage.settle')}
          </Button>
        )}
      </Flex>
    </li>
  );
}
